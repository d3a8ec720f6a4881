import { actionText, TRAIL } from "../../content/staff/trail.ts";
import type { YouSwitches } from "../../content/you/switches.ts";
import {
  isTrailKind,
  TRAIL_KINDS,
  type TrailFilter,
  type TrailKind,
  type TrailLine,
} from "../../contract/trail.ts";
import { writeCsv, type CsvForm } from "../../format/csv.ts";
import { formatDateTime, formatIsoDay } from "../../format/date.ts";
import { parseDay } from "../list/day.ts";
import { idIn } from "../../contract/digits.ts";

/** The filters' names in the address. */
export const TRAIL_FILTERS = ["person", "kind", "day", "id", "mark"] as const;

export type TrailFilterName = (typeof TRAIL_FILTERS)[number];

/** Reads `?person=`, `?kind=`, `?day=`, `?id=` and `?mark=`; unreadable values filter nothing. */
export function parseFilter(query: URLSearchParams): TrailFilter {
  const kind = query.get("kind") ?? "";
  return {
    person: idIn(query.get("person") ?? ""),
    kind: isTrailKind(kind) ? kind : null,
    day: parseDay(query.get("day") ?? ""),
    id: idIn(query.get("id") ?? ""),
    mark: /^[0-9a-f]{12}$/.exec(query.get("mark") ?? "")?.[0] ?? null,
  };
}

/** Whether the address has a value for a filter that cannot be read. */
export function isMalformed(query: URLSearchParams, name: TrailFilterName): boolean {
  return (query.get(name) ?? "").trim() !== "" && parseFilter(query)[name] === null;
}

const OF_APPEALS: ReadonlySet<TrailKind> = new Set([
  "appeals",
  "appealClaim",
  "appealRelease",
  "appealAsk",
  "appealAccept",
  "appealDecline",
  "appealDone",
]);

/** The kinds that may have lines: none of a read that the bot does not answer, or of what the brand does not offer. */
export function kindsToPick(
  readsOff: readonly string[],
  { appeals, deletion }: Pick<YouSwitches, "appeals" | "deletion">,
): TrailKind[] {
  return TRAIL_KINDS.filter(
    (kind) => !readsOff.includes(kind) && (appeals !== null || deletion || !OF_APPEALS.has(kind)),
  );
}

export function trailCsv(lines: readonly TrailLine[], form: CsvForm = "comma"): string {
  return writeCsv(
    TRAIL.csvColumns,
    lines.map((line) => [
      formatDateTime(line.at),
      line.person,
      actionText(line),
      line.mark ?? "",
      line.rows === null ? "" : String(line.rows),
      String(line.times),
    ]),
    form,
  );
}

/** 'staff_trail_{date}.csv', the date of `now` (epoch ms) in UTC. */
export function trailFileName(now: number): string {
  return `staff_trail_${formatIsoDay(now)}.csv`;
}
