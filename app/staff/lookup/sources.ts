import { BLACKLISTS } from "../../content/staff/blacklists.ts";
import { hasRead } from "../../content/reads.ts";
import type { Source } from "../../content/staff/lookup.ts";
import type { Remember } from "../../loaders/context.ts";
import type { BotApi, Reading } from "../../contract/bot.ts";
import type { List } from "../../contract/lists.ts";
import { sanctionOf, type SanctionRow } from "../../contract/sanction.ts";
import type { ActivityRow, EconomyLog } from "../../contract/staff.ts";
import {
  daysOverLimit,
  economySums,
  signsOf,
  type DaysOver,
  type EconomySums,
} from "../economy/sums.ts";
import type { UntilLate } from "../list/deadline.ts";
import { failureState, type SourceState } from "../list/gaps.ts";
import { beginOf, latestFirst, sanctionSpan, type TimelineEvent } from "./event.ts";

/** The records of one source about an id. */
export interface SourceReading extends SourceState {
  /** Latest first; null if the source failed or is late. */
  events: TimelineEvent[] | null;
  /** Epoch ms. */
  readAt: number;
  /** Records searched. */
  searched: number;
  /** Only for the economy. */
  economy: { sums: EconomySums; over: DaysOver } | null;
}

/** Makes a source's events from the bot's answer. */
type Collect<T> = (value: T[]) => Pick<SourceReading, "events"> & Partial<SourceReading>;

/** The reading of a source that failed, or is late. */
function notRead(source: Source, now: number, state: SourceReading["state"]): SourceReading {
  const nothing = { searched: 0, isCut: false, unread: [], economy: null };
  return { source, state, events: null, readAt: now, ...nothing };
}

interface SourceContext {
  remember: Remember;
  /** The sources to ask again, whatever we remember. */
  again: readonly string[];
  /** The greatest age (ms) of remembered answers of the others. */
  maxAge: number;
  /** Epoch ms. */
  now: number;
  untilLate: UntilLate;
}

/** Reads everything about one id: six lists, the economy unless left out, and members' messages. */
export async function readSources(
  bot: BotApi,
  id: string,
  {
    isMember,
    remember,
    again,
    maxAge,
    now,
    untilLate,
    withEconomy = true,
  }: SourceContext & { isMember: Promise<boolean>; withEconomy?: boolean },
): Promise<SourceReading[]> {
  async function ask<T>(source: Source, read: () => Promise<Reading<T[]>>, collect: Collect<T>) {
    async function readNow(): Promise<SourceReading> {
      try {
        const { value, isCut = false, unread = [] } = await read();
        const about = { searched: value.length, isCut, unread, economy: null };
        return { source, state: "read", readAt: now, ...about, ...collect(value) };
      } catch (error) {
        // Remembered like the others, so filters and pages don't ask again.
        return notRead(source, now, failureState(error));
      }
    }
    return remember(`${source} ${id}`, readNow, {
      weightOf: ({ events, unread }) => (events?.length ?? 0) + unread.length,
      maxAge: again.includes(source) ? 0 : maxAge,
    });
  }

  const all = BLACKLISTS.map((list): [Source, Promise<SourceReading | null>] => {
    const rows = () => bot[list.read](id);
    return [
      list.read,
      ask<SanctionRow>(list.read, rows, (value) => ({ events: sanctionEvents(list, value, id) })),
    ];
  });
  if (withEconomy && hasRead("economyLogs")) {
    all.push(["economyLogs", ask("economyLogs", () => bot.economyLogs(id), economyEvents)]);
  }
  if (hasRead("activity")) {
    const rows = () => bot.activity("all");
    const messages = isMember.then((is) =>
      is ? ask("activity", rows, (value) => ({ events: messageEvents(value, id) })) : null,
    );
    all.push(["activity", messages]);
  }
  const readings = await Promise.all(
    all.map(([source, reading]) => untilLate(reading, notRead(source, now, "late"))),
  );
  return readings.filter((reading) => reading !== null);
}

/** An id's events in a list: its sanctions with their ends, and those it gave as a moderator. */
export function sanctionEvents(
  list: List,
  rows: readonly SanctionRow[],
  id: string,
): TimelineEvent[] {
  const events: TimelineEvent[] = [];
  for (const row of rows) {
    const entry = sanctionOf(list.id, row);
    const isSubject = entry.subject === id;
    if (!isSubject && entry.moderator !== id) continue;
    events.push(...(isSubject ? sanctionSpan(entry) : [beginOf(entry, "handler")]));
  }
  return latestFirst(events);
}

/** Transactions, and each day over the transfer limit above its last transfer. */
export function economyEvents(logs: readonly EconomyLog[]) {
  const signs = signsOf(logs);
  const over = daysOverLimit(logs, signs);
  const role = "subject";
  const events: TimelineEvent[] = over.days.map((day) => {
    return { kind: "limit", role, at: day.last, day, certain: over.certain };
  });
  for (const log of logs) events.push({ kind: "transaction", role, at: log.created, log });
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
