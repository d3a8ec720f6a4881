import { BLACKLISTS, type Blacklist } from "../../content/staff/blacklists.ts";
import { hasRead } from "../../content/reads.ts";
import type { Source } from "../../content/staff/lookup.ts";
import type { Remember } from "../../loaders/context.ts";
import type { BotApi, Reading } from "../../contract/bot.ts";
import type { ActivityRow, EconomyLog } from "../../contract/staff.ts";
import { entryOf, subjectOf, type Ban } from "../blacklist/blacklist.ts";
import {
  daysOverLimit,
  economySums,
  signsOf,
  type DaysOver,
  type EconomySums,
} from "../economy/sums.ts";
import { DAY_SECONDS } from "../list/day.ts";
import { latestFirst, type TimelineEvent } from "./event.ts";

/** The records of one source about an id. */
export interface SourceReading {
  source: Source;
  /** The latest first; null where the source could not be read. */
  events: TimelineEvent[] | null;
  /** Epoch ms. */
  readAt: number;
  /** Records that were searched. */
  searched: number;
  /** Whether the bot has more records than are read. */
  isCut: boolean;
  /** Records that could not be read. */
  unreadable: number;
  /** Only for the economy. */
  economy: { sums: EconomySums; over: DaysOver } | null;
}

/** Makes a source's events from the bot's answer. */
type Collect<T> = (value: T[]) => Pick<SourceReading, "events"> & Partial<SourceReading>;

/** The reading of a source that failed. It is remembered like the others, so that filters and pages do not ask again. */
function unread(source: Source, now: number): SourceReading {
  const nothing = { searched: 0, isCut: false, unreadable: 0, economy: null };
  return { source, events: null, readAt: now, ...nothing };
}

interface SourceContext {
  remember: Remember;
  /** The sources that are asked whatever is remembered of them. */
  again: readonly string[];
  /** The greatest age (ms) of remembered answers of the others. */
  maxAge: number;
  /** Epoch ms. */
  now: number;
}

/** Reads everything about one id: six lists, the economy and, of members of the team, their messages. */
export async function readSources(
  bot: BotApi,
  id: string,
  { isMember, remember, again, maxAge, now }: SourceContext & { isMember: Promise<boolean> },
): Promise<SourceReading[]> {
  async function ask<T>(source: Source, read: () => Promise<Reading<T[]>>, collect: Collect<T>) {
    async function readNow(): Promise<SourceReading> {
      try {
        const { value, isCut = false, unreadable = 0 } = await read();
        const about = { searched: value.length, isCut, unreadable, economy: null };
        return { source, readAt: now, ...about, ...collect(value) };
      } catch {
        return unread(source, now);
      }
    }
    return remember(`${source} ${id}`, readNow, {
      weightOf: ({ events }) => events?.length ?? 0,
      maxAge: again.includes(source) ? 0 : maxAge,
    });
  }

  const lists = BLACKLISTS.map((blacklist) =>
    ask<Ban>(
      blacklist.read,
      () => bot[blacklist.read](id),
      (bans) => ({
        events: sanctionEvents(blacklist, bans, id),
      }),
    ),
  );
  const all = [...lists];
  if (hasRead("economyLogs")) {
    all.push(ask("economyLogs", () => bot.economyLogs(id), economyEvents));
  }
  if (hasRead("activity") && (await isMember)) {
    const rows = () => bot.activity("all");
    all.push(ask("activity", rows, (value) => ({ events: messageEvents(value, id) })));
  }
  return Promise.all(all);
}

/** The events of an id in one list: its own sanctions with their ends, and those it gave as a moderator. */
export function sanctionEvents(
  { path }: Blacklist,
  bans: readonly Ban[],
  id: string,
): TimelineEvent[] {
  const events: TimelineEvent[] = [];
  for (const ban of bans) {
    const isSubject = subjectOf(ban) === id;
    if (!isSubject && ban.moderator_id !== id) continue;
    const entry = entryOf(ban);
    const role = isSubject ? "subject" : "handler";
    events.push({ kind: "sanction", role, at: entry.timestamp, path, entry });
    if (isSubject && entry.duration) {
      events.push({ kind: "end", role, at: entry.timestamp + entry.duration, path, entry });
    }
  }
  return latestFirst(events);
}

/** Transactions, and the days over the transfer limit, which are placed at the end of the day. */
export function economyEvents(logs: readonly EconomyLog[]) {
  const signs = signsOf(logs);
  const over = daysOverLimit(logs, signs);
  const events = logs.map((log): TimelineEvent => ({
    kind: "transaction",
    role: "subject",
    at: log.created,
    log,
  }));
  for (const day of over.days) {
    const at = Date.parse(day.day) / 1000 + DAY_SECONDS - 1;
    events.push({ kind: "limit", role: "subject", at, day, certain: over.certain });
  }
  const economy = { sums: economySums(logs, signs), over };
  return { events: latestFirst(events), economy };
}

/** Days on which a member of the team wrote something. */
export function messageEvents(rows: readonly ActivityRow[], id: string): TimelineEvent[] {
  const events = rows
    .filter((row) => row.user_id === id && row.total_messages > 0)
    .map(({ message_date: day, total_messages: messages }): TimelineEvent => ({
      kind: "messages",
      role: "subject",
      at: Date.parse(day) / 1000,
      messages,
    }));
  return latestFirst(events);
}
