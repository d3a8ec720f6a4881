import { isDigits, MAX_IDS } from "../../app/contract/digits.ts";
import type { EdgeContext } from "../context/edge-env.ts";

/** The distinct ids of `?ids=`; null if malformed or too many. */
export function idsOfQuery(c: EdgeContext): string[] | null {
  const ids = [...new Set((c.req.query("ids") ?? "").split(",").filter((id) => id !== ""))];
  return ids.length > 0 && ids.length <= MAX_IDS && ids.every(isDigits) ? ids : null;
}
