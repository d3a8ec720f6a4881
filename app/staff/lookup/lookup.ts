import type { Remember } from "../../loaders/context.ts";
import type { BotApi } from "../../contract/bot.ts";
import { isServerList } from "../../contract/lists.ts";
import type { Sanction } from "../../contract/sanction.ts";
import type { UserData } from "../../contract/person.ts";
import type { EconomySums } from "../economy/sums.ts";
import { createDeadline } from "../list/deadline.ts";
import { gapsOf, type Gaps } from "../list/gaps.ts";
import { isInForce } from "../../contract/in-force.ts";
import { maxAgeOf } from "../list/view-age.ts";
import type { TimelineEvent } from "./event.ts";
import { readSources, type SourceReading } from "./sources.ts";
import { timelineOf, type Timeline } from "./timeline.ts";

/** Most sanctions in force that a page names: a hostile list may have thousands for one ID. */
const MOST_ACTIVE = 50;

/** The facts about one id, and one page of its timeline. */
export interface Lookup {
  id: string;
  /** Null for a server, and for a user the bot doesn't know. */
  user: UserData | null;
  /** Whether only lists of servers have it, and the bot knows no such person. */
  isServer: boolean;
  /** The rank on the team; null for others, undefined if we couldn't read the team. */
  rank: string | null | undefined;
  /** The first sanctions in force, and their number; the timeline has all. */
  active: Sanction[];
  activeCount: number;
  /** Null without transactions, undefined if we couldn't read them. */
  sums: EconomySums | null | undefined;
  timeline: Timeline;
  gaps: Gaps;
  /** Whether a source is still being read. */
  isPartial: boolean;
  /** When the oldest source was read, epoch ms. */
  readAt: number;
}

/** In place of a read under way. */
const PENDING = Symbol("late");

interface LookUpOptions {
  query: URLSearchParams;
  /** Epoch ms. */
  now: number;
  remember: Remember;
}

/** Reads everything about one id. `gaps` names the sources that failed. */
export async function lookUp(
  bot: BotApi,
  id: string,
  { query, now, remember }: LookUpOptions,
): Promise<Lookup> {
  const rank = bot.team().then(
    ({ value }) => value.find(({ user_id }) => user_id === id)?.rank ?? null,
    () => undefined,
  );
  const isMember = rank.then((known) => typeof known === "string");
  const profile = bot.user(id).then(
    ({ value }) => value,
    () => null,
  );
  const untilLate = createDeadline(query);
  const [user, readings, rankInTime] = await Promise.all([
    untilLate(profile, PENDING),
    readSources(bot, id, {
      isMember,
      remember,
      again: query.getAll("again"),
      maxAge: maxAgeOf(query),
      now,
      untilLate,
    }),
    untilLate(rank, PENDING),
  ]);
  const timeline = timelineOf(readings, query);
  const active = activeSanctions(readings, now);
  const economy = readings.find(({ source }) => source === "economyLogs");
  return {
    id,
    user: user === PENDING ? null : user,
    rank: rankInTime === PENDING ? undefined : rankInTime,
    isServer: isServer(readings) && user === null && rankInTime === null,
    active: active.slice(0, MOST_ACTIVE),
    activeCount: active.length,
    sums: economy?.events ? sumsOf(economy) : undefined,
    timeline,
    gaps: gapsOf(readings, query),
    isPartial:
      user === PENDING || rankInTime === PENDING || readings.some(({ state }) => state === "late"),
    readAt: Math.min(...readings.map(({ readAt }) => readAt)),
  };
}

function isServer(readings: readonly SourceReading[]): boolean {
  const events = readings.flatMap((reading) => reading.events ?? []);
  const isOfServer = (event: TimelineEvent) =>
    (event.kind === "sanction" || event.kind === "end") &&
    event.role === "subject" &&
    isServerList(event.entry.list);
  return events.length > 0 && events.every(isOfServer);
}

function sumsOf({ economy, searched }: SourceReading): EconomySums | null {
  return searched > 0 ? (economy?.sums ?? null) : null;
}

/** The sanctions in force, in the order of the lists. */
function activeSanctions(readings: readonly SourceReading[], now: number): Sanction[] {
  return readings
    .flatMap(({ events }) => events ?? [])
    .flatMap((event) =>
      event.kind === "sanction" && event.role === "subject" && isInForce(event.entry, now)
        ? [event.entry]
        : [],
    );
}
