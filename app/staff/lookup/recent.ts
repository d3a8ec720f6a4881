import * as v from "valibot";
import { isDigits } from "../../contract/digits.ts";

const MOST = 12;

const stored = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ by: v.string(), ids: v.array(v.pipe(v.string(), v.check(isDigits))) }),
  ),
  { by: "", ids: [] },
);

/** The IDs a person looked up, latest first, from a stored text; nobody else's. */
export function parseRecent(text: string, person: string): string[] {
  const { by, ids } = v.parse(stored, text);
  return by === person ? ids : [];
}

/** The text with one more. */
export function withRecent(ids: readonly string[], id: string, person: string): string {
  const others = ids.filter((known) => known !== id);
  return JSON.stringify({ by: person, ids: [id, ...others].slice(0, MOST) });
}
