import { MOST } from "../../contract/most.ts";
import { words } from "../words.ts";

export const STAFF = words({
  menu: "Staff menu",
  nav: "Staff",
  teamMember: "Team Member",
  open: "open",
  idHint: "17 to 20 digits, a mention or a link",
  search: "Search",
  searching: "Searching…",
  economy: "Economy Logs",
  economyDescription: "Every transaction of one user. Times are UTC.",
  userId: "User ID",
  utc: "Times are UTC.",
  noUserId: "This is not a user ID.",
  /** A count of appeals, which ends at MOST.openAppeals + 1. */
  openAppeals: (count: number) =>
    count > MOST.openAppeals ? `${MOST.openAppeals}+` : String(count),
  /** The amount sent on a day over the limit. */
  sent: (sum: string, certain: boolean) => (certain ? sum : `at most ${sum}`),
  transfers: (count: number) => (count === 1 ? "1 transfer" : `${count} transfers`),
});

/** Most coins an account may transfer a day. */
export const DAILY_TRANSFER_LIMIT = 10_000_000;
