import { BLACKLISTS, type Blacklist } from "../../content/blacklists.ts";
import { STAFF } from "../../content/staff.ts";
import type { BotApi } from "../../contract/bot.ts";
import { isDigits } from "../../contract/digits.ts";
import type { UserData } from "../../contract/person.ts";
import type { EconomyLog } from "../../contract/staff.ts";
import { entriesOf, type Ban, type BlacklistEntry } from "../blacklist/blacklist.ts";
import { daysOverLimit, type TransferDay } from "../economy/sums.ts";
import { latestFirst } from "../economy/economy.ts";

/** Transactions a look-up shows; the rest is one link away. */
const LATEST_LOGS = 10;

/** What one of the six lists knows about an id; `entries` null: it could not be read. */
export interface LookupList {
  list: Blacklist;
  entries: BlacklistEntry[] | null;
  /** Entries of this list that the id made as a moderator. */
  made: number;
}

export interface Lookup {
  id: string;
  /** Null for a server, or for somebody the bot does not know. */
  user: UserData | null;
  lists: LookupList[];
  /** The latest transactions; null: they could not be read. */
  logs: EconomyLog[] | null;
  /** All transactions of this user. */
  transactions: number;
  daysOver: TransferDay[];
}

/** Reads `?id=`. Anything but an ID never reaches the bot API. */
export function lookupSearch(query: string | null): { id: string } | { problem: string } | null {
  if (query === null) return null;
  const id = query.trim();
  return isDigits(id) ? { id } : { problem: STAFF.lookupProblem };
}

/** All that is known about one id. Each list fails for itself. */
export async function lookUp(bot: BotApi, id: string): Promise<Lookup> {
  const [user, logs, ...answers] = await Promise.allSettled([
    bot.user(id),
    bot.economyLogs(id),
    ...BLACKLISTS.map((list) => bansOf(bot, list)),
  ]);
  const transactions = logs.status === "fulfilled" ? latestFirst(logs.value.value) : null;
  return {
    id,
    user: user.status === "fulfilled" ? user.value.value : null,
    lists: BLACKLISTS.map((list, index) => {
      const answer = answers[index];
      if (answer?.status !== "fulfilled") return { list, entries: null, made: 0 };
      const bans = answer.value;
      return {
        list,
        entries: entriesOf(bans).filter((entry) => entry.subject === id),
        made: bans.filter((ban) => ban.moderator_id === id).length,
      };
    }),
    logs: transactions?.slice(0, LATEST_LOGS) ?? null,
    transactions: transactions?.length ?? 0,
    daysOver: daysOverLimit(transactions ?? []),
  };
}

async function bansOf(bot: BotApi, list: Blacklist): Promise<readonly Ban[]> {
  return (await bot[list.read]()).value;
}
