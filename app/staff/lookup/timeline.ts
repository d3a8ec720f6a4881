import { KINDS, ROLES, type EventKind, type Role } from "../../content/lookup.ts";
import { listPage, type ListPage } from "../list/list-query.ts";
import { isWithin, parsePeriod, type Period } from "../list/period.ts";
import { latestFirst, type TimelineEvent } from "./event.ts";
import type { SourceReading } from "./sources.ts";

/** The filters of the timeline; null where one is not set. */
export interface TimelineFilter {
  role: Role | null;
  kind: EventKind | null;
  period: Period;
}

/** Reads `?role=`, `?kind=`, `?from=` and `?to=`. */
export function parseFilter(query: URLSearchParams): TimelineFilter {
  const valueOf = <V extends string>(choices: readonly { value: V }[], name: string) =>
    choices.find(({ value }) => value === query.get(name))?.value ?? null;
  return { role: valueOf(ROLES, "role"), kind: valueOf(KINDS, "kind"), period: parsePeriod(query) };
}

/** One page of the events that pass the filters. */
export interface Timeline {
  list: ListPage<TimelineEvent>;
  /** How many pass the other filters, by kind and by role. */
  kinds: Record<EventKind, number>;
  roles: Record<Role, number>;
}

/** Merges what the sources know into one list, the latest first; equal seconds keep the sources' order. */
export function timelineOf(readings: readonly SourceReading[], query: URLSearchParams): Timeline {
  const { role, kind, period } = parseFilter(query);
  const kinds = { sanction: 0, end: 0, transaction: 0, limit: 0, messages: 0 };
  const roles = { subject: 0, handler: 0 };
  const matches: TimelineEvent[] = [];
  let total = 0;
  for (const { events } of readings) {
    for (const event of events ?? []) {
      total += 1;
      if (!isWithin(event.at, period)) continue;
      const hasRole = role === null || event.role === role;
      const hasKind = kind === null || event.kind === kind;
      if (hasRole) kinds[event.kind] += 1;
      if (hasKind) roles[event.role] += 1;
      if (hasRole && hasKind) matches.push(event);
    }
  }
  return { list: listPage(latestFirst(matches), query, { total }), kinds, roles };
}
