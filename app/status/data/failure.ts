import { BotError } from "../../contract/bot.ts";
import { ERRORS, httpError } from "../../contract/errors.ts";

/** The line under the error panel that says what went wrong (§8). */
export function statusFailure(error: unknown): string {
  if (!(error instanceof BotError)) return ERRORS.statusUnexpected;
  switch (error.kind) {
    case "timeout":
      return ERRORS.statusTimeout;
    case "media-type":
      return ERRORS.notJson;
    case "shape":
      return error.message;
    case "status":
      return httpError(error.status, error.message);
    default:
      return ERRORS.statusAfterRetries;
  }
}
