import type { Incident } from "../../contract/uptime.ts";
import { formatUptime } from "../../format/uptime.ts";
import { SLOT_MS } from "./buckets.ts";

/** An incident in words. Times in epoch ms. */

/** Its name for good, also in the address of the page and in the feed. */
export function incidentId({ start }: Incident): string {
  return `incident-${start / 1000}`;
}

/** 'All shards down', '3 of 24 shards down' or 'No report from the bot'. */
export function incidentTitle({ worst }: Incident): string {
  if (!worst) return "No report from the bot";
  const [ready, total] = worst;
  if (ready === 0) return "All shards down";
  return `${total - ready} of ${total} shards down`;
}

/** Which shards, and for how long the bot said nothing; "" when there is no more to say. */
export function incidentDetail({ worst, missing, silent }: Incident): string {
  const named = `${missing.length === 1 ? "Shard" : "Shards"} ${missing.join(", ")}`;
  const isEvery = worst?.[0] === 0;
  const parts = [
    missing.length > 0 && !isEvery ? named : "",
    worst && silent > 0 ? `no report for ${formatUptime((silent * SLOT_MS) / 1000)} of it` : "",
  ];
  return parts.filter(Boolean).join(" · ");
}

/** How long it lasted, or lasts at `now`. */
export function incidentLength({ start, end }: Incident, now: number): string {
  return formatUptime(((end ?? Math.max(now, start)) - start) / 1000);
}
