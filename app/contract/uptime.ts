import * as v from "valibot";

/** The uptime record as pages and machines read it. A sample is one look at the shards, every five minutes. */

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Shards that were ready, and shards there should have been. */
const share = v.tuple([whole, whole]);

/** One UTC day, in samples. What is left of its 288 was never taken: nobody knows. */
export const uptimeDay = v.object({
  /** Days since 1970. */
  day: whole,
  /** Samples in which the bot named its shards. */
  known: whole,
  /** Samples in which it was asked and gave no report. */
  silent: whole,
  /** Of the known ones, those with a shard missing. */
  troubled: whole,
  /** Shards over all known samples: those that were ready, and those there should have been. */
  ready: whole,
  shards: whole,
  /** The worst known sample; null without any. */
  worst: v.nullable(share),
});

export type UptimeDay = v.InferOutput<typeof uptimeDay>;

/** A time in which shards were missing or the bot gave no report. Times in epoch ms. */
export const incident = v.object({
  start: whole,
  /** Null while it lasts. */
  end: v.nullable(whole),
  /** The worst sample with shards; null when the bot gave no report at all. */
  worst: v.nullable(share),
  /** Ids of the shards that were missing, the first 64. */
  missing: v.array(whole),
  /** Samples without a report. */
  silent: whole,
});

export type Incident = v.InferOutput<typeof incident>;

export const NOTICE_LEVELS = ["info", "warning", "critical"] as const;

/** What the operator wants to say on the status page. */
export const notice = v.object({
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  level: v.optional(v.picklist(NOTICE_LEVELS), "info"),
  /** ISO 8601; the notice is over then. */
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

/** /status/uptime.json, and what the status page shows of the past. */
export const uptimeReport = v.object({
  /** Epoch ms of the worker's clock, to the minute. */
  at: whole,
  /** Recorded days, oldest first; the last 90 at most, today among them. */
  days: v.array(uptimeDay),
  /** Newest first. */
  incidents: v.array(incident),
  notice: v.nullable(notice),
});

export type UptimeReport = v.InferOutput<typeof uptimeReport>;

/** Reads the past and the notice of the status page; in loaders `context.get(statusReportContext)`. Never throws. */
export type ReadStatusReport = () => Promise<UptimeReport>;
