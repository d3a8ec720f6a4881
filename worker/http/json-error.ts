import { ANSWERS } from "../../app/content/answers.ts";
import type { BotError } from "../../app/contract/bot.ts";
import type { EdgeContext } from "../context/edge-env.ts";

type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 429 | 502 | 503 | 504;

/** The JSON body of every refusal and failure: a text of ours, and the id to find the log lines by. */
export function jsonError(
  c: EdgeContext,
  status: ErrorStatus,
  error: string,
  headers: Record<string, string> = {},
): Response {
  return c.json({ error, requestId: c.get("requestId") }, status, headers);
}

/** A request's JSON; null if it is none, which its check refuses. */
export function jsonBody(c: EdgeContext): unknown {
  try {
    return JSON.parse(c.get("body") ?? "");
  } catch {
    return null;
  }
}

export function methodNotAllowed(allow: string): (c: EdgeContext) => Response {
  return (c) => jsonError(c, 405, ANSWERS.methodNotAllowed, { Allow: allow });
}

/** The 503 of a file that scripts of any site may read. */
export function publicUnavailable(c: EdgeContext, error: BotError): Response {
  return jsonError(c, 503, error.message, {
    "Access-Control-Allow-Origin": "*",
    "Cache-Control": "no-store",
    "Retry-After": String(error.retryAfter ?? 5),
  });
}
