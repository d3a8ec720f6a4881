import type { BotApi } from "../../contract/bot.ts";
import type { AuditFilter } from "../../contract/audit-log.ts";
import { formatIsoDay } from "../../format/date.ts";
import type { Remember } from "../../loaders/context.ts";
import { createDeadline } from "../list/deadline.ts";
import { gapsOf, type Gaps } from "../list/gaps.ts";
import { isWithin } from "../list/period.ts";
import { OPENED_MS } from "../list/view-age.ts";
import { latestFirst, type TimelineEvent } from "../lookup/event.ts";
import { readSources } from "../lookup/sources.ts";

/** A hostile list may have thousands of one person and day. */
const MOST_EVENTS = 50;

/** What a team member did on a day, beside the audit log. */
export interface MemberDay {
  person: string;
  /** 'YYYY-MM-DD'. */
  date: string;
  /** Sanctions they gave, and their messages; the latest first. */
  events: TimelineEvent[];
  /** How many more there are. */
  more: number;
  gaps: Gaps;
}

interface MemberDayOptions {
  query: URLSearchParams;
  /** Epoch ms. */
  now: number;
  remember: Remember;
}

/** Reads the day of one member; null unless both are chosen. */
export async function readMemberDay(
  bot: BotApi,
  { person, day }: Pick<AuditFilter, "person" | "day">,
  { query, now, remember }: MemberDayOptions,
): Promise<MemberDay | null> {
  if (person === null || day === null) return null;
  const readings = await readSources(bot, person, {
    isMember: Promise.resolve(true),
    withEconomy: false,
    remember,
    again: query.getAll("again"),
    maxAge: OPENED_MS,
    now,
    untilLate: createDeadline(query),
  });
  const events = readings
    .flatMap((reading) => reading.events ?? [])
    .filter(({ kind, role }) => kind === "messages" || role === "handler")
    .filter(({ at }) => isWithin(at, { from: day, to: day }));
  const shown = latestFirst(events).slice(0, MOST_EVENTS);
  return {
    person,
    date: formatIsoDay(day * 1000),
    events: shown,
    more: events.length - shown.length,
    gaps: gapsOf(readings, query),
  };
}
