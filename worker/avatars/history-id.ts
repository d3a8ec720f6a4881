import { splitLanguage } from "../http/language-prefix.ts";
import type { EdgeContext } from "../context/edge-env.ts";

/** The id in an avatar history's path, for document or data; "" for other paths. */
export function historyId(c: EdgeContext): string {
  return /^\/+avatars\/+(\d+)(?![^./])/i.exec(splitLanguage(c.req.path).path)?.[1] ?? "";
}
