import { hasRead } from "../../app/content/reads.ts";
import { LISTS as ALL } from "../../app/contract/lists.ts";
import {
  readWaiting,
  READING_MS,
  saveReading,
  takeList,
  type Comparison,
  type ListMemory,
  type WaitingRow,
} from "../db/appeal-closing.ts";
import { readSanctions, type Sanction, type SanctionsContext } from "../standing/read.ts";

/**
 * An accepted appeal is closed when the bot's list no longer has the entry, so that answer and truth cannot differ. One
 * failing or half-empty answer of the bot must not close any.
 */

/** An empty list, or one that has lost more rows than these and more than this part, counts in a third reading. */
const MOST_LOST_ROWS = 20;
const MOST_LOST_PART = 1 / 5;
export const THIRD_READING_MS = 30 * 60_000;

/** Whatever the brand shows by now: what was accepted waits for its list. */
const LISTS = ALL.filter(({ read }) => hasRead(read)).map(({ id }) => id);

/** Reads the one list that is due, and closes what is gone from it. @throws what the database throws */
export async function closeByData(
  db: D1Database,
  context: Pick<SanctionsContext, "listText" | "log">,
  now: number,
): Promise<void> {
  const memory = await takeList(db, { lists: LISTS, now });
  if (!memory) return;
  const { list } = memory;
  const waiting = await readWaiting(db, list);
  const subjects = [...new Set(waiting.map(({ subject }) => subject))];
  const read = await readSanctions({ ...context, now: () => now }, [list], subjects);
  const rows = read.rows[list];
  if (rows === undefined) return;
  const judged = judgeReading(memory, rows, now);
  const comparison = compare(waiting, read.sanctions, { isDoubted: judged.doubts > 0, now });
  await saveReading(db, { list, ...judged }, comparison, now);
  const closed = comparison.closed.length;
  if (closed > 0 || judged.doubts > 0) {
    context.log("appeals.list_compared", { list, rows, doubts: judged.doubts, closed });
  }
}

/** What is known of a list after a reading of so many rows; doubted while it has `doubts`. */
export function judgeReading(
  { rows: trusted, doubtedAt, doubts }: ListMemory,
  rows: number,
  now: number,
): ListMemory {
  const lost = trusted === null ? 0 : trusted - rows;
  const isSmall = lost > MOST_LOST_ROWS && lost > (trusted ?? 0) * MOST_LOST_PART;
  if (rows > 0 && !isSmall) return { rows, doubtedAt: null, doubts: 0 };
  const since = doubtedAt ?? now;
  const isBelieved = doubts >= 2 && now - since >= THIRD_READING_MS;
  if (isBelieved) return { rows, doubtedAt: null, doubts: 0 };
  return { rows: trusted, doubtedAt: since, doubts: doubts + 1 };
}

function compare(
  waiting: readonly WaitingRow[],
  sanctions: readonly Sanction[],
  { isDoubted, now }: { isDoubted: boolean; now: number },
): Comparison {
  const comparison: Comparison = { there: [], gone: [], closed: [] };
  for (const appeal of waiting) {
    const { id, gone_at: goneAt, gone_readings: readings, gone_doubted: doubted } = appeal;
    if (sanctions.some((sanction) => isSame(sanction, appeal, now))) {
      comparison.there.push(id);
      continue;
    }
    const wasDoubted = isDoubted || doubted === 1;
    const isEnough = wasDoubted ? readings >= 2 : readings >= 1;
    const goneFor = goneAt === null ? 0 : now - goneAt;
    const isLong = goneFor >= (wasDoubted ? THIRD_READING_MS : READING_MS);
    (isEnough && isLong ? comparison.closed : comparison.gone).push(id);
  }
  return comparison;
}

/**
 * Whether a row may be the appealed sanction. Without a time, either of them, it may, and so may one whose command or
 * cog is not known: a row that cannot be read is not gone. What is over bars nobody.
 */
function isSame(
  { subject, target, givenAt, until }: Sanction,
  appeal: WaitingRow,
  now: number,
): boolean {
  if (subject !== appeal.subject || (until !== null && until <= now)) return false;
  const isUnknown = givenAt === null || appeal.rows.includes(null);
  if (target !== appeal.target) return isUnknown && (target === null || appeal.target === null);
  return isUnknown || appeal.rows.includes(givenAt);
}
