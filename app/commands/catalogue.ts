import {
  ALL_COMMANDS,
  PUBLIC_CATEGORIES,
  PUBLIC_GROUPS,
  STAFF_CATEGORIES,
  STAFF_GROUPS,
} from "../content/commands.ts";
import { RANKS, type RankTone } from "../content/ranks.ts";

/** What a command list shows: the chosen group, the search text and the command a link points at. */
export interface View {
  group: string;
  search?: string;
  command?: string | null;
}

/** A list of commands as a place: its groups, and the address of each of its views. */
export interface Catalogue {
  /** What the browser asks for when it wants the whole list. */
  read: "commands" | "staffCommands";
  /** In the order of the dropdown, 'All Commands' first. */
  groups: readonly string[];
  /** Group by category, the category in lower case. */
  byCategory: ReadonlyMap<string, string>;
  /** The colour of a group's badge, where it has one. */
  tones: ReadonlyMap<string, RankTone>;
  /** Where a form without script sends its search, and the category it carries in a hidden field. */
  form: (group: string) => { path: string; category: string | null };
  /** The address of a view, from the root of the site. */
  href: (view: View) => string;
}

/** The group's part of an address: 'Moderation' is `moderation`; null for 'All Commands'. */
export function slugOf(group: string): string | null {
  return group === ALL_COMMANDS ? null : group.toLowerCase();
}

/** The group an address names, in any case; 'All Commands' without one, null when there is none such. */
export function groupAt(catalogue: Catalogue, slug: string | null | undefined): string | null {
  if (slug === null || slug === undefined) return ALL_COMMANDS;
  const wanted = slug.toLowerCase();
  return catalogue.groups.find((group) => slugOf(group) === wanted) ?? null;
}

function turned(groups: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(groups).flatMap(([group, categories]) =>
      categories.map((category): [string, string] => [category, group]),
    ),
  );
}

function address(path: string, query: Readonly<Record<string, string | null | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  return search.size > 0 ? `${path}?${search}` : path;
}

/** /commands/{category}?q=…&c=… */
export const publicCatalogue: Catalogue = {
  read: "commands",
  groups: PUBLIC_GROUPS,
  byCategory: turned(PUBLIC_CATEGORIES),
  tones: new Map(),
  form: (group) => ({ path: publicCatalogue.href({ group }), category: null }),
  href({ group, search, command }) {
    const slug = slugOf(group);
    return address(slug ? `/commands/${slug}` : "/commands", { q: search, c: command });
  },
};

/** /staff/commands?category=…&q=…&c=… */
export const staffCatalogue: Catalogue = {
  read: "staffCommands",
  groups: STAFF_GROUPS,
  byCategory: turned(STAFF_CATEGORIES),
  tones: new Map(RANKS.map(({ rank, tone }) => [rank, tone])),
  form: (group) => ({ path: "/staff/commands", category: slugOf(group) }),
  href({ group, search, command }) {
    return address("/staff/commands", { category: slugOf(group), q: search, c: command });
  },
};
