import type { BotError, Reading } from "../../app/contract/bot.ts";
import type { ReadName } from "../../app/contract/endpoints.ts";

/** Callbacks of the bot client, for the log line of a request and the health page. */
export interface ReadObserver {
  /** A read has returned, from a cache or from the bot API. */
  onReading: (read: ReadName, reading: Reading<unknown>) => void;
  /** A request to the bot API starts; the returned function is called when it has ended. */
  onRequest: (read: ReadName) => (error: BotError | null) => void;
  onKvWrite: (read: ReadName) => void;
}
