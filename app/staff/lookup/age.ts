import { formatDate } from "../../format/date.ts";
import { formatDuration } from "../../format/duration.ts";
import { snowflakeTime } from "../../contract/digits.ts";
import { DAY_SECONDS } from "../list/day.ts";

const YEAR_SECONDS = 365 * DAY_SECONDS;

/** The day an id was made, and its age at `now` (epoch ms) as '3y 40d', '40d' or '5h 0m 3s'. */
export function ageOf(id: string, now: number): [day: string, age: string] {
  const made = snowflakeTime(id);
  const seconds = Math.max(1, Math.floor((now - made) / 1000));
  const years = Math.floor(seconds / YEAR_SECONDS);
  const days = Math.floor((seconds % YEAR_SECONDS) / DAY_SECONDS);
  const age = years > 0 ? `${years}y ${days}d` : days > 0 ? `${days}d` : formatDuration(seconds);
  return [formatDate(made), age];
}
