import { LISTS } from "./lists.ts";

/** The staff pages by their paths below /staff/. */
export const STAFF_PAGES = [
  "overview",
  "lookup",
  "commands",
  "incidents",
  "appeals",
  "trail",
  "health",
  "logging/economy",
  "blacklist",
  ...LISTS.map(({ path }) => `blacklist/${path}` as const),
] as const;

export type StaffPage = (typeof STAFF_PAGES)[number];

/** The staff page at or above a path below /staff/, such as 'appeals/:id'; null for none. */
export function pageOfPath(path: string): StaffPage | null {
  const above = STAFF_PAGES.filter((page) => `${path}/`.startsWith(`${page}/`));
  return above.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

/** Which ranks see a page and those below it. A page without an entry is open to the whole team. */
export type StaffRights = Partial<Record<StaffPage, readonly string[] | undefined>>;

/** Whether a rank from the bot is in a list of ranks, ignoring case. */
export function isAmongRanks(rank: string, ranks: readonly string[]): boolean {
  return ranks.some((one) => one.toLowerCase() === rank.trim().toLowerCase());
}

/** Whether a rank sees a page: no entry for it, or for one above it, leaves the rank out. */
export function mayOpen(rights: StaffRights, rank: string, page: StaffPage): boolean {
  return Object.entries(rights).every(
    ([path, ranks]) =>
      ranks === undefined || !`${page}/`.startsWith(`${path}/`) || isAmongRanks(rank, ranks),
  );
}
