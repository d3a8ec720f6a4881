import type { DataState } from "../../app/contract/bot.ts";

/** Callbacks of the bot client, for the request's log line. */
export interface ReadObserver {
  /** A read returned, from a cache or the bot API. */
  onReading: (state: DataState) => void;
  /** A request to the bot API starts; call the result when it ends. */
  onRequest: () => () => void;
}
