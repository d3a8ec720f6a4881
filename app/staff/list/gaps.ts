import { listTitle } from "../../content/staff/blacklists.ts";
import { LISTS } from "../../contract/lists.ts";
import { LOOKUP, SOURCES, type Source } from "../../content/staff/lookup.ts";
import { LISTS as WORDS } from "../../content/staff/lists.ts";
import { ReadClosed } from "../../contract/bot.ts";
import { MOST } from "../../contract/most.ts";
import { formatCount } from "../../format/number.ts";
import { codeOf } from "../../live/http/request.ts";
import { unreadIn, type Unread } from "./unread.ts";

/** The sources that a page couldn't read in full. */
export interface Gaps {
  failed: Source[];
  /** Sources still being read. */
  late: Source[];
  /** Sources that the viewer's rank may not see. */
  closed: Source[];
  /** Sources cut to their newest records. */
  cut: Source[];
  /** Unreadable records, by source. */
  unread: { source: Source; rows: Unread }[];
}

/** How the read of a source went. */
export interface SourceState {
  source: Source;
  state: "read" | "failed" | "late" | "closed";
  /** Whether the bot has more records than we read. */
  isCut: boolean;
  /** Unreadable records, as they came. */
  unread: readonly unknown[];
}

export function gapsOf(readings: readonly SourceState[], query: URLSearchParams): Gaps {
  const where = (isWanted: (reading: SourceState) => boolean) =>
    readings.filter(isWanted).map(({ source }) => source);
  return {
    failed: where(({ state }) => state === "failed"),
    late: where(({ state }) => state === "late"),
    closed: where(({ state }) => state === "closed"),
    cut: where(({ isCut }) => isCut),
    unread: readings
      .filter(({ unread }) => unread.length > 0)
      .map(({ source, unread }) => ({ source, rows: unreadIn(unread, query) })),
  };
}

/** Whether we read every list whole, so an ID on none of them is blocked nowhere. */
export function areListsWhole({ failed, late, closed, cut, unread }: Gaps): boolean {
  const missing = [...failed, ...late, ...closed, ...cut, ...unread.map(({ source }) => source)];
  return !missing.some(isList);
}

export function isList(source: Source): boolean {
  return LISTS.some(({ read }) => read === source);
}

/** Names all that is missing, for a copied page. */
export function gapLines({ failed, late, closed, cut, unread }: Gaps): string[] {
  const missing = [...failed, ...late].map(sourceTitle);
  return [
    ...(missing.length > 0 ? [LOOKUP.notRead(missing)] : []),
    ...(closed.length > 0 ? [LOOKUP.closed(closed.map(sourceTitle))] : []),
    ...cut.map((source) => LOOKUP.cutSource(sourceTitle(source), formatCount(mostOf(source)))),
    ...unread.map(({ source, rows: { count } }) => {
      return `${sourceTitle(source)}: ${WORDS.unreadable(formatCount(count), count === 1)}`;
    }),
  ];
}

/** What is missing as rows of a CSV export, named in the second column. */
export function gapRows(gaps: Gaps, columns: number): string[][] {
  const rest = Array<string>(columns - 2).fill("");
  return gapLines(gaps).map((line) => ["", line].concat(rest));
}

/** Why the read of a source failed: the viewer's rank may not see it, or anything else. */
export function failureState(error: unknown): "closed" | "failed" {
  const isRefused = codeOf(error) === "forbidden";
  return isRefused || error instanceof ReadClosed ? "closed" : "failed";
}

/** The most records we read of a source. */
export function mostOf(source: Source): number {
  if (source === "economyLogs") return MOST.logs;
  return source === "activity" ? MOST.activity : MOST.sanctions;
}

export function sourceTitle(source: Source): string {
  if (source === "economyLogs" || source === "activity") return SOURCES[source];
  const list = LISTS.find(({ read }) => read === source);
  return list ? listTitle(list.id) : source;
}

/** The query of the same view that asks some sources again. */
export function againSearch(query: URLSearchParams, sources: readonly Source[]): string {
  const next = new URLSearchParams(query);
  next.delete("again");
  for (const source of sources) next.append("again", source);
  return `?${next}`;
}
