import { actionText } from "../../content/staff/audit-log.ts";
import type { YouSwitches } from "../../content/you/switches.ts";
import {
  isAuditKind,
  isOfAppeals,
  AUDIT_KINDS,
  type AuditFilter,
  type AuditKind,
} from "../../contract/audit-log.ts";
import type { AuditLine } from "../../contract/audit-lines.ts";
import { formatDateTime } from "../../format/date.ts";
import { parseDay } from "../list/day.ts";
import { idIn } from "../../contract/digits.ts";

/** The filters' names in the address. */
export const AUDIT_FILTERS = ["person", "kind", "day", "id", "mark"] as const;

export type AuditFilterName = (typeof AUDIT_FILTERS)[number];

/** Reads `?person=`, `?kind=`, `?day=`, `?id=` and `?mark=`; unreadable values filter nothing. */
export function parseFilter(query: URLSearchParams): AuditFilter {
  const kind = query.get("kind") ?? "";
  return {
    person: idIn(query.get("person") ?? ""),
    kind: isAuditKind(kind) ? kind : null,
    day: parseDay(query.get("day") ?? ""),
    id: idIn(query.get("id") ?? ""),
    mark: /^[0-9a-f]{12}$/.exec(query.get("mark") ?? "")?.[0] ?? null,
  };
}

/** Whether the address has an unreadable value for a filter. */
export function isMalformed(query: URLSearchParams, name: AuditFilterName): boolean {
  return (query.get(name) ?? "").trim() !== "" && parseFilter(query)[name] === null;
}

/** The kinds to choose from: without reads that are off and features the brand doesn't have. */
export function kindsToPick(
  readsOff: readonly string[],
  { appeals, deletion }: Pick<YouSwitches, "appeals" | "deletion">,
): AuditKind[] {
  return AUDIT_KINDS.filter(
    (kind) => !readsOff.includes(kind) && (appeals !== null || deletion || !isOfAppeals(kind)),
  );
}

/** A line as the cells of `AUDIT_LOG.csvColumns`. */
export function auditCells(line: AuditLine): string[] {
  return [
    formatDateTime(line.at),
    line.person,
    actionText(line),
    line.mark ?? "",
    line.rows === null ? "" : String(line.rows),
    String(line.times),
  ];
}
