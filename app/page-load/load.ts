import { BotError } from "../contract/bot.ts";
import { ERRORS, httpStatusError } from "../contract/errors.ts";

/** A load that failed, with the line under the error panel (§8). */
export interface Failed {
  failed: string | null;
}

/** What a page about people has to show, or why it has nothing. */
export type Load<T> = T | Failed;

/** A load on its way: what a client navigation has, so that the page shows at once. */
export interface Later<T> {
  later: Promise<Load<T>>;
}

export function isFailed<T extends object>(load: Load<T>): load is Failed {
  return "failed" in load;
}

/** A failed read on the server: a wrong shape in its own words, else 'HTTP error! status' (§8). */
export function failureOf(error: unknown): Failed {
  if (!(error instanceof BotError)) return { failed: null };
  if (error.message === ERRORS.teamShape) return { failed: error.message };
  return { failed: httpStatusError(error.status) };
}
