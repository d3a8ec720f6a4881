import { publicCatalogue } from "../commands/catalogue.ts";
import { addressOf } from "../commands/filter.ts";
import { STAFF_LINKS, STAFF_SECTIONS } from "../content/navigation.ts";
import {
  AVATAR_PAGE,
  FEATURE_PAGES,
  LEGAL_PAGES,
  MAIN_PAGES,
  type SitePage,
} from "../content/pages.ts";
import { DEFAULT_PREFIX } from "../content/site.ts";
import type { Command } from "../contract/command.ts";
import type { IconName } from "../ui/icons.ts";

export type Kind = "Page" | "Feature" | "Legal" | "Staff" | "Command";

/** A place the palette leads to. */
export interface Entry {
  kind: Kind;
  title: string;
  text: string;
  /** Other names it is found by. */
  also: readonly string[];
  to: string;
  icon: IconName;
}

function entriesOf(kind: Kind, pages: readonly SitePage[]): Entry[] {
  return pages.map(({ title, description = "", path, icon = "file" }) => ({
    kind,
    icon,
    title,
    text: description,
    also: [],
    to: path,
  }));
}

/** The pages anybody may see, in the order they stand in while nothing is searched. */
export const PUBLIC_ENTRIES: readonly Entry[] = [
  ...entriesOf("Page", [...MAIN_PAGES, AVATAR_PAGE]),
  ...entriesOf("Feature", FEATURE_PAGES),
  ...entriesOf("Legal", LEGAL_PAGES),
];

/** The pages of the team. */
export const STAFF_ENTRIES: readonly Entry[] = [
  ...entriesOf("Staff", STAFF_LINKS),
  ...STAFF_SECTIONS.flatMap((section) =>
    entriesOf(
      "Staff",
      section.links.map(({ path, title }) => ({
        path,
        title: `${section.title}: ${title}`,
        icon: section.icon,
      })),
    ),
  ),
];

/** The public commands, each under its own address. */
export function commandEntries(commands: readonly Command[]): Entry[] {
  return commands.map((command) => ({
    kind: "Command",
    icon: "code",
    title: DEFAULT_PREFIX + command.name,
    text: command.description,
    also: command.aliases,
    to: addressOf(publicCatalogue, command),
  }));
}
