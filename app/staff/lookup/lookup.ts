import { BLACKLISTS, type Blacklist } from "../../content/blacklists.ts";
import { pages } from "../../content/facts.static.ts";
import type { BotApi } from "../../contract/bot.ts";
import { MOST } from "../../contract/endpoints.ts";
import type { UserData } from "../../contract/person.ts";
import type { EconomyLog } from "../../contract/staff.ts";
import { entriesOf, type Ban, type BlacklistEntry } from "../blacklist/blacklist.ts";
import { newestFirst } from "../economy/economy.ts";
import { daysOverLimit, signsOf, type DaysOver } from "../economy/sums.ts";

/** Transactions that a look-up shows. */
const MAX_LOGS = 10;

/** What one of the six blacklists has on an id. */
export interface LookupList {
  blacklist: Blacklist;
  /** Null where the list could not be read. */
  entries: BlacklistEntry[] | null;
  /** Entries of this list that the id made as a moderator. */
  moderated: number;
  /** Entries that were searched, where the list is longer than what is read of it. */
  cutAt: number | null;
}

export interface Lookup {
  id: string;
  /** Null for a server, and for a user that the bot does not know. */
  user: UserData | null;
  lists: LookupList[];
  /** The latest transactions; null where they could not be read. */
  logs: EconomyLog[] | null;
  /** How many transactions there are in all. */
  transactions: number;
  /** Whether the bot has more transactions than are read. */
  isCut: boolean;
  over: DaysOver;
}

/** Reads all six blacklists and the economy for one id. A read that fails leaves the others standing. */
export async function lookUp(bot: BotApi, id: string): Promise<Lookup> {
  const [user, logs, lists] = await Promise.all([
    bot.user(id).catch(() => null),
    pages.economy ? bot.economyLogs(id).catch(() => null) : null,
    Promise.all(BLACKLISTS.map((blacklist) => lookUpIn(bot, blacklist, id))),
  ]);
  const transactions = newestFirst(logs?.value ?? []);
  return {
    id,
    user: user?.value ?? null,
    lists,
    logs: logs && transactions.slice(0, MAX_LOGS),
    transactions: transactions.length,
    isCut: transactions.length >= MOST.logs,
    over: daysOverLimit(transactions, signsOf(transactions)),
  };
}

async function lookUpIn(bot: BotApi, blacklist: Blacklist, id: string): Promise<LookupList> {
  try {
    const bans: readonly Ban[] = (await bot[blacklist.read]()).value;
    return {
      blacklist,
      entries: entriesOf(bans).filter((entry) => entry.subject === id),
      moderated: bans.filter((ban) => ban.moderator_id === id).length,
      cutAt: bans.length >= MOST.bans ? bans.length : null,
    };
  } catch {
    return { blacklist, entries: null, moderated: 0, cutAt: null };
  }
}
