import type { BotApi } from "../../contract/bot.ts";
import type { ActivityRange } from "../../contract/range.ts";
import type { ActivityRow } from "../../contract/staff.ts";
import { byRank, type RankGroup } from "../../people/by-rank.ts";
import { nameOf } from "../../people/name.ts";
import { resolvePeople } from "../../people/resolve.ts";
import {
  countsByDay,
  daysOfChart,
  lastDays,
  messageSums,
  previousSums,
  rowsOfMembers,
} from "./activity.ts";

/** A member of the team as the overview shows them. */
export interface MemberRow {
  user_id: string;
  rank: string;
  name: string;
  avatar: string | null;
  /** False: the profile is still to be asked for, the name is makeshift. */
  resolved: boolean;
  /** Over the chosen range. */
  messages: number;
  /** Against the window before; null where there is none to compare with. */
  change: number | null;
  /** The latest day with a message as far back as the bot remembers, YYYY-MM-DD. */
  lastDay: string | null;
  /** Messages by day, as long as `days`. */
  counts: number[];
}

export interface TeamActivity {
  /** YYYY-MM-DD, UTC, without gaps. */
  days: string[];
  groups: RankGroup<MemberRow>[];
}

type OverviewBot = Pick<BotApi, "team" | "activity" | "user">;

/** The past beyond the range; missing, it costs the change and nothing else. */
async function historyOf(bot: OverviewBot): Promise<ActivityRow[]> {
  try {
    return (await bot.activity("all")).value;
  } catch {
    return [];
  }
}

/**
 * The team's members by rank with their messages in a range; null if nobody of the team wrote any.
 * `now` in epoch ms.
 * @throws BotError when the team or its activity cannot be read; names may be missing.
 */
export async function teamActivity(
  bot: OverviewBot,
  range: ActivityRange,
  now: number,
): Promise<TeamActivity | null> {
  const [team, activity, history] = await Promise.all([
    bot.team(),
    bot.activity(range),
    range === "all" ? [] : historyOf(bot),
  ]);
  const members = team.value;
  const rows = rowsOfMembers(activity.value, members);
  if (rows.length === 0) return null;
  const days = daysOfChart(rows, range, now);
  const counts = countsByDay(rows, days);
  const sums = messageSums(rows);
  const before = previousSums(history, range, now);
  const last = lastDays([...history, ...rows]);
  const ranked = byRank(members);
  const people = await resolvePeople(
    bot,
    ranked.flatMap((group) => group.members.map((member) => member.user_id)),
  );
  const groups = ranked.map(({ info, members: ofRank }) => ({
    info,
    members: ofRank.map(({ user_id: id, rank, username }): MemberRow => {
      const messages = sums.get(id) ?? 0;
      const user = people[id];
      return {
        user_id: id,
        rank,
        name: user ? nameOf(id, user) : (username ?? id),
        avatar: user?.avatar ?? null,
        resolved: user !== undefined,
        messages,
        change: before ? messages - (before.get(id) ?? 0) : null,
        lastDay: last.get(id) ?? null,
        counts: counts.get(id) ?? days.map(() => 0),
      };
    }),
  }));
  return { days, groups };
}
