import { BLACKLISTS } from "../../content/staff/blacklists.ts";
import type { BlacklistPath } from "../../content/paths.ts";
import type { Source } from "../../content/staff/lookup.ts";
import type { Remember } from "../../loaders/context.ts";
import type { BotApi } from "../../contract/bot.ts";
import type { UserData } from "../../contract/person.ts";
import type { BlacklistEntry } from "../blacklist/blacklist.ts";
import type { EconomySums } from "../economy/sums.ts";
import { sanctionState } from "../list/sanction.ts";
import { maxAgeOf } from "../list/view-age.ts";
import { readSources, type SourceReading } from "./sources.ts";
import { timelineOf, type Timeline } from "./timeline.ts";

/** Sanctions in force that a page names: a hostile list may have thousands for one ID. */
const MOST_ACTIVE = 50;

/** A sanction in force, with the list it is on. */
export interface ActiveSanction {
  path: BlacklistPath;
  entry: BlacklistEntry;
}

/** The facts about one id, and one page of its timeline. */
export interface Lookup {
  id: string;
  /** Null for a server, and for a user that the bot does not know. */
  user: UserData | null;
  /** The rank on the team; null for anybody else, undefined if the team could not be read. */
  rank: string | null | undefined;
  /** The first of the sanctions in force, and how many there are; all of them are in the timeline. */
  active: ActiveSanction[];
  activeCount: number;
  /** Null where there are no transactions, undefined where they could not be read. */
  sums: EconomySums | null | undefined;
  timeline: Timeline;
  /** Sources that could not be read; `?again=` retries one of them. */
  failed: Source[];
  /** Sources of which only the newest records were read. */
  cut: Source[];
  /** Records of all sources that could not be read. */
  unreadable: number;
  /** Epoch ms at which the oldest of the sources was read. */
  readAt: number;
}

interface LookUpOptions {
  query: URLSearchParams;
  /** Epoch ms. */
  now: number;
  remember: Remember;
}

/** Reads everything about one id. A source that fails is named in `failed`; the others are shown. */
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
  const [user, readings] = await Promise.all([
    bot.user(id).then(
      ({ value }) => value,
      () => null,
    ),
    readSources(bot, id, {
      isMember,
      remember,
      again: query.getAll("again"),
      maxAge: maxAgeOf(query),
      now,
    }),
  ]);
  const timeline = timelineOf(readings, query);
  const active = activeSanctions(readings, now);
  const economy = readings.find(({ source }) => source === "economyLogs");
  return {
    id,
    user,
    rank: await rank,
    active: active.slice(0, MOST_ACTIVE),
    activeCount: active.length,
    sums: economy?.events ? sumsOf(economy) : undefined,
    timeline,
    failed: readings.filter(({ events }) => events === null).map(({ source }) => source),
    cut: readings.filter(({ isCut }) => isCut).map(({ source }) => source),
    unreadable: readings.reduce((sum, { unreadable }) => sum + unreadable, 0),
    readAt: Math.min(...readings.map(({ readAt }) => readAt)),
  };
}

function sumsOf({ economy, searched }: SourceReading): EconomySums | null {
  return searched > 0 ? (economy?.sums ?? null) : null;
}

/** The sanctions in force, in the order of the lists. */
function activeSanctions(readings: readonly SourceReading[], now: number): ActiveSanction[] {
  return readings
    .flatMap(({ events }) => events ?? [])
    .flatMap((event) =>
      event.kind === "sanction" &&
      event.role === "subject" &&
      sanctionState(event.entry, now) !== "expired"
        ? [{ path: event.path, entry: event.entry }]
        : [],
    );
}

/** The view of a query, for which some sources are asked again. */
export function againSearch(query: URLSearchParams, sources: readonly Source[]): string {
  const next = new URLSearchParams(query);
  next.delete("again");
  for (const source of sources) next.append("again", source);
  return `?${next}`;
}

/** The title of a blacklist by its path. */
export function listTitle(path: BlacklistPath): string {
  return BLACKLISTS.find((list) => list.path === path)?.title ?? path;
}
