import { KINDS, ROLES, type EventKind, type Role } from "../../content/staff/lookup.ts";
import { idIn, isDigits } from "../../contract/digits.ts";
import { listPage, type ListPage } from "../list/list-query.ts";
import { isWithin, parsePeriod, type Period } from "../list/period.ts";
import {
  foldTransactions,
  latestFirst,
  otherPerson,
  type TimelineEvent,
  type TimelineRow,
} from "./event.ts";
import type { SourceReading } from "./sources.ts";

/** The timeline's filters; null if unset. */
export interface TimelineFilter {
  role: Role | null;
  kind: EventKind | null;
  /** The other person's id: who gave a sanction, or who got it. */
  by: string | null;
  period: Period;
}

/** Reads `?role=`, `?kind=`, `?by=`, `?from=` and `?to=`. */
export function parseFilter(query: URLSearchParams): TimelineFilter {
  const valueOf = <V extends string>(choices: readonly { value: V }[], name: string) =>
    choices.find(({ value }) => value === query.get(name))?.value ?? null;
  return {
    role: valueOf(ROLES, "role"),
    kind: valueOf(KINDS, "kind"),
    by: idIn(query.get("by") ?? ""),
    period: parsePeriod(query),
  };
}

/** A person of the timeline, and the number of events with them. */
interface PersonCount {
  id: string;
  events: number;
}

/** The filters of the events. */
export interface TimelineCounts {
  /** The numbers of events that pass the other filters, by kind and by role. */
  kinds: Record<EventKind, number>;
  roles: Record<Role, number>;
  /** Whether the person has given any sanction, whatever the filters. */
  hasGiven: boolean;
  /** The other people in events that pass the other filters, most frequent first. */
  people: PersonCount[];
}

/** One page of the events that pass the filters. */
export interface Timeline extends TimelineCounts {
  /** Counts events; a line may fold several. */
  list: ListPage<TimelineRow>;
}

/**
 * Merges the sources' events into one list, latest first; equal seconds keep the sources' order.
 * Without a chosen kind it folds transactions.
 */
export function timelineOf(readings: readonly SourceReading[], query: URLSearchParams): Timeline {
  const { role, kind, by, period } = parseFilter(query);
  const kinds = { sanction: 0, end: 0, transaction: 0, limit: 0, messages: 0 };
  const roles = { subject: 0, handler: 0 };
  const people = new Map<string, number>();
  const matches: TimelineEvent[] = [];
  let total = 0;
  let hasGiven = false;
  for (const { events } of readings) {
    for (const event of events ?? []) {
      total += 1;
      hasGiven ||= event.role === "handler";
      if (!isWithin(event.at, period)) continue;
      const other = otherPerson(event);
      const hasRole = role === null || event.role === role;
      const hasKind = kind === null || event.kind === kind;
      const hasOther = by === null || other === by;
      if (hasRole && hasOther) kinds[event.kind] += 1;
      if (hasKind && hasOther) roles[event.role] += 1;
      if (hasRole && hasKind && isDigits(other)) people.set(other, (people.get(other) ?? 0) + 1);
      if (hasRole && hasKind && hasOther) matches.push(event);
    }
  }
  const sorted = latestFirst(matches);
  const rows = kind === null ? foldTransactions(sorted) : sorted;
  const list = { ...listPage(rows, query, { total }), found: matches.length };
  return { list, kinds, roles, hasGiven, people: mostFrequent(people) };
}

const MOST_PEOPLE = 40;

function mostFrequent(people: ReadonlyMap<string, number>): PersonCount[] {
  const all = [...people].map(([id, events]) => ({ id, events }));
  return all.sort((a, b) => b.events - a.events).slice(0, MOST_PEOPLE);
}
