import { BotError } from "../../contract/bot.ts";
import { ERRORS } from "../../contract/errors.ts";
import { STATUS_ERRORS, httpError } from "../../content/status/errors.ts";
import { RequestError } from "../../live/http/request.ts";

/** Errors the worker sends as complete sentences, to be shown without the status code. */
const SENTENCES = new Set<string>([ERRORS.historyShape, ERRORS.shardsShape, ERRORS.notJson]);

function textOf({ text, message }: RequestError): string {
  return text ?? message;
}

/** The line under the error panel for a failed call of the browser to the worker. */
export function requestErrorText(error: unknown): string {
  if (error instanceof RequestError) {
    const text = textOf(error);
    return SENTENCES.has(text) ? text : httpError(error.status, text);
  }
  if (!(error instanceof Error)) return STATUS_ERRORS.unexpected;
  if (isTimeout(error)) return STATUS_ERRORS.timeout;
  if (isNotJson(error)) return ERRORS.notJson;
  // By name, because its class would bring all decoders into the page's first script.
  return error.name === "ShapeError" ? error.message : STATUS_ERRORS.afterRetries;
}

/** Whether the same call may succeed a second later: the connection or the worker failed. */
export function isTransient(error: unknown): boolean {
  if (error instanceof RequestError) return error.status >= 500 && !SENTENCES.has(textOf(error));
  if (!(error instanceof Error)) return false;
  return !isTimeout(error) && !isNotJson(error) && error.name !== "ShapeError";
}

function isTimeout({ name }: Error): boolean {
  return name === "TimeoutError" || name === "AbortError";
}

function isNotJson(error: Error): boolean {
  return error.message === ERRORS.notJson || error instanceof SyntaxError;
}

/** The same line for a failed read of the worker from the bot. */
export function botErrorText(error: unknown): string {
  if (!(error instanceof BotError)) return STATUS_ERRORS.unexpected;
  switch (error.kind) {
    case "timeout":
      return STATUS_ERRORS.timeout;
    case "media-type":
      return ERRORS.notJson;
    case "shape":
      return error.message;
    case "status":
      return httpError(error.status, error.message);
    default:
      return STATUS_ERRORS.afterRetries;
  }
}
