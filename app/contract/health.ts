import type { BotErrorKind, DataState } from "./bot.ts";
import type { ReadName } from "./endpoints.ts";

/** What one isolate has counted of one read since it started. */
export interface ReadHealth {
  read: ReadName;
  /** Answers by where they came from. */
  answers: Record<DataState, number>;
  /** Epoch ms at which the bot API said the newest of them; null before the first. */
  saidAt: number | null;
  /** Questions to the bot API, and those that failed. */
  asked: number;
  failed: number;
  /** Copies written to KV. */
  writes: number;
  /** Failures in a row, and seconds for which the breaker asks nothing; 0 while it asks. */
  failures: number;
  closedFor: number;
}

/** A question to the bot API that failed; never what it answered. */
export interface UpstreamFailure {
  /** Counted from 1 since the isolate started. */
  number: number;
  /** Epoch ms. */
  at: number;
  read: ReadName;
  kind: BotErrorKind;
  /** The bot API's own status, where there was one. */
  status: number | null;
}

/** How one isolate is doing, for the staff. Others have counts of their own. */
export interface Health {
  /** The deployed version's id and tag; null where the platform tells none. */
  version: string | null;
  /** Epoch ms. */
  at: number;
  startedAt: number;
  requests: number;
  /** Answers 500 and above. */
  errors: number;
  /** Page requests by state of the page cache. */
  pages: { state: string; count: number }[];
  reads: ReadHealth[];
  /** Newest first. */
  failures: UpstreamFailure[];
  /** Epoch ms of the newest uptime sample; null without any. */
  sampledAt: number | null;
}
