import type { Notice, UptimeDay, UptimeReport } from "../contract/uptime.ts";
import { formatUptime } from "../format/uptime.ts";
import { DAY_MS, dayOf, DAYS, SLOT_MS, SLOTS, type UptimeRecord } from "./uptime-record.ts";

/** What the record says to readers. Times in epoch ms, days in UTC. */

/** The report at `now`. */
export function reportOf(
  record: UptimeRecord | null,
  notice: Notice | null,
  now: number,
): UptimeReport {
  const today = Math.floor(now / DAY_MS);
  const all = record ? [...record.days, dayOf(record.day, record.slots)] : [];
  const days = all.filter(({ day }) => day > today - DAYS && day <= today);
  return { at: now, days, incidents: record?.incidents ?? [], notice };
}

/** A day's bar. Its three shares make 1: what was up, what was down, and what nobody knows. */
export interface Bar {
  /** Midnight at which the day begins. */
  at: number;
  up: number;
  down: number;
  unknown: number;
  /** "down" when no shard was ready in some sample, "warn" when some were not, "gray" without data. */
  tone: "ok" | "warn" | "down" | "gray";
  /** Share of shards that were ready, over the known samples; null without any. */
  uptime: number | null;
  /** The day in words. */
  words: string;
}

/** Ninety bars, oldest first, the last is the report's own day. */
export function barsOf({ at, days }: UptimeReport): Bar[] {
  const today = Math.floor(at / DAY_MS);
  const byDay = new Map(days.map((day) => [day.day, day]));
  // The sample of the running slot may not be in yet.
  const soFar = Math.floor((at % DAY_MS) / SLOT_MS);
  return Array.from({ length: DAYS }, (_, i) => {
    const day = today - DAYS + 1 + i;
    return barOf(day, byDay.get(day) ?? null, day === today ? soFar : SLOTS);
  });
}

/** `due`: samples there should be. */
function barOf(day: number, total: UptimeDay | null, due: number): Bar {
  const at = day * DAY_MS;
  if (!total || total.known === 0) {
    const words = total ? `No data · ${noReport(total)}` : "No data";
    return { at, up: 0, down: 0, unknown: 1, tone: "gray", uptime: null, words };
  }
  const { known, silent, ready, shards, worst } = total;
  const uptime = ready / shards;
  const share = known / Math.max(due, known + silent);
  const missed = Math.max(0, due - known - silent);
  const words = [
    `${formatShare(uptime)} uptime`,
    total.troubled > 0 && worst
      ? `shards missing for ${lasting(total.troubled)} (${worst[0]} of ${worst[1]} ready at worst)`
      : "",
    silent > 0 ? noReport(total) : "",
    missed > 0 ? `no data for ${lasting(missed)}` : "",
  ];
  return {
    at,
    up: share * uptime,
    down: share * (1 - uptime),
    unknown: 1 - share,
    tone: total.troubled === 0 ? "ok" : worst?.[0] === 0 ? "down" : "warn",
    uptime,
    words: words.filter(Boolean).join(" · "),
  };
}

function noReport({ silent }: UptimeDay): string {
  return `no report for ${lasting(silent)}`;
}

function lasting(samples: number): string {
  return formatUptime((samples * SLOT_MS) / 1000);
}

/** The share of shards that were ready over all known samples; null without any. */
export function uptimeOf(days: readonly UptimeDay[]): number | null {
  const ready = days.reduce((sum, day) => sum + day.ready, 0);
  const shards = days.reduce((sum, day) => sum + day.shards, 0);
  return shards > 0 ? ready / shards : null;
}

/** '99.98 %'; cut, not rounded, so that only a whole is called '100 %'. */
export function formatShare(share: number): string {
  if (share === 1) return "100 %";
  // A tiny bit more, for 0.9998 × 10000 is 9997.999… in binary.
  return `${(Math.floor(share * 10_000 + 1e-6) / 100).toFixed(2)} %`;
}
