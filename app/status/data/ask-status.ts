import { ERRORS, httpError } from "../../contract/errors.ts";
import { jsonOf, request, RequestError } from "../../live/http/request.ts";

/** Limits of the status page's calls (§9): one attempt's time, attempts in all, first pause. */
const TIMEOUT_MS = 10_000;
const ATTEMPTS = 3;
const BACKOFF_MS = 1_000;

/** What went wrong with a status call; the message is the one of §8. */
export class StatusError extends Error {
  override name = "StatusError";
  /** Whether asking again may help. */
  readonly passing: boolean;

  constructor(message: string, passing = false) {
    super(message);
    this.passing = passing;
  }
}

/** An answer as sent, with the worker's clock: when the bot said it and when we heard it (epoch ms). */
export interface StatusAnswer {
  body: unknown;
  asOf: number;
  at: number;
}

/**
 * Asks our edge for status data: 10 s without a retry when it is late, up to three attempts with
 * pauses of 1 s and 2 s when it fails (§9).
 * @throws StatusError with the words of §8
 */
export async function askStatus(
  path: string,
  pause: (ms: number) => Promise<void> = wait,
): Promise<StatusAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await askOnce(path);
    } catch (error) {
      const failure = statusError(error);
      if (attempt === ATTEMPTS || !failure.passing) throw failure;
      await pause(BACKOFF_MS * 2 ** (attempt - 1));
    }
  }
}

async function askOnce(path: string): Promise<StatusAnswer> {
  const response = await request(path, { timeout: TIMEOUT_MS });
  const body = await jsonOf(response);
  // The worker's clock, not the reader's: theirs may be off by hours.
  const date = Date.parse(response.headers.get("Date") ?? "");
  const at = Number.isFinite(date) ? date : Date.now();
  const age = Number(response.headers.get("X-Data-Age"));
  return { body, at, asOf: at - (age > 0 ? age * 1000 : 0) };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The worker's own words for a bot that answers in the wrong shape are those of §5 already. */
const SHAPES = new Set<string>([ERRORS.historyShape, ERRORS.shardsShape, ERRORS.notJson]);

/** The words of §8 for whatever was thrown. */
export function statusError(error: unknown): StatusError {
  if (error instanceof StatusError) return error;
  if (error instanceof RequestError) {
    const text = error.text ?? error.message;
    if (SHAPES.has(text)) return new StatusError(text);
    return new StatusError(httpError(error.status, text), error.status >= 500);
  }
  if (!(error instanceof Error)) return new StatusError(ERRORS.statusUnexpected);
  if (error.name === "TimeoutError" || error.name === "AbortError") {
    return new StatusError(ERRORS.statusTimeout);
  }
  if (error.message === ERRORS.notJson || error instanceof SyntaxError) {
    return new StatusError(ERRORS.notJson);
  }
  if (error.name === "ShapeError") return new StatusError(error.message);
  return new StatusError(ERRORS.statusAfterRetries, true);
}
