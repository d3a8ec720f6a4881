import type { UptimeDay, UptimeReport } from "../../contract/uptime.ts";
import { DECIMAL, PERCENT } from "../../format/separators.ts";
import { formatUptime } from "../../format/elapsed.ts";
import { RECORD } from "../../content/status/shards.ts";
import { BAR_WORDS } from "../../content/status/status.ts";
import { DAY_MS, DAYS, BUCKET_MS, BUCKETS_A_DAY } from "../../contract/buckets.ts";

/** Uptime as bars and texts. Times in epoch ms, days in UTC. */

/**
 * A day's bar. Its shares add up to 1: ready shards, missing shards, no data. A sample without an
 * answer counts as no shard ready; maintenance isn't counted.
 */
export interface Bar {
  /** Midnight at the day's start. */
  at: number;
  up: number;
  down: number;
  unknown: number;
  /** "down": no shard ready in some sample. "warn": some weren't. "gray": no data. */
  tone: "ok" | "warn" | "down" | "gray";
  /** Ready shards over all samples; null for none. */
  uptime: number | null;
  text: string;
  /** Whether there was maintenance, whose shards don't count. */
  maintenance: boolean;
}

/** Ninety bars, oldest first, up to the report's day. */
export function barsOf({ at, days }: Pick<UptimeReport, "at" | "days">): Bar[] {
  const today = Math.floor(at / DAY_MS);
  const byDay = new Map(days.map((day) => [day.day, day]));
  // Without the current bucket, whose sample may not be there yet.
  const soFar = Math.floor((at % DAY_MS) / BUCKET_MS);
  return Array.from({ length: DAYS }, (_, i) => {
    const day = today - DAYS + 1 + i;
    return barOf(day, byDay.get(day) ?? null, day === today ? soFar : BUCKETS_A_DAY);
  });
}

/** `due`: how many samples there should be. */
function barOf(day: number, total: UptimeDay | null, due: number): Bar {
  const at = day * DAY_MS;
  const maintained = total?.maintenance ?? 0;
  const maintenance = maintained > 0;
  const maintenanceText = maintenance ? RECORD.maintenanceFor(durationOf(maintained)) : "";
  const uptime = total && uptimeOf([total]);
  if (!total || uptime === null) {
    const text = [BAR_WORDS.gray, maintenanceText].filter(Boolean).join(" · ");
    return { at, up: 0, down: 0, unknown: 1, tone: "gray", uptime: null, text, maintenance };
  }
  const { silent, worst } = total;
  const taken = total.known + silent;
  // Nothing was due while all shards were in maintenance.
  const expected = Math.max(due - maintained, taken);
  const share = taken / expected;
  const missed = expected - taken;
  const texts = [
    RECORD.uptime(formatShare(uptime)),
    total.troubled > 0 && worst ? RECORD.missingFor(durationOf(total.troubled), ...worst) : "",
    silent > 0 ? noReport(total) : "",
    missed > 0 ? RECORD.noDataFor(durationOf(missed)) : "",
    maintenanceText,
  ];
  return {
    at,
    up: share * uptime,
    down: share * (1 - uptime),
    unknown: 1 - share,
    tone: silent > 0 || worst?.[0] === 0 ? "down" : total.troubled > 0 ? "warn" : "ok",
    uptime,
    text: texts.filter(Boolean).join(" · "),
    maintenance,
  };
}

function noReport({ silent }: UptimeDay): string {
  return RECORD.silentFor(durationOf(silent));
}

function durationOf(samples: number): string {
  return formatUptime((samples * BUCKET_MS) / 1000);
}

/** The share of ready shards over all samples, silent ones included; null for none. */
export function uptimeOf(days: readonly UptimeDay[]): number | null {
  const taken = days.reduce((sum, { known, silent }) => sum + known + silent, 0);
  const up = days.reduce(
    (sum, { known, ready, shards }) => sum + (shards > 0 ? (known * ready) / shards : 0),
    0,
  );
  return taken > 0 ? up / taken : null;
}

/** '99.98%'; rounded down, so that only a full share is '100%'. */
export function formatShare(share: number): string {
  if (share === 1) return `100${PERCENT}`;
  // Makes up for rounding: 0.9998 * 10000 is 9997.999…
  const percent = (Math.floor(share * 10_000 + 1e-6) / 100).toFixed(2);
  return `${percent.replace(".", DECIMAL)}${PERCENT}`;
}

/** Units of a drawing: a day is one wide, 40 high. */
export const BAR_HEIGHT = 40;
/** The height of shares too small to see. */
const LEAST = 3;
/** The height of maintenance's mark, at a bar's foot. */
const MARK = 6;

/**
 * Bars as SVG paths by colour: ready and missing shards from below, no data on top, maintenance at
 * the foot.
 */
export function barShapes(bars: readonly Bar[]) {
  const shapes = { ok: "", warn: "", down: "", gray: "", maintenance: "" };
  bars.forEach(({ up, down, unknown, tone, maintenance }, i) => {
    const [low = 0, middle = 0, high = 0] = heights([up, down, unknown]);
    shapes.ok += outline(i, 0.76, BAR_HEIGHT - low, low);
    shapes[tone === "down" ? "down" : "warn"] += outline(i, 0.76, high, middle);
    shapes.gray += outline(i, 0.3, 0, high);
    if (maintenance) shapes.maintenance += outline(i, 0.76, BAR_HEIGHT - MARK, MARK);
  });
  return shapes;
}

/** Shares as heights; each above zero gets at least LEAST, from the others. */
function heights(shares: readonly number[]): number[] {
  const least: number[] = shares.map((share) => (share > 1e-9 ? LEAST : 0));
  const room = BAR_HEIGHT - least.reduce((sum, each) => sum + each, 0);
  return shares.map((share, i) => (least[i] ?? 0) + share * room);
}

function outline(i: number, width: number, top: number, height: number): string {
  if (height === 0) return "";
  const round = (value: number) => Number(value.toFixed(2));
  return `M${round(i + (1 - width) / 2)} ${round(top)}h${width}v${round(height)}h-${width}z`;
}
