import * as v from "valibot";
import { digits } from "./decode.ts";
import { EXPORTED_LISTS, TRAIL_KINDS, type TrailLine } from "./trail.ts";

const lines = v.array(
  v.object({
    at: v.number(),
    person: digits,
    kind: v.picklist(TRAIL_KINDS),
    mark: v.nullable(v.string()),
    rows: v.nullable(v.number()),
    list: v.nullable(v.picklist(EXPORTED_LISTS)),
    times: v.number(),
  }),
);

/** Reads the answer of GET /api/staff/trail. @throws ShapeError */
export function decodeTrailLines(answer: unknown): TrailLine[] {
  return v.parse(lines, answer);
}
