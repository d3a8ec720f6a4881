import { RECORD } from "../content/status/shards.ts";
import type { Outage } from "../contract/incident.ts";
import { formatCount } from "../format/number.ts";
import { formatUptime } from "../format/elapsed.ts";
import { BUCKET_MS } from "../contract/buckets.ts";

/** Texts about incidents. Times are epoch ms. */

/** Never changes: links and the feed contain it. */
export function incidentIdOf({ start }: Pick<Outage, "start">): string {
  return `incident-${start / 1000}`;
}

/** 'Offline in all servers', 'Offline in 4% of servers' or 'No report from the bot'. */
export function outageTitle({ worst }: Outage): string {
  if (!worst) return RECORD.noReport;
  const [ready, total] = worst;
  if (ready === 0) return RECORD.allDown;
  return RECORD.someDown(reachOf(total - ready, total, 0)[0]);
}

/** How long the bot was silent while shards were missing; "" if never, or throughout. */
export function silenceText({ worst, silent }: Outage): string {
  return worst && silent > 0 ? RECORD.silentOf(formatUptime((silent * BUCKET_MS) / 1000)) : "";
}

/**
 * How many servers `down` of `total` shards have, of about `servers` (0 if unknown), as text:
 * shards have about equally many.
 */
export function reachOf(down: number, total: number, servers: number): [number, string | null] {
  const share = down / total;
  const percent = Math.min(99, Math.max(1, Math.round(share * 100)));
  // Three digits: more would look counted.
  const rounded = Number((servers * share).toPrecision(3));
  return [percent, servers > 0 ? formatCount(rounded) : null];
}

/** How long it lasted, or has lasted at `now`. */
export function incidentLength({ start, end }: Pick<Outage, "start" | "end">, now: number): string {
  return formatUptime(((end ?? Math.max(now, start)) - start) / 1000);
}
