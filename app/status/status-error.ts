import { isBotError } from "../contract/bot.ts";
import { contractSentence } from "../content/error-sentence.ts";
import { STATUS_ERRORS, httpError } from "../content/status/errors.ts";
import { failureText, RequestError } from "../live/http/request.ts";
import { isBotLate, isNotJson, isShapeError, isTimeout } from "../live/http/retries.ts";

/** The error panel's line for a failed call to the worker. */
export function requestErrorText(error: unknown): string {
  if (isTimeout(error) || isBotLate(error)) return STATUS_ERRORS.timeout;
  if (error instanceof RequestError) {
    const text = failureText(error, error.message);
    // Already a sentence.
    return error.code === "bot_answer" ? text : httpError(error.status, text);
  }
  if (!(error instanceof Error)) return STATUS_ERRORS.unexpected;
  if (isNotJson(error)) return STATUS_ERRORS.notJson;
  return isShapeError(error) ? error.message : STATUS_ERRORS.afterRetries;
}

/** The error panel's line for the worker's failed read of the bot. */
export function botErrorText(error: unknown): string {
  if (!isBotError(error)) return STATUS_ERRORS.unexpected;
  switch (error.kind) {
    case "timeout":
      return STATUS_ERRORS.timeout;
    case "media-type":
      return STATUS_ERRORS.notJson;
    case "shape":
      return contractSentence(error.code, error.message);
    case "status":
      return httpError(error.status, contractSentence(error.code, error.message));
    default:
      return STATUS_ERRORS.afterRetries;
  }
}
