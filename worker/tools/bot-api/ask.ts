import { PRODUCT } from "../../../app/content/site.ts";
import { parseBotJson } from "../../bot/bot-json.ts";
import { ATTEMPT_MS, MAX_BODY_BYTES } from "../../bot/upstream.ts";

/** A bot API and its key. */
export interface Source {
  /** Without a final slash. */
  url: string;
  key: string;
  /** The site's; by default only the product's name. */
  userAgent?: string;
}

/** An answer, or why there is none. */
export interface Asked {
  /** 0 without an answer. */
  status: number;
  /** Ms until the body was read. */
  ms: number;
  /** The server's clock from its Date header, epoch ms. */
  date: number | null;
  body: unknown;
  /** Why there is no usable JSON; null if there is. */
  problem: string | null;
}

/** Requests as the worker does: same headers and timeout, no redirects. */
export async function ask(
  { url, key, userAgent = PRODUCT }: Source,
  path: string,
  maxBytes = MAX_BODY_BYTES,
): Promise<Asked> {
  const start = performance.now();
  const asked: Asked = { status: 0, ms: 0, date: null, body: undefined, problem: null };
  try {
    const response = await fetch(url + path, {
      headers: { "X-API-Key": key, Accept: "application/json", "User-Agent": userAgent },
      redirect: "manual",
      signal: AbortSignal.timeout(ATTEMPT_MS),
    });
    asked.status = response.status;
    asked.date = Date.parse(response.headers.get("Date") ?? "") || null;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const type = response.headers.get("Content-Type") ?? "no content type";
    if (response.status >= 300 && response.status < 400) {
      asked.problem = `redirects to ${response.headers.get("Location")}; the site does not follow`;
    } else if (!/\bjson\b/i.test(type)) {
      asked.problem = `expected JSON, got ${type}${isWebPage(bytes) ? " (a web page)" : ""}`;
    } else if (bytes.length > maxBytes) {
      asked.problem = `larger than the ${maxBytes / 2 ** 20} MiB the site reads`;
    } else if (/rel="?next\b/i.test(response.headers.get("Link") ?? "")) {
      asked.problem =
        "a page of a longer list (Link: rel=next); the site reads one answer, so send all of it";
    } else {
      asked.body = parseBotJson(bytes);
    }
  } catch (error) {
    asked.problem = failureOf(error);
  }
  asked.ms = Math.round(performance.now() - start);
  return asked;
}

function isWebPage(bytes: Uint8Array): boolean {
  return /<html/i.test(new TextDecoder().decode(bytes));
}

/** Why a request failed, in plain words. */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return `no answer within ${ATTEMPT_MS} ms`;
  if (error instanceof SyntaxError) return "expected JSON, got text that is none";
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = "code" in cause ? String(cause.code) : "";
  return `cannot be reached (${code || cause.message})`;
}
