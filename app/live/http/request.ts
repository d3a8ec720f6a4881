import { ERRORS, requestFailed } from "../../contract/errors.ts";
import { statusWords } from "./status-words.ts";

/** What the worker lets through from this site's own script (§7). */
const HEADERS = {
  "X-Requested-With": "XMLHttpRequest",
  "Content-Type": "application/json",
  Accept: "application/json",
};

/** An answer that was not OK; the message is 'API request failed: {statusText}' (§8). */
export class RequestError extends Error {
  override name = "RequestError";
  readonly status: number;
  /** The answer's `error` field: the worker's own short text, safe to show. */
  readonly text: string | null;
  /** The answer's `requestId` field. */
  readonly requestId: string | null;
  /** Seconds after which a 429 lets us ask again; null for all else. */
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

export interface RequestOptions {
  method?: "GET" | "POST";
  /** Milliseconds after which the call is given up; it then throws a TimeoutError. */
  timeout?: number;
  /** Sent as JSON with a POST. */
  body?: object;
}

const TIMEOUT_MS = 15_000;

type Listener = () => void;
const onUnauthorized = new Set<Listener>();

/** Calls `listener` whenever an answer says 401. Returns the way to stop. */
export function whenUnauthorized(listener: Listener): () => void {
  onUnauthorized.add(listener);
  return () => onUnauthorized.delete(listener);
}

/**
 * Asks our own edge.
 * @throws RequestError when the answer is not OK, TimeoutError (DOMException) when it is late,
 * TypeError when the network fails
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
  if (response.status === 401) for (const listener of onUnauthorized) listener();
  throw await refusal(response);
}

/** The JSON of an answer, not yet looked at. @throws Error with the text of §5 when it is no JSON */
export async function jsonOf(response: Response): Promise<unknown> {
  if (!response.headers.get("Content-Type")?.includes("json")) throw new Error(ERRORS.notJson);
  return await response.json();
}

async function refusal(response: Response): Promise<RequestError> {
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

/** What to tell a visitor about a failed call: the worker's own text, else `fallback` (§8). */
export function tellFailure(error: unknown, fallback: string): string {
  return error instanceof RequestError && error.text ? error.text : fallback;
}
