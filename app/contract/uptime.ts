import * as v from "valibot";
import { integer } from "./decode.ts";
import { incident } from "./incident.ts";

/** The public uptime record. A sample of the shards is taken every five minutes. */

/** Shards that were ready, and shards that should have been. */
const share = v.tuple([integer, integer]);

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

/** A time in which shards were missing or the bot gave no report. Times in epoch ms. */
export const outage = v.object({
  start: integer,
  /** Null while it lasts. */
  end: v.nullable(integer),
  /** The worst sample with all shards, those in maintenance as ready; null when the bot gave no report at all. */
  worst: v.nullable(share),
  /** Ids of the shards that were missing; earlier releases kept the first 64. */
  missing: v.array(integer),
  /** Samples without a report. */
  silent: integer,
});

export type Outage = v.InferOutput<typeof outage>;

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

/** /status/uptime.json, also shown on the status page. */
export const uptimeReport = v.object({
  /** Epoch ms of the worker's clock when a sample was last due or something in here last happened. */
  at: integer,
  /** Recorded days, oldest first; the last 90 at most, today among them. */
  days: v.array(uptimeDay),
  /** The number of the bot's shards, including missing ones; 0 while that is unknown. */
  shardCount: v.optional(integer, 0),
  /** Newest first. */
  incidents: v.array(outage),
  /** Incidents and maintenance with updates, newest first: all that are open or planned, and the newest that are over. */
  posted: v.optional(v.array(incident), []),
  /** Grows with every change of those. */
  revision: v.optional(integer, 0),
  notice: v.nullable(notice),
});

export type UptimeReport = v.InferOutput<typeof uptimeReport>;

/**
 * Reads the past and the notice of the status page; in loaders `statusReport` of `pageContext`. Never throws. After
 * `patience` (ms), what is remembered.
 */
export type ReadStatusReport = (options?: { patience?: number }) => Promise<UptimeReport>;
