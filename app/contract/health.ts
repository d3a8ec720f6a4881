import type { BotErrorKind, DataState } from "./bot.ts";
import type { ReadName } from "./endpoints.ts";

/** Counters of one read in one isolate since it started. */
export interface ReadHealth {
  read: ReadName;
  /** Answered reads by where the value came from. */
  answers: Record<DataState, number>;
  /** Epoch ms at which the bot API sent the newest value; null before the first. */
  saidAt: number | null;
  /** Requests to the bot API, and those that failed. */
  asked: number;
  failed: number;
  /** Writes to KV. */
  writes: number;
  /** Failures in a row, and seconds for which the circuit breaker stays open; 0 while it is closed. */
  failures: number;
  closedFor: number;
}

/** A failed request to the bot API, without its response. */
export interface UpstreamFailure {
  /** Counts up from 1 since the isolate started. */
  number: number;
  /** Epoch ms. */
  at: number;
  read: ReadName;
  kind: BotErrorKind;
  /** The status of the response, where there was one. */
  status: number | null;
}

/** Whether the database answers; one of another site is refused, and `site` is that one's address. */
export type DatabaseHealth = { state: "ok" | "failing" } | { state: "other-site"; site: string };

/** The health of one isolate, for the staff. Each isolate has its own counts. */
export interface Health {
  /** Id and tag of the deployed version; null where the platform gives none. */
  version: string | null;
  /** Epoch ms. */
  at: number;
  startedAt: number;
  requests: number;
  /** Responses with status 500 and above. */
  errors: number;
  /** Page requests by state of the page cache. */
  pages: { state: string; count: number }[];
  reads: ReadHealth[];
  /** Newest first. */
  failures: UpstreamFailure[];
  /** Epoch ms of the newest uptime sample; null without any. */
  sampledAt: number | null;
  database: DatabaseHealth;
}
