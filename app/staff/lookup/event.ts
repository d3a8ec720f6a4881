import type { EventKind, Role } from "../../content/staff/lookup.ts";
import type { Sanction } from "../../contract/sanction.ts";
import type { EconomyLog } from "../../contract/staff.ts";
import { formatIsoDay } from "../../format/date.ts";
import { entryAddress } from "../blacklist/blacklist.ts";
import type { TransferDay } from "../economy/sums.ts";
import { transactionKey } from "../economy/economy.ts";
import { updatedSearch } from "../list/list-query.ts";

interface EventBase {
  kind: EventKind;
  role: Role;
  /** Epoch seconds. */
  at: number;
}

/** A sanction that began or ended. */
export interface SanctionEvent extends EventBase {
  kind: "sanction" | "end";
  entry: Sanction;
}

interface TransactionEvent extends EventBase {
  kind: "transaction";
  log: EconomyLog;
}

interface LimitEvent extends EventBase {
  kind: "limit";
  day: TransferDay;
  certain: boolean;
}

interface MessagesEvent extends EventBase {
  kind: "messages";
  messages: number;
}

/** One fact about an id. */
export type TimelineEvent = SanctionEvent | TransactionEvent | LimitEvent | MessagesEvent;

/** Transactions with nothing else between them, folded into one line. */
export interface TransactionRun {
  kind: "run";
  /** Epoch seconds of the latest and of the earliest. */
  at: number;
  from: number;
  count: number;
}

/** A line of the timeline. */
export type TimelineRow = TimelineEvent | TransactionRun;

/** The other person: who gave a sanction, or who got it; "" for none. */
export function otherPerson(event: TimelineRow): string {
  if (event.kind !== "sanction" && event.kind !== "end") return "";
  return event.role === "handler" ? event.entry.subject : event.entry.moderator;
}

/** Sorts events in place, the latest first; those of the same second keep their order. */
export function latestFirst(events: TimelineEvent[]): TimelineEvent[] {
  return events.sort((a, b) => b.at - a.at);
}

/** The beginning of a sanction, for who got it or who gave it. */
export function beginOf(entry: Sanction, role: Role): SanctionEvent {
  return { kind: "sanction", role, at: entry.timestamp, entry };
}

/** A sanction's beginning and its end, if any. */
export function sanctionSpan(entry: Sanction): SanctionEvent[] {
  const begin = beginOf(entry, "subject");
  if (!entry.duration) return [begin];
  return [begin, { ...begin, kind: "end", at: entry.timestamp + entry.duration }];
}

/** A run of this many transactions folds into one line. */
const LEAST_RUN = 3;

/** The lines of sorted events. Folds transactions, so they don't hide what the team did. */
export function foldTransactions(events: readonly TimelineEvent[]): TimelineRow[] {
  const rows: TimelineRow[] = [];
  for (let start = 0; start < events.length;) {
    let end = start;
    while (events[end]?.kind === "transaction") end += 1;
    const [latest, earliest] = [events[start], events[end - 1]];
    if (latest && earliest && end - start >= LEAST_RUN) {
      rows.push({ kind: "run", at: latest.at, from: earliest.at, count: end - start });
    } else {
      end = Math.max(end, start + 1);
      rows.push(...events.slice(start, end));
    }
    start = end;
  }
  return rows;
}

/** The transactions of a run in the timeline of a query. */
export function runSearch(query: URLSearchParams, { at, from }: TransactionRun): string {
  return updatedSearch(query, {
    kind: "transaction",
    from: formatIsoDay(from * 1000),
    to: formatIsoDay(at * 1000),
  });
}

/** The page of an event's list, with its row marked. */
export function eventAddress(event: TimelineEvent, id: string): string {
  switch (event.kind) {
    case "sanction":
    case "end":
      return entryAddress(event.entry);
    case "transaction": {
      const day = formatIsoDay(event.at * 1000);
      return `/staff/logging/economy?user=${id}&startDate=${day}&endDate=${day}&row=${transactionKey(event.log)}`;
    }
    case "limit": {
      const { day } = event.day;
      return `/staff/logging/economy?user=${id}&type=transfer&startDate=${day}&endDate=${day}`;
    }
    case "messages":
      return "/staff/overview?range=all";
  }
}
