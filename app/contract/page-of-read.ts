import type { ReadName, StaffReadName } from "./endpoints.ts";
import type { BLACKLIST_READS, BlacklistPath, StaffPage } from "./staff-pages.ts";
import type { ExportedList } from "./trail.ts";

/** Each list's read belongs to the page that shows it. */
type PageOfList = {
  [Path in BlacklistPath as (typeof BLACKLIST_READS)[Path]]: `blacklist/${Path}`;
};

const PAGE_OF_READ: Record<StaffReadName, StaffPage> & PageOfList = {
  activity: "overview",
  staffCommands: "commands",
  economyLogs: "logging/economy",
  userBans: "blacklist/user/user",
  userCommandBans: "blacklist/user/command",
  userCogBans: "blacklist/user/cog",
  serverBans: "blacklist/server/server",
  serverCommandBans: "blacklist/server/command",
  serverCogBans: "blacklist/server/cog",
};

/** The page whose records an export holds. */
export const PAGE_OF_EXPORT: Record<ExportedList, StaffPage> = {
  ...PAGE_OF_READ,
  blacklists: "blacklist",
  lookup: "lookup",
  trail: "trail",
};

const PAGES: Partial<Record<ReadName, StaffPage>> = PAGE_OF_READ;

/** The page whose records a read gives, which are closed everywhere to who does not see it; undefined for a public one. */
export function pageOfRead(name: ReadName): StaffPage | undefined {
  return PAGES[name];
}
