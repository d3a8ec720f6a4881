import type { BotApi } from "../contract/bot.ts";
import type { ActivityRange } from "../contract/staff.ts";
import { byRank, type RankGroup } from "../people/by-rank.ts";
import { resolvePeople } from "../people/resolve.ts";
import { messageSums, rowsOfMembers } from "./activity.ts";

/** A member of the team as the overview shows them. */
export interface MemberRow {
  user_id: string;
  rank: string;
  name: string;
  avatar: string | null;
  /** Over the chosen range. */
  messages: number;
  lastDay: string | null;
}

/**
 * The team's members by rank with their messages in a range; null if nobody of the team wrote any.
 * @throws BotError when the team or its activity cannot be read; names may be missing.
 */
export async function teamActivity(
  bot: Pick<BotApi, "team" | "activity" | "user">,
  range: ActivityRange,
): Promise<RankGroup<MemberRow>[] | null> {
  const [team, activity] = await Promise.all([bot.team(), bot.activity(range)]);
  const members = team.value;
  const rows = rowsOfMembers(activity.value, members);
  if (rows.length === 0) return null;
  const sums = messageSums(rows, members);
  const groups = byRank(members);
  const ids = groups.flatMap((group) => group.members.map((member) => member.user_id));
  const people = await resolvePeople(bot, ids);
  return groups.map(({ info, members: ranked }) => ({
    info,
    members: ranked.map((member) => {
      const user = people[member.user_id];
      return {
        user_id: member.user_id,
        rank: member.rank,
        name: user?.user ?? user?.username ?? member.username ?? member.user_id,
        avatar: user?.avatar ?? null,
        messages: sums.get(member.user_id)?.messages ?? 0,
        lastDay: sums.get(member.user_id)?.lastDay ?? null,
      };
    }),
  }));
}
