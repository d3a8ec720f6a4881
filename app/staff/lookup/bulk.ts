import { BULK as TEXT } from "../../content/staff/lookup.ts";
import { hasRead } from "../../content/reads.ts";
import type { BotApi } from "../../contract/bot.ts";
import type { Sanction } from "../../contract/sanction.ts";
import type { EconomyLog } from "../../contract/staff.ts";
import { absOf, compareAmounts } from "../../format/decimal.ts";
import { sanctionCells } from "../blacklist/blacklist.ts";
import { isTransfer } from "../economy/sums.ts";
import { readList, readLists } from "../blacklist/read-lists.ts";
import { createDeadline, type UntilLate } from "../list/deadline.ts";
import {
  areListsWhole,
  failureState,
  gapRows,
  gapsOf,
  type Gaps,
  type SourceState,
} from "../list/gaps.ts";
import { isInForce } from "../../contract/in-force.ts";
import { sanctionSpan, type TimelineEvent } from "./event.ts";

/** One of several IDs and its sanctions, by list, the latest of each first. */
export interface SubjectRow {
  id: string;
  entries: Sanction[];
  /** The latest ones, the latest first; only of few IDs. */
  transfers: EconomyLog[];
  /** How many transfers its log has. */
  allTransfers: number;
}

/** We read transfers for this many IDs: each is a call to the bot, and a request may make fifty. */
const MOST_TRACED = 5;
/** Transfers shown of each ID: we compare each with those of the other IDs. */
const MOST_TRANSFERS = 500;

export interface BulkLookup {
  /** In the order the IDs were given. */
  rows: SubjectRow[];
  gaps: Gaps;
}

/** Reads all six lists once and finds several IDs in them, and of few IDs the transfers. */
export async function bulkLookUp(
  bot: BotApi,
  ids: readonly string[],
  query: URLSearchParams,
): Promise<BulkLookup> {
  const untilLate = createDeadline(query);
  const isTraced = hasRead("economyLogs") && ids.length <= MOST_TRACED;
  const [readings, logs] = await Promise.all([
    readLists((list) => readList(bot, list, ids), untilLate),
    Promise.all((isTraced ? ids : []).map((id) => readTransfers(bot, id, untilLate))),
  ]);
  const rows = new Map(
    ids.map((id, at): [string, SubjectRow] => {
      const { transfers = [], allTransfers = 0 } = logs[at] ?? {};
      return [id, { id, entries: [], transfers, allTransfers }];
    }),
  );
  for (const { entries } of readings) {
    for (const entry of entries) rows.get(entry.subject)?.entries.push(entry);
  }
  return { rows: [...rows.values()], gaps: gapsOf([...readings, ...asOneSource(logs)], query) };
}

type TransferReading = SourceState & Pick<SubjectRow, "transfers" | "allTransfers">;

async function readTransfers(
  bot: BotApi,
  id: string,
  untilLate: UntilLate,
): Promise<TransferReading> {
  const without = { source: "economyLogs", isCut: false, unread: [] } as const;
  const nothing = { ...without, transfers: [], allTransfers: 0 };
  const reading = bot.economyLogs(id).then(
    ({ value, isCut = false, unread = [] }): TransferReading => {
      const all = value.filter(isTransfer).sort((a, b) => b.created - a.created);
      const transfers = all.slice(0, MOST_TRANSFERS);
      return { ...without, state: "read", transfers, allTransfers: all.length, isCut, unread };
    },
    (error: unknown): TransferReading => ({ ...nothing, state: failureState(error) }),
  );
  return untilLate(reading, { ...nothing, state: "late" } satisfies TransferReading);
}

/** The logs of several IDs, as one source. */
function asOneSource(logs: readonly TransferReading[]): SourceState[] {
  if (logs.length === 0) return [];
  const states = new Set(logs.map(({ state }) => state));
  const worst = (["failed", "late", "closed"] as const).find((state) => states.has(state));
  return [
    {
      source: "economyLogs",
      state: worst ?? "read",
      isCut: logs.some(({ isCut }) => isCut),
      unread: logs.flatMap(({ unread }) => unread),
    },
  ];
}

/** A row's entries in force at `now` (epoch ms), and the others. */
export function splitEntries({ entries }: SubjectRow, now: number) {
  const { force = [], expired = [] } = Object.groupBy(entries, (entry) =>
    isInForce(entry, now) ? "force" : "expired",
  );
  return { force, expired };
}

/** An event of one of several IDs. */
export interface MergedEvent {
  id: string;
  event: TimelineEvent;
  /** Which of these IDs a transfer went to or came from, by the other log's time; "" for none. */
  counterpart: string;
}

/** The beginnings and ends of all IDs' sanctions, and their transfers, the latest first. */
export function mergedEvents(rows: readonly SubjectRow[]): MergedEvent[] {
  const events = rows.flatMap(({ id, entries, transfers }): MergedEvent[] => [
    ...entries.flatMap(sanctionSpan).map((event) => ({ id, event, counterpart: "" })),
    ...transfers.map((log): MergedEvent => ({
      id,
      event: { kind: "transaction", role: "subject", at: log.created, log },
      counterpart: counterpartOf(id, log, rows),
    })),
  ]);
  return events.sort((a, b) => b.event.at - a.event.at);
}

/** Two logs write the same transfer within this many seconds. */
const SAME_TRANSFER = 5;

function counterpartOf(id: string, log: EconomyLog, rows: readonly SubjectRow[]): string {
  const isOther = (other: EconomyLog) =>
    Math.abs(other.created - log.created) <= SAME_TRANSFER &&
    compareAmounts(absOf(other.amount), absOf(log.amount)) === 0;
  return rows.find((row) => row.id !== id && row.transfers.some(isOther))?.id ?? "";
}

/** A file has a row for each sanction, and for each ID without one; `now` in epoch ms. */
export function bulkFile({ rows, gaps }: BulkLookup, now: number) {
  return {
    missing: gapRows(gaps, TEXT.csvColumns.length),
    rows: rows.flatMap(({ id, entries }) =>
      entries.length === 0
        ? [[id, areListsWhole(gaps) ? TEXT.nothing : TEXT.nothingRead, "", "", "", "", "", ""]]
        : entries.map((entry) => sanctionCells(entry, now)),
    ),
  };
}
