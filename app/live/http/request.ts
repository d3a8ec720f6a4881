import { isErrorCode, type ErrorCode } from "../../contract/error-codes.ts";
import { answerSentence } from "../../content/error-sentence.ts";
import { requestFailed, STATUS_WORDS } from "../../content/errors.ts";

/** The first one tells browsers that name no origin from other sites' forms. */
const HEADERS = {
  "X-Requested-With": "XMLHttpRequest",
  "Content-Type": "application/json",
  Accept: "application/json",
};

/** The worker's words about an error. All null if the answer is somebody else's, as a proxy's. */
interface WorkerError {
  code: ErrorCode | null;
  /** Safe to show, in the page's language. */
  text: string | null;
  requestId: string | null;
  /** The Retry-After of a 429, in seconds. */
  retryAfter: number | null;
}

/** An error status; the message is 'API request failed: {status text}'. */
export class RequestError extends Error implements WorkerError {
  override name = "RequestError";
  readonly status: number;
  readonly code: WorkerError["code"];
  readonly text: WorkerError["text"];
  readonly requestId: WorkerError["requestId"];
  readonly retryAfter: WorkerError["retryAfter"];

  constructor(
    status: number,
    { code = null, text = null, requestId = null, retryAfter = null }: Partial<WorkerError> = {},
  ) {
    super(requestFailed(statusWords(status)));
    this.status = status;
    this.code = code;
    this.text = text;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }
}

/** An answer that isn't JSON, such as a page. */
export class NotJsonError extends Error {
  override name = "NotJsonError";
}

const WORDS: Readonly<Record<number, string>> = STATUS_WORDS;

/** "Not Found" for 404; the number if the worker never sends it. HTTP/2 has no status text. */
function statusWords(status: number): string {
  return WORDS[status] ?? String(status);
}

export interface RequestOptions {
  method?: "GET" | "POST";
  /** In ms; then throws a TimeoutError. */
  timeout?: number;
  /** Posted as JSON. */
  body?: object;
}

const TIMEOUT_MS = 15_000;

const unauthorizedListeners = new Set<() => void>();

/** Calls `listener` when an answer says the session is over. Returns the unsubscribe function. */
export function onUnauthorized(listener: () => void): () => void {
  unauthorizedListeners.add(listener);
  return () => unauthorizedListeners.delete(listener);
}

/**
 * Calls the worker.
 * @throws RequestError for an error status, TimeoutError (DOMException) after the timeout,
 * TypeError if the connection fails
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
  if (error.code === "signed_out") {
    for (const listener of unauthorizedListeners) listener();
  }
  throw error;
}

/** The JSON of a response. @throws NotJsonError, SyntaxError */
export async function jsonOf(response: Response): Promise<unknown> {
  if (!response.headers.get("Content-Type")?.includes("json")) throw new NotJsonError();
  return await response.json();
}

async function errorOf(response: Response): Promise<RequestError> {
  const { status, headers } = response;
  const body: unknown = await response.json().catch(() => null);
  const seconds = status === 429 ? Number(headers.get("Retry-After")) : 0;
  const retryAfter = seconds > 0 ? seconds : null;
  const [code, error] = [fieldOf(body, "code"), fieldOf(body, "error")];
  if (!isErrorCode(code)) return new RequestError(status, { retryAfter });
  const text = error && answerSentence(code, error);
  return new RequestError(status, {
    code,
    text,
    requestId: fieldOf(body, "requestId"),
    retryAfter,
  });
}

function fieldOf(body: unknown, name: "code" | "error" | "requestId"): string | null {
  if (typeof body !== "object" || body === null) return null;
  const value: unknown = Reflect.get(body, name);
  return typeof value === "string" && value !== "" ? value : null;
}

/** The code of a worker's error; null for other errors. */
export function codeOf(error: unknown): ErrorCode | null {
  return error instanceof RequestError ? error.code : null;
}

/** The id of the failed request; null if it never reached the worker. */
export function requestIdOf(error: unknown): string | null {
  return error instanceof RequestError ? error.requestId : null;
}

/** The worker's text about a failure, else `fallback`. */
export function failureText(error: unknown, fallback: string): string {
  return (error instanceof RequestError && error.text) || fallback;
}
