import { DAY_MS, HOUR_MS } from "../../../app/contract/buckets.ts";
import { createRandom, type Random } from "../random.ts";

/** A record in `GET /history`; the time is ISO 8601 with offset. */
export interface HistoryPoint {
  timestamp: string;
  guilds: number;
  users: number;
  /** In ms; null if not measured. */
  ping: number | null;
}

/** 120 days of half hours. */
const HISTORY_POINTS = 5_760;

const STEP = 1_800_000;
const FIRST_GUILDS = 26_318;
const FIRST_USERS = 4_971_204;

interface Totals {
  guilds: number;
  users: number;
}

/** Relative activity at a time (UTC): 0.25 at night to 1.6 on weekend evenings. */
function pace(time: number): number {
  const hour = (time / HOUR_MS) % 24;
  const weekday = Math.floor(time / DAY_MS + 4) % 7;
  const weekend = weekday === 0 || weekday === 6 ? 1.3 : 1;
  return (0.75 + 0.5 * Math.cos(((hour - 18.5) / 24) * 2 * Math.PI)) * weekend;
}

function grow(totals: Totals, time: number, random: Random): Totals {
  let joined = 0.42 * pace(time) + random.normal() * 1.9;
  let crowd = 78 * pace(time) + random.normal() * 260;
  // Sometimes raid servers are removed, or a shard loses its servers for a while.
  if (random.chance(0.0018)) joined -= random.int(18, 74);
  if (random.chance(0.0012)) crowd -= random.int(3_000, 21_000);
  if (random.chance(0.0014)) crowd += random.int(4_000, 26_000);
  return {
    guilds: totals.guilds + Math.round(joined),
    users: totals.users + Math.round(crowd + joined * 170),
  };
}

function pingAt(time: number, random: Random): number | null {
  if (random.chance(0.0006)) return null;
  const spike = random.chance(0.012) ? random.int(40, 260) : 0;
  return Math.round((39 + 9 * pace(time) + random.normal() * 3.2 + spike) * 10) / 10;
}

/** The history up to `now`; later calls add points to the same ones. */
export function createHistory(start: number): (now: number) => HistoryPoint[] {
  const random = createRandom("history");
  const points: HistoryPoint[] = [];
  let totals: Totals = { guilds: FIRST_GUILDS, users: FIRST_USERS };
  let next = Math.floor(start / STEP) * STEP - (HISTORY_POINTS - 1) * STEP;

  return function historyAt(now) {
    for (; next <= now; next += STEP) {
      totals = grow(totals, next, random);
      const timestamp = new Date(next).toISOString().replace(".000Z", "+00:00");
      points.push({ timestamp, ...totals, ping: pingAt(next, random) });
    }
    return points.slice(-HISTORY_POINTS);
  };
}
