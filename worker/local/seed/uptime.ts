import { DAY_MS, DAYS, BUCKET_MS } from "../../../app/contract/buckets.ts";
import { withSample, type Sample, type UptimeRecord } from "../../status/uptime-record.ts";
import { createRandom } from "../random.ts";
import { DOWN_SHARD, SHARDS } from "./shards.ts";

/** Recording began this many days ago; there is no data before that. */
const RECORDED_DAYS = DAYS - 12;

/** Kinds of outages: the chance per sample, how many samples one lasts, and how many shards are down. */
const OUTAGES = [
  { chance: 1 / 2500, least: 2, most: 9, shards: 1 },
  { chance: 1 / 5000, least: 3, most: 14, shards: 8 },
  { chance: 1 / 14_000, least: 2, most: 6, shards: SHARDS },
  // -1: the bot does not answer.
  { chance: 1 / 30000, least: 2, most: 11, shards: -1 },
] as const;

/** The one outage that lasts stands alone: no other begins in the hours before it. */
const QUIET_MS = 3 * 60 * 60_000;

/** An uptime record as the cron would have left it by `now`; the shard that is down went down 50 minutes ago. */
export function createUptime(now: number): UptimeRecord | null {
  const random = createRandom("uptime");
  const first = Math.floor(now / DAY_MS) * DAY_MS - RECORDED_DAYS * DAY_MS;
  const fall = now - 50 * 60_000;
  let record: UptimeRecord | null = null;
  let left = 0;
  let missing: number[] | null = [];
  for (let at = first; at < now - BUCKET_MS; at += BUCKET_MS) {
    left -= 1;
    for (const outage of OUTAGES) {
      if (left > 0 || at >= fall - QUIET_MS || !random.chance(outage.chance)) continue;
      left = random.int(outage.least, outage.most);
      missing = outage.shards < 0 ? null : shardsFrom(random.int(0, SHARDS - 1), outage.shards);
    }
    // Now and then the platform skips a run.
    if (random.chance(1 / 3000)) continue;
    record = withSample(record, sampleAt(at, left > 0 ? missing : at >= fall ? [DOWN_SHARD] : []));
  }
  return record;
}

function shardsFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => (first + i) % SHARDS).sort((a, b) => a - b);
}

function sampleAt(at: number, missing: number[] | null): Sample {
  if (!missing) return { at, ready: 0, total: 0, missing: [] };
  return { at, ready: SHARDS - missing.length, total: SHARDS, missing };
}
