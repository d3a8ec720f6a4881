import { DAY_MS } from "../../../app/contract/buckets.ts";
import { createRandom } from "../random.ts";
import type { TeamPerson } from "./team.ts";

/** Messages of a person on a day (YYYY-MM-DD, UTC) in `GET /activity/messages`. */
interface ActivityAnswer {
  user_id: string;
  message_date: string;
  total_messages: number | string;
}

const DAYS = 90;
const STOPPED_DAYS_AGO = 21;

/** Two members without messages, and one who stopped three weeks ago. */
const SILENT = new Set(["teo", "sennheuser"]);
const STOPPED = "bastiaan";

const USUAL: Record<string, number> = {
  Developer: 46,
  Manager: 95,
  Moderator: 148,
  Supporter: 112,
  Translator: 22,
};

function day(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Rows of 90 days up to today, newest first; none for days without messages. */
export function createActivity(
  team: readonly TeamPerson[],
  formerMember: string,
  now: number,
): ActivityAnswer[] {
  const rows: ActivityAnswer[] = [];
  for (const { id, username, rank } of team) {
    if (SILENT.has(username)) continue;
    const random = createRandom(`activity ${username}`);
    const usual = (USUAL[rank] ?? 40) * (0.35 + random.next() * 1.5);
    const restDay = random.int(0, 6);
    for (let ago = 0; ago < DAYS; ago += 1) {
      const time = now - ago * DAY_MS;
      const weekday = new Date(time).getUTCDay();
      const mood = weekday === restDay ? 0.15 : 0.7 + random.next() * 0.7;
      const wave = 1 + 0.35 * Math.sin((ago + usual) / 9);
      const total = Math.round(usual * mood * wave * (ago === 0 ? 0.5 : 1));
      const away = username === STOPPED && ago < STOPPED_DAYS_AGO;
      if (away || total === 0 || random.chance(0.04)) continue;
      rows.push({ user_id: id, message_date: day(time), total_messages: total });
    }
  }
  // A former member: the bot still counts them, the site shows only the team.
  for (let ago = 30; ago < DAYS; ago += 1) {
    rows.push({
      user_id: formerMember,
      message_date: day(now - ago * DAY_MS),
      total_messages: "61",
    });
  }
  return rows.sort((a, b) => b.message_date.localeCompare(a.message_date));
}

/** Rows of the last `days` days up to today (UTC); all for null. */
export function activityWithin(
  rows: readonly ActivityAnswer[],
  days: number | null,
  now: number,
): ActivityAnswer[] {
  if (days === null) return [...rows];
  const first = day(now - (days - 1) * DAY_MS);
  return rows.filter((row) => row.message_date >= first);
}
