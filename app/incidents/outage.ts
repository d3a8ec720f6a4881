import { RECORD } from "../content/status/shards.ts";
import type { Outage } from "../contract/incident.ts";
import { formatRanges } from "../format/ranges.ts";
import { formatUptime } from "../format/uptime.ts";
import { BUCKET_MS } from "../contract/buckets.ts";

/** Texts about incidents. Times in epoch ms. */

/** Never changes: it is in links to the page and in the feed. */
export function incidentIdOf({ start }: Pick<Outage, "start">): string {
  return `incident-${start / 1000}`;
}

/** 'All shards down', '3 of 24 shards down' or 'No report from the bot'. */
export function outageTitle({ worst }: Outage): string {
  if (!worst) return RECORD.noReport;
  const [ready, total] = worst;
  if (ready === 0) return RECORD.allDown;
  return RECORD.someDown(total - ready, total);
}

/** Characters of the names of missing shards. */
const MOST_NAMES = 300;

/** Which shards were missing, and for how long there was no report; "" for neither. */
export function outageDetail({ worst, missing, silent }: Outage): string {
  const isEveryShard = worst?.[0] === 0;
  const { text, more } = formatRanges(missing, MOST_NAMES);
  const parts = [
    missing.length > 0 && !isEveryShard ? RECORD.shards(missing.length, text, more) : "",
    worst && silent > 0 ? RECORD.silentOf(formatUptime((silent * BUCKET_MS) / 1000)) : "",
  ];
  return parts.filter(Boolean).join(" · ");
}

/** How long it lasted, or has lasted at `now`. */
export function incidentLength({ start, end }: Pick<Outage, "start" | "end">, now: number): string {
  return formatUptime(((end ?? Math.max(now, start)) - start) / 1000);
}
