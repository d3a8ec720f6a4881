import { ALL_COMMANDS, COMMANDS_TEXT } from "../content/commands/commands.ts";
import { DEFAULT_PREFIX } from "../content/site.ts";
import { fill } from "../content/words.ts";
import type { Command } from "../contract/command.ts";
import { publicCatalogue } from "./catalogue.ts";
import { addressOf } from "./filter.ts";
import { usage } from "./usage.ts";

interface CommandPageMeta {
  title: string;
  description: string;
  path: string;
}

export function commandTitle(name: string): string {
  return fill(COMMANDS_TEXT.commandTitle(name));
}

/** Title, description and path of the list, a category, or a linked command. */
export function pageMeta(group: string, linked: Command | null): CommandPageMeta {
  if (linked) {
    const sentence = linked.description ? `${linked.description.replace(/\.?$/, ".")} ` : "";
    return {
      title: commandTitle(linked.name),
      description: sentence + COMMANDS_TEXT.commandUsage(usage(DEFAULT_PREFIX, linked)),
      path: addressOf(publicCatalogue, linked),
    };
  }
  const path = publicCatalogue.href({ group });
  if (group === ALL_COMMANDS) {
    return { title: COMMANDS_TEXT.title, description: COMMANDS_TEXT.description, path };
  }
  return {
    title: COMMANDS_TEXT.categoryTitle(group),
    description: COMMANDS_TEXT.categoryDescription(group),
    path,
  };
}
