import * as v from "valibot";
import { integer } from "./decode.ts";
import { incident, share } from "./incident.ts";

/** The public uptime. A sample of the shards is taken every five minutes. */

/** One UTC day, in samples. The rest of its 288 was never taken. */
export const uptimeDay = v.object({
  /** Days since 1970. */
  day: integer,
  /** Samples with a shard list. */
  known: integer,
  /** Samples in which the bot gave no report. */
  silent: integer,
  /** The number of known samples in which a shard was missing. */
  troubled: integer,
  /** Shards over all known samples: those ready, and those that should have been. */
  ready: integer,
  shards: integer,
  /** The worst known sample with all shards, those in maintenance as ready; null without any. */
  worst: v.nullable(share),
  /** Samples during maintenance, in which the shards that it concerned are not counted; missing for 0. */
  maintenance: v.optional(integer),
});

export type UptimeDay = v.InferOutput<typeof uptimeDay>;

export const NOTICE_LEVELS = ["info", "warning", "critical"] as const;

/** The operator's notice on the status page. */
export const notice = v.object({
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  level: v.optional(v.picklist(NOTICE_LEVELS), "info"),
  /** End of the notice, ISO 8601. */
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

/** The status page's past; /status/uptime.json has more beside it. */
export const uptimeReport = v.object({
  /** Epoch ms of the worker's clock when a sample was last due or something in here last happened. */
  at: integer,
  /** Recorded days, oldest first; the last 90 at most, today among them. */
  days: v.array(uptimeDay),
  /** The number of the bot's shards, including missing ones; 0 while that is unknown. */
  shardCount: v.optional(integer, 0),
  /** Servers on all of them, when the bot last reported every shard; 0 while that is unknown. */
  servers: v.optional(integer, 0),
  /** Incidents and maintenance with updates, newest first: all that are open or planned, and the newest that are over. */
  posted: v.optional(v.array(incident), []),
  /** Another one with every change of those. */
  revision: v.optional(integer, 0),
  /**
   * "old": the database cannot be read now, and this is what it said last, `at` that time. "unread": nothing of it is
   * known.
   */
  state: v.optional(v.picklist(["read", "old", "unread"]), "read"),
  notice: v.nullable(notice),
});

export type UptimeReport = v.InferOutput<typeof uptimeReport>;

/**
 * Reads the past and the notice of the status page; in loaders `statusReport` of `pageContext`. Never throws. After
 * `patience` (ms), what is remembered.
 */
export type ReadStatusReport = (options?: { patience?: number }) => Promise<UptimeReport>;
