import { RECORD } from "../content/status/shards.ts";
import type { Outage } from "../contract/incident.ts";
import { formatCount } from "../format/number.ts";
import { formatUptime } from "../format/uptime.ts";
import { BUCKET_MS } from "../contract/buckets.ts";

/** Texts about incidents. Times in epoch ms. */

/** Never changes: it is in links to the page and in the feed. */
export function incidentIdOf({ start }: Pick<Outage, "start">): string {
  return `incident-${start / 1000}`;
}

/** 'Offline in all servers', 'Offline in 4 % of servers' or 'No report from the bot'. */
export function outageTitle({ worst }: Outage): string {
  if (!worst) return RECORD.noReport;
  const [ready, total] = worst;
  if (ready === 0) return RECORD.allDown;
  return RECORD.someDown(reachOf(total - ready, total, 0)[0]);
}

/** For how long there was no report while shards were missing; "" where there always was one. */
export function silenceText({ worst, silent }: Outage): string {
  return worst && silent > 0 ? RECORD.silentOf(formatUptime((silent * BUCKET_MS) / 1000)) : "";
}

/**
 * How many servers are on `down` of `total` shards, of about `servers` in all (0 while that is unknown), for a text:
 * shards have about as many each.
 */
export function reachOf(down: number, total: number, servers: number): [number, string | null] {
  const share = down / total;
  const percent = Math.min(99, Math.max(1, Math.round(share * 100)));
  // Three digits, because more would claim to be counted.
  const rounded = Number((servers * share).toPrecision(3));
  return [percent, servers > 0 ? formatCount(rounded) : null];
}

/** How long it lasted, or has lasted at `now`. */
export function incidentLength({ start, end }: Pick<Outage, "start" | "end">, now: number): string {
  return formatUptime(((end ?? Math.max(now, start)) - start) / 1000);
}
