import type { ReadName, StaffReadName } from "./endpoints.ts";
import { LISTS, type ListRead } from "./lists.ts";
import type { StaffPage } from "./staff-pages.ts";
import type { ExportedList } from "./audit-log.ts";

const PAGES: Record<Exclude<StaffReadName, ListRead> | Exclude<ExportedList, ListRead>, StaffPage> =
  {
    activity: "overview",
    staffCommands: "commands",
    economyLogs: "logging/economy",
    blacklists: "blacklist",
    lookup: "lookup",
    auditLog: "trail",
  };

const PAGE_OF: ReadonlyMap<string, StaffPage> = new Map([
  ...Object.entries(PAGES),
  ...LISTS.map(({ read, path }) => [read, `blacklist/${path}`] as const),
]);

/** The page with a read's or export's records, whose rights apply; undefined for public reads. */
export function pageOfRead(name: ReadName | ExportedList): StaffPage | undefined {
  return PAGE_OF.get(name);
}
