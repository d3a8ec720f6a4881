import { publicCatalogue } from "../commands/catalogue.ts";
import { addressOf } from "../commands/filter.ts";
import { staffLinksFor, staffSectionsFor } from "../content/staff/navigation.ts";
import {
  AVATAR_PAGES,
  FEATURE_PAGES,
  LEGAL_PAGES,
  MAIN_PAGES,
  type SitePage,
} from "../content/pages.ts";
import type { ENTRY_KINDS } from "../content/frame/palette.ts";
import { DEFAULT_PREFIX } from "../content/site.ts";
import type { Command } from "../contract/command.ts";
import type { IconName } from "../content/icons.ts";

export type EntryKind = keyof typeof ENTRY_KINDS;

export interface Entry {
  kind: EntryKind;
  title: string;
  text: string;
  /** Other names for the search. */
  aliases: readonly string[];
  to: string;
  /** Router state of the link. */
  state?: unknown;
  icon: IconName;
}

function entriesOf(kind: EntryKind, pages: readonly SitePage[]): Entry[] {
  return pages.map(({ title, description = "", path, icon = "file" }) => ({
    kind,
    icon,
    title,
    text: description,
    aliases: [],
    to: path,
  }));
}

/** Public pages, in their order without a search. */
export const PUBLIC_ENTRIES: readonly Entry[] = [
  ...entriesOf("Page", [...MAIN_PAGES, ...AVATAR_PAGES]),
  ...entriesOf("Feature", FEATURE_PAGES),
  ...entriesOf("Legal", LEGAL_PAGES),
];

/** Staff pages that a rank sees. */
export function staffEntries(rank: string): Entry[] {
  const sections = staffSectionsFor(rank).flatMap(({ title: section, icon, links }) =>
    links.map(({ path, title }) => ({ path, title: `${section}: ${title}`, icon })),
  );
  return entriesOf("Staff", [...staffLinksFor(rank), ...sections]);
}

/** Public commands at their own addresses. */
export function commandEntries(commands: readonly Command[]): Entry[] {
  return commands.map((command) => ({
    kind: "Command",
    icon: "code",
    title: DEFAULT_PREFIX + command.name,
    text: command.description,
    aliases: command.aliases,
    to: addressOf(publicCatalogue, command),
  }));
}
