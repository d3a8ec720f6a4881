import { ALL_COMMANDS } from "../content/commands/commands.ts";
import {
  PUBLIC_CATEGORIES,
  PUBLIC_GROUPS,
  STAFF_CATEGORIES,
  STAFF_GROUPS,
} from "../content/commands/categories.ts";
import type { Hue } from "../content/colors.ts";
import { RANKS } from "../content/ranks.ts";

/** What an address selects: group, search text, and a linked command. */
export interface View {
  group: string;
  search?: string;
  command?: string | null;
}

/** One of the two lists: its groups and its views' addresses. */
export interface Catalogue {
  /** In the dropdown's order: 'All Commands' first. */
  groups: readonly string[];
  /** Keys are categories in lower case. */
  groupByCategory: ReadonlyMap<string, string>;
  /** Badge colours by group. */
  tones: ReadonlyMap<string, Hue>;
  /** A view's address, from the site's root. */
  href: (view: View) => string;
}

/** A group in an address: `moderation` for 'Moderation'; null for 'All Commands'. */
export function slugOf(group: string): string | null {
  return group === ALL_COMMANDS ? null : group.toLowerCase();
}

/** A slug's group, ignoring case: 'All Commands' without one, null if unknown. */
export function groupOfSlug(catalogue: Catalogue, slug: string | null | undefined): string | null {
  if (slug === null || slug === undefined) return ALL_COMMANDS;
  const wanted = slug.toLowerCase();
  return catalogue.groups.find((group) => slugOf(group) === wanted) ?? null;
}

function groupsByCategory(
  groups: Readonly<Record<string, readonly string[]>>,
): ReadonlyMap<string, string> {
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
  groups: PUBLIC_GROUPS,
  groupByCategory: groupsByCategory(PUBLIC_CATEGORIES),
  tones: new Map(),
  href({ group, search, command }) {
    const slug = slugOf(group);
    return address(slug ? `/commands/${slug}` : "/commands", { q: search, c: command });
  },
};

/** /staff/commands?category=…&q=…&c=… */
export const staffCatalogue: Catalogue = {
  groups: STAFF_GROUPS,
  groupByCategory: groupsByCategory(STAFF_CATEGORIES),
  tones: new Map(RANKS.map(({ rank, hue }) => [rank, hue])),
  href({ group, search, command }) {
    return address("/staff/commands", { category: slugOf(group), q: search, c: command });
  },
};
