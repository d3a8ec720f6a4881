import type { BotError, Reading } from "../../app/contract/bot.ts";
import type { ReadName } from "../../app/contract/endpoints.ts";

/** Notices what the client does, for the log line of a request and the health page. */
export interface Watch {
  heard: (read: ReadName, reading: Reading<unknown>) => void;
  /** A question to the bot API begins; what comes back is called when it has ended. */
  asked: (read: ReadName) => (error: BotError | null) => void;
  /** A copy was written to KV. */
  wrote: (read: ReadName) => void;
}
