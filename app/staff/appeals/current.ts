import { hasRead } from "../../content/reads.ts";
import type { BotApi } from "../../contract/bot.ts";
import type { QueuedAppeal } from "../../contract/appeals.ts";
import { isInForce } from "../../contract/in-force.ts";
import { listOf } from "../../contract/lists.ts";
import type { Sanction } from "../../contract/sanction.ts";
import { readList } from "../blacklist/read-lists.ts";

/** An appealed sanction on its list now: rows in force, latest first; none; or unreadable. */
export type Current = { kind: "there"; rows: Sanction[] } | { kind: "gone" } | { kind: "unknown" };

/** Reads an appeal's list anew; null if it is over or a deletion request. `now` in epoch ms. */
export async function readCurrent(
  bot: BotApi,
  { list: id, subject, target, endedAt }: QueuedAppeal,
  now: number,
): Promise<Current | null> {
  if (id === null || endedAt !== null) return null;
  const list = listOf(id);
  if (!hasRead(list.read)) return { kind: "unknown" };
  try {
    const { entries, isCut, unread } = await readList(bot, list, [subject]);
    const rows = entries.filter(
      (row) => row.subject === subject && row.target === target && isInForce(row, now),
    );
    if (rows.length > 0) return { kind: "there", rows };
    return { kind: isCut || unread.length > 0 ? "unknown" : "gone" };
  } catch {
    return { kind: "unknown" };
  }
}
