import { splitLanguage } from "../http/language-prefix.ts";
import type { EdgeContext } from "../context/edge-env.ts";

/** The id in the path of somebody's avatar history, as document or as data; "" for any other path. */
export function historyId(c: EdgeContext): string {
  return /^\/+avatars\/+(\d+)(?![^./])/i.exec(splitLanguage(c.req.path).path)?.[1] ?? "";
}
