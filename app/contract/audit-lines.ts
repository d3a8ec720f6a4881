import * as v from "valibot";
import { digits } from "./decode.ts";
import { EXPORTED_LISTS, AUDIT_KINDS } from "./audit-log.ts";

const auditLine = v.object({
  /** Epoch seconds. */
  at: v.number(),
  /** The team member's id. */
  person: digits,
  kind: v.picklist(AUDIT_KINDS),
  /** A short keyed hash of the ID it was about: equal IDs have equal marks. Null for no ID. */
  mark: v.nullable(v.string()),
  /** Null if the read failed, the export was never reported, and for actions without rows. */
  rows: v.nullable(v.number()),
  /** What was exported; null for other actions. */
  list: v.nullable(v.picklist(EXPORTED_LISTS)),
  /** How often it happened in the quarter of an hour from `at`. */
  times: v.number(),
});

/** A line of the audit log. */
export type AuditLine = v.InferOutput<typeof auditLine>;

/** A page of the audit log, newest first. */
export interface AuditPage {
  lines: AuditLine[];
  /** Lines that pass the filter. */
  found: number;
  /** Lines in all. */
  total: number;
  /** Ids of everybody with lines, most lines first. Ignores the filter. */
  people: string[];
}

/** Reads the answer of GET /api/staff/trail. @throws ShapeError */
export function decodeAuditLines(answer: unknown): AuditLine[] {
  return v.parse(v.array(auditLine), answer);
}
