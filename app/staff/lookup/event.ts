import type { EventKind, Role } from "../../content/staff/lookup.ts";
import type { BlacklistPath } from "../../content/paths.ts";
import type { EconomyLog } from "../../contract/staff.ts";
import { formatIsoDay } from "../../format/date.ts";
import { entryAddress, type BlacklistEntry } from "../blacklist/blacklist.ts";
import type { TransferDay } from "../economy/sums.ts";
import { transactionKey } from "../economy/view.ts";

interface EventBase {
  kind: EventKind;
  role: Role;
  /** Epoch seconds. */
  at: number;
}

/** A sanction that began or ended. */
export interface SanctionEvent extends EventBase {
  kind: "sanction" | "end";
  path: BlacklistPath;
  entry: BlacklistEntry;
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

/** Something that is known about an id. */
export type TimelineEvent = SanctionEvent | TransactionEvent | LimitEvent | MessagesEvent;

/** The person besides the one looked up: who gave a sanction, or whom it was given to; "" for none. */
export function otherPerson(event: TimelineEvent): string {
  if (event.kind !== "sanction" && event.kind !== "end") return "";
  return event.role === "handler" ? event.entry.subject : event.entry.moderator;
}

/** By time; events of the same second keep their order. Sorts in place. */
export function latestFirst(events: TimelineEvent[]): TimelineEvent[] {
  return events.sort((a, b) => b.at - a.at);
}

/** The page of an event's list, with its row marked. */
export function eventAddress(event: TimelineEvent, id: string): string {
  switch (event.kind) {
    case "sanction":
    case "end":
      return entryAddress(event.path, event.entry);
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
