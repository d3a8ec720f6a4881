import { isBotError } from "../contract/bot.ts";
import { ERRORS } from "../contract/errors.ts";
import { said } from "../content/said.ts";
import { STATUS_ERRORS, httpError } from "../content/status/errors.ts";
import { RequestError } from "../live/http/request.ts";
import {
  isBotLate,
  isNotJson,
  isShapeError,
  isTimeout,
  WRONG_ANSWERS,
} from "../live/http/retries.ts";

/** The line under the error panel for a failed call of the browser to the worker. */
export function requestErrorText(error: unknown): string {
  if (isTimeout(error) || isBotLate(error)) return STATUS_ERRORS.timeout;
  if (error instanceof RequestError) {
    const text = error.text ?? error.message;
    // The worker sends these as complete sentences.
    return WRONG_ANSWERS.has(text) ? said(text) : httpError(error.status, said(text));
  }
  if (!(error instanceof Error)) return STATUS_ERRORS.unexpected;
  if (isNotJson(error)) return said(ERRORS.notJson);
  return isShapeError(error) ? said(error.message) : STATUS_ERRORS.afterRetries;
}

/** The line under the error panel for a failed read of the worker from the bot. */
export function botErrorText(error: unknown): string {
  if (!isBotError(error)) return STATUS_ERRORS.unexpected;
  switch (error.kind) {
    case "timeout":
      return STATUS_ERRORS.timeout;
    case "media-type":
      return said(ERRORS.notJson);
    case "shape":
      return said(error.message);
    case "status":
      return httpError(error.status, said(error.message));
    default:
      return STATUS_ERRORS.afterRetries;
  }
}
