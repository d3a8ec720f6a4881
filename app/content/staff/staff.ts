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
});

/** Most coins an account may transfer a day. */
export const DAILY_TRANSFER_LIMIT = 10_000_000;

/** A count that may be too low. */
export function countText(count: string, isMore: boolean): string {
  return isMore ? `${count}+` : count;
}

/** The amount sent on a day over the limit. */
export function sentText(sum: string, certain: boolean): string {
  return certain ? sum : `at most ${sum}`;
}

export function transfersText(count: number): string {
  return count === 1 ? "1 transfer" : `${count} transfers`;
}
