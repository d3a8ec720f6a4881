import type { DataState } from "../../app/contract/bot.ts";

/** Callbacks of the bot client, for the log line of a request. */
export interface ReadObserver {
  /** A read has returned, from a cache or from the bot API. */
  onReading: (state: DataState) => void;
  /** A request to the bot API starts; the returned function is called when it has ended. */
  onRequest: () => () => void;
}
