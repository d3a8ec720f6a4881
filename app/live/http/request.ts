import { ERRORS, requestFailed } from "../../contract/errors.ts";
import { said } from "../../content/said.ts";
import { STATUS_WORDS } from "../../content/http-statuses.ts";

/** The worker refuses calls without them. */
const HEADERS = {
  "X-Requested-With": "XMLHttpRequest",
  "Content-Type": "application/json",
  Accept: "application/json",
};

/** A response with an error status; the message is 'API request failed: {status text}'. */
export class RequestError extends Error {
  override name = "RequestError";
  readonly status: number;
  /** The `error` field of the body: a short text of the worker, safe to show. */
  readonly text: string | null;
  /** The `requestId` field of the body. */
  readonly requestId: string | null;
  /** Seconds from the Retry-After of a 429, else null. */
  readonly retryAfter: number | null;

  constructor(
    status: number,
    text: string | null,
    requestId: string | null,
    retryAfter: number | null = null,
  ) {
    super(requestFailed(statusWords(status)));
    this.status = status;
    this.text = text;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }
}

const WORDS: Readonly<Record<number, string>> = STATUS_WORDS;

/** "Not Found" for 404; the number itself for a status the worker never sends. HTTP/2 has no status text. */
function statusWords(status: number): string {
  return WORDS[status] ?? String(status);
}

export interface RequestOptions {
  method?: "GET" | "POST";
  /** Milliseconds after which the call throws a TimeoutError. */
  timeout?: number;
  /** Sent as JSON with a POST. */
  body?: object;
}

const TIMEOUT_MS = 15_000;

const unauthorizedListeners = new Set<() => void>();

/** Calls `listener` after each 401 that says the session is over. Returns the unsubscribe function. */
export function onUnauthorized(listener: () => void): () => void {
  unauthorizedListeners.add(listener);
  return () => unauthorizedListeners.delete(listener);
}

/**
 * Calls the worker.
 * @throws RequestError for an error status, TimeoutError (DOMException) after the timeout, TypeError
 * when the connection fails
 */
export async function request(path: string, options: RequestOptions = {}): Promise<Response> {
  const { method = "GET", timeout = TIMEOUT_MS, body } = options;
  const response = await fetch(path, {
    method,
    headers: HEADERS,
    body: body && JSON.stringify(body),
    credentials: "same-origin",
    signal: AbortSignal.timeout(timeout),
  });
  if (response.ok) return response;
  const error = await errorOf(response);
  if (error.status === 401 && !isSignInTooOld(error)) {
    for (const listener of unauthorizedListeners) listener();
  }
  throw error;
}

/** The JSON of a response. @throws Error 'Invalid response format: expected JSON', SyntaxError */
export async function jsonOf(response: Response): Promise<unknown> {
  if (!response.headers.get("Content-Type")?.includes("json")) throw new Error(ERRORS.notJson);
  return await response.json();
}

async function errorOf(response: Response): Promise<RequestError> {
  const body: unknown = await response.json().catch(() => null);
  const seconds = response.status === 429 ? Number(response.headers.get("Retry-After")) : 0;
  return new RequestError(
    response.status,
    textOf(body, "error"),
    textOf(body, "requestId"),
    seconds > 0 ? seconds : null,
  );
}

function textOf(body: unknown, name: "error" | "requestId"): string | null {
  if (typeof body !== "object" || body === null) return null;
  const value: unknown = Reflect.get(body, name);
  return typeof value === "string" && value !== "" ? value : null;
}

/** The id of the request that failed; null where it never reached the worker. */
export function requestIdOf(error: unknown): string | null {
  return error instanceof RequestError ? error.requestId : null;
}

/** Whether a call was refused because the sign-in is too long ago for it: its reader is signed in, and stays on the page. */
export function isSignInTooOld(error: unknown): boolean {
  return (
    error instanceof RequestError && error.status === 401 && /sign in again/i.test(error.text ?? "")
  );
}

/** The text for visitors about a failed call: the worker's in the page's language, else `fallback`. */
export function failureText(error: unknown, fallback: string): string {
  return error instanceof RequestError && error.text ? said(error.text) : fallback;
}
