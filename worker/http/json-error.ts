import type { Next } from "hono";
import { CODE_WORDS } from "../../app/content/code-words.ts";
import { contractSentence } from "../../app/content/error-sentence.ts";
import type { BotError } from "../../app/contract/bot.ts";
import { STATUS_OF, type ErrorCode } from "../../app/contract/error-codes.ts";
import type { EdgeContext } from "../context/edge-env.ts";

interface ErrorOptions {
  /** Seconds until a client may try again; a 503 defaults to 5. */
  retryAfter?: number | null;
  /** Further fields of the body. */
  details?: object;
}

/**
 * The JSON of every refusal and failure: code (which gives the status), sentence in the site's
 * language, request id for finding log lines.
 */
export function jsonError(
  c: EdgeContext,
  code: ErrorCode,
  error: string = CODE_WORDS[code],
  { retryAfter, details }: ErrorOptions = {},
): Response {
  const status = STATUS_OF[code];
  const seconds = retryAfter ?? (status === 503 ? 5 : null);
  if (seconds !== null) c.header("Retry-After", String(seconds));
  return c.json({ error, code, requestId: c.get("requestId"), ...details }, status);
}

/** A request's JSON; null if invalid, which the caller's check refuses. */
export function jsonBody(c: EdgeContext): unknown {
  try {
    return JSON.parse(c.get("body") ?? "");
  } catch {
    return null;
  }
}

export function methodNotAllowed(allow: string): (c: EdgeContext) => Response {
  return (c) => {
    c.header("Allow", allow);
    return jsonError(c, "method");
  };
}

/** For a GET that changes something: a program's HEAD, sent to look at a link, must not. */
export async function refuseHead(c: EdgeContext, next: Next): Promise<Response | void> {
  return c.req.method === "HEAD" ? methodNotAllowed("GET")(c) : next();
}

/** The 503 of files for scripts of any site. */
export function publicUnavailable(c: EdgeContext, { message, retryAfter }: BotError): Response {
  c.header("Access-Control-Allow-Origin", "*");
  c.header("Cache-Control", "no-store");
  return jsonError(c, "not_ready", contractSentence("not_ready", message), { retryAfter });
}
