import { pageMeta } from "../commands/page-meta.ts";
import { isFree, usage } from "../commands/usage.ts";
import { CARD_WORDS } from "../content/link-card.ts";
import { DEFAULT_PREFIX } from "../content/site.ts";
import type { Command } from "../contract/command.ts";
import { formatCount } from "../format/number.ts";
import { buttonsTo, type LinkCard, type Site } from "./card.ts";

/** The card of a command list with `count` commands, or of the one command a link points at. */
export function commandsCard(
  site: Site,
  group: string,
  count: number,
  linked: Command | null,
): LinkCard {
  const { title, description, path } = pageMeta(group, linked);
  if (!linked) {
    return {
      title,
      text: description,
      lines: [{ kind: "text", text: CARD_WORDS.commands(formatCount(count)) }],
      buttons: buttonsTo(site, CARD_WORDS.browseCommands, path),
    };
  }
  const lines: NonNullable<LinkCard["lines"]>[number][] = [
    { kind: "code", text: usage(DEFAULT_PREFIX, linked) },
  ];
  if (!isFree(linked.permissions)) {
    lines.push({ kind: "text", text: CARD_WORDS.needs(linked.permissions) });
  }
  if (linked.aliases.length > 0) {
    lines.push({ kind: "text", text: CARD_WORDS.also(linked.aliases.join(", ")) });
  }
  const text = linked.description;
  return { title, text, lines, buttons: buttonsTo(site, CARD_WORDS.openCommand, path) };
}
