import * as v from "valibot";
import { integer } from "./decode.ts";
import { incident, share } from "./incident.ts";

/** The public uptime, from a sample of the shards every five minutes. */

/** A UTC day, in samples. Those missing from 288 were never taken. */
export const uptimeDay = v.object({
  /** Days since 1970. */
  day: integer,
  /** Samples with a shard list. */
  known: integer,
  /** Samples without an answer by the bot. */
  silent: integer,
  /** Known samples in which a shard was missing. */
  troubled: integer,
  /** Summed over the known samples: shards ready, and shards that should have been. */
  ready: integer,
  shards: integer,
  /** The worst known sample, counting shards in maintenance as ready; null for none. */
  worst: v.nullable(share),
  /** Samples during maintenance, which don't count its shards; missing for 0. */
  maintenance: v.optional(integer),
});

export type UptimeDay = v.InferOutput<typeof uptimeDay>;

export const NOTICE_LEVELS = ["info", "warning", "critical"] as const;

/** The operator's notice on the status page. */
export const notice = v.object({
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  level: v.optional(v.picklist(NOTICE_LEVELS), "info"),
  /** When the notice ends, ISO 8601. */
  until: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.check((text) => Number.isFinite(Date.parse(text)), "no time"),
      ),
    ),
    null,
  ),
});

export type Notice = v.InferOutput<typeof notice>;

/** The history of the status page. /status/uptime.json adds more. */
export const uptimeReport = v.object({
  /** When something in here last changed or a sample was last due, by the worker's clock. */
  at: integer,
  /** Recorded days, oldest first: the last 90 at most, including today. */
  days: v.array(uptimeDay),
  /** The bot's number of shards, including missing ones; 0 if unknown. */
  shardCount: v.optional(integer, 0),
  /** Servers on all shards when the bot last reported every shard; 0 if unknown. */
  servers: v.optional(integer, 0),
  /** Newest first: all open or planned incidents and maintenance, and the newest that ended. */
  posted: v.optional(v.array(incident), []),
  /** Changes whenever `posted` does. */
  revision: v.optional(integer, 0),
  /**
   * "old": the database can't be read now, so this is its last answer, as of `at`. "unread":
   * nothing is known.
   */
  state: v.optional(v.picklist(["read", "old", "unread"]), "read"),
  notice: v.nullable(notice),
});

export type UptimeReport = v.InferOutput<typeof uptimeReport>;

/**
 * Reads the status page's history and notice; loaders get it as `statusReport` of `pageContext`.
 * Never throws; after `patience` (ms) it returns what the isolate remembers.
 */
export type ReadStatusReport = (options?: { patience?: number }) => Promise<UptimeReport>;
