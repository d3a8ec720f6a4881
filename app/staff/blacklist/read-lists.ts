import { BLACKLISTS } from "../../content/staff/blacklists.ts";
import type { BotApi, Reading } from "../../contract/bot.ts";
import type { List } from "../../contract/lists.ts";
import type { Sanction, SanctionRow } from "../../contract/sanction.ts";
import type { UntilLate } from "../list/deadline.ts";
import { failureState, type SourceState } from "../list/gaps.ts";
import { sanctionsOf } from "./blacklist.ts";

/** A list and how far we read it. */
export interface ReadList {
  /** The latest first. */
  entries: Sanction[];
  /** Whether the bot has more entries than we read. */
  isCut: boolean;
  /** Unreadable records, as they came. */
  unread: readonly unknown[];
}

/** Reads a list, whole or for some ids alone. @throws BotError */
export async function readList(
  bot: BotApi,
  list: List,
  ids: readonly string[] = [],
): Promise<ReadList> {
  const reading: Reading<SanctionRow[]> = await bot[list.read](...ids);
  const { value, isCut = false, unread = [] } = reading;
  return { entries: sanctionsOf(list, value), isCut, unread };
}

/** One of the lists, and how its read went: without entries if it failed or isn't done. */
export interface ListReading extends ReadList, SourceState {
  list: List;
}

/** Reads all six lists. One that fails or is late takes nothing from the others. */
export function readLists(
  read: (list: List) => Promise<ReadList>,
  untilLate: UntilLate,
): Promise<ListReading[]> {
  return Promise.all(
    BLACKLISTS.map((list) => {
      const without = { list, source: list.read, entries: [], isCut: false, unread: [] };
      const reading = read(list).then(
        (value): ListReading => ({ ...without, ...value, state: "read" }),
        (error: unknown): ListReading => ({ ...without, state: failureState(error) }),
      );
      return untilLate(reading, { ...without, state: "late" } satisfies ListReading);
    }),
  );
}
