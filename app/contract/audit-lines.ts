import * as v from "valibot";
import { digits } from "./decode.ts";
import { EXPORTED_LISTS, AUDIT_KINDS, type AuditLine } from "./audit-log.ts";

const lines = v.array(
  v.object({
    at: v.number(),
    person: digits,
    kind: v.picklist(AUDIT_KINDS),
    mark: v.nullable(v.string()),
    rows: v.nullable(v.number()),
    list: v.nullable(v.picklist(EXPORTED_LISTS)),
    times: v.number(),
  }),
);

/** Reads the answer of GET /api/staff/trail. @throws ShapeError */
export function decodeAuditLines(answer: unknown): AuditLine[] {
  return v.parse(lines, answer);
}
