import { isAmongRanks } from "./rank-names.ts";

/** The blacklist pages, each with the read of the bot API that it shows. */
export const BLACKLIST_READS = {
  "user/user": "userBans",
  "user/command": "userCommandBans",
  "user/cog": "userCogBans",
  "server/server": "serverBans",
  "server/command": "serverCommandBans",
  "server/cog": "serverCogBans",
} as const;

export type BlacklistPath = keyof typeof BLACKLIST_READS;

/** The staff pages by their paths below /staff/. */
export const STAFF_PAGES = [
  "overview",
  "commands",
  "lookup",
  "incidents",
  "appeals",
  "trail",
  "health",
  "logging/economy",
  "blacklist",
  "blacklist/user/user",
  "blacklist/user/command",
  "blacklist/user/cog",
  "blacklist/server/server",
  "blacklist/server/command",
  "blacklist/server/cog",
] as const;

export type StaffPage = (typeof STAFF_PAGES)[number];

/** The page that a path below /staff/ is, or is below, such as 'appeals/:id'; null for none. */
export function pageOfPath(path: string): StaffPage | null {
  const above = STAFF_PAGES.filter((page) => `${path}/`.startsWith(`${page}/`));
  return above.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

/** The ranks that see a page and those below it; a page without is the whole team's. */
export type StaffRights = Partial<Record<StaffPage, readonly string[] | undefined>>;

/** Whether a rank sees a page: no entry for it, or for one above it, leaves the rank out. */
export function mayOpen(rights: StaffRights, rank: string, page: StaffPage): boolean {
  return Object.entries(rights).every(
    ([path, ranks]) =>
      ranks === undefined || !`${page}/`.startsWith(`${path}/`) || isAmongRanks(rank, ranks),
  );
}
