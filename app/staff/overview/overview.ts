import type { BotApi } from "../../contract/bot.ts";
import { MOST } from "../../contract/most.ts";
import type { ActivityRange } from "../../contract/range.ts";
import { byRank, type RankGroup } from "../../people/by-rank.ts";
import { nameOf } from "../../people/person-name.tsx";
import { resolvePeople } from "../../people/resolve.ts";
import {
  countsByDay,
  chartDays,
  lastDays,
  messageSums,
  previousSums,
  teamRows,
} from "./activity.ts";

/** A member's activity over the chosen range. */
export interface MemberRow {
  user_id: string;
  rank: string;
  name: string;
  avatar: string | null;
  /** False until the browser has read the profile; `name` is a fallback until then. */
  resolved: boolean;
  messages: number;
  /** The change from the previous range; null if unknown. */
  change: number | null;
  /** The latest day with a message in all the bot has, YYYY-MM-DD. */
  lastDay: string | null;
  /** Messages by day, in the order of `days`. */
  counts: number[];
}

export interface TeamActivity {
  /** YYYY-MM-DD, UTC, without gaps. */
  days: string[];
  groups: RankGroup<MemberRow>[];
  /** How many of the newest rows we read, if the bot has more. */
  cutTo: number | null;
}

type OverviewBot = Pick<BotApi, "team" | "activity" | "user">;

/**
 * The team's members by rank with their messages in a range; null without any.
 * `now` in epoch ms.
 * @throws BotError if the team or its activity can't be read; names may be missing.
 */
export async function teamActivity(
  bot: OverviewBot,
  range: ActivityRange,
  now: number,
): Promise<TeamActivity | null> {
  const [team, activity, all] = await Promise.all([
    bot.team(),
    bot.activity(range),
    // Without it only the changes are missing.
    range === "all" ? null : bot.activity("all").catch(() => null),
  ]);
  const history = all?.value ?? [];
  const members = team.value;
  const rows = teamRows(activity.value, members);
  if (rows.length === 0) return null;
  const days = chartDays(rows, range, now);
  const counts = countsByDay(rows, days);
  const sums = messageSums(rows);
  const previous = previousSums(history, range, now);
  const last = lastDays([...history, ...rows]);
  const ranked = byRank(members);
  const people = await resolvePeople(
    bot,
    ranked.flatMap((group) => group.members.map((member) => member.user_id)),
  );
  const groups = ranked.map(({ info, members: rankMembers }) => ({
    info,
    members: rankMembers.map(({ user_id: id, rank, username }): MemberRow => {
      const messages = sums.get(id) ?? 0;
      const user = people[id];
      return {
        user_id: id,
        rank,
        name: user ? nameOf(id, user) : (username ?? id),
        avatar: user?.avatar ?? null,
        resolved: user !== undefined,
        messages,
        change: previous ? messages - (previous.get(id) ?? 0) : null,
        lastDay: last.get(id) ?? null,
        counts: counts.get(id) ?? days.map(() => 0),
      };
    }),
  }));
  const isCut = activity.isCut === true || all?.isCut === true;
  return { days, groups, cutTo: isCut ? MOST.activity : null };
}
