import { BotError } from "../../app/contract/bot.ts";
import { reads } from "../../app/contract/endpoints.ts";
import { listOf, type ListId } from "../../app/contract/lists.ts";
import { sanctionOf, subjectIn, type Sanction } from "../../app/contract/sanction.ts";
import type { EdgeContext } from "../context/edge-env.ts";
import { log } from "../logging/log.ts";

/** What the bot's lists say about some people or servers. */
export interface SanctionsRead {
  /** In force or not. */
  sanctions: Sanction[];
  /** Lists not fully read, which may hold more. */
  failed: ListId[];
}

/** Starts no list after this time: nobody waits for six slow ones. */
const BEGIN_MS = 12_000;

/** Reads the lists one by one for rows about the subjects; names those it can't fully read. */
export async function readSanctions(
  c: EdgeContext,
  lists: readonly ListId[],
  subjects: readonly string[],
): Promise<SanctionsRead> {
  const now = c.get("now");
  const begunAt = now();
  const read: SanctionsRead = { sanctions: [], failed: [] };
  for (const list of lists) {
    if (now() - begunAt > BEGIN_MS) {
      read.failed.push(list);
      continue;
    }
    try {
      const { sanctions, isWhole } = await readSanctionsOf(c, list, subjects);
      read.sanctions.push(...sanctions);
      if (!isWhole) read.failed.push(list);
    } catch (error) {
      // The bot's failures are logged where they are read, once for all who wait.
      if (!(error instanceof BotError)) throw error;
      read.failed.push(list);
    }
  }
  return read;
}

async function readSanctionsOf(c: EdgeContext, list: ListId, subjects: readonly string[]) {
  const name = listOf(list).read;
  const rows = await c.get("ownList")(name);
  const { value, unread = [], cut = 0 } = reads[name].decode(rows, c.get("now")(), subjects);
  // Drop rows that a subject gave.
  const sanctions = value
    .map((row) => sanctionOf(list, row))
    .filter(({ subject }) => subjects.includes(subject));
  const odd = unread.filter((row) => {
    const subject = subjectIn(list, row);
    return subject === null || subjects.includes(subject);
  });
  if (odd.length > 0 || cut > 0) {
    log("standing.list_partly_read", {
      requestId: c.get("requestId"),
      list,
      unread: odd.length,
      cut,
    });
  }
  return { sanctions, isWhole: odd.length === 0 && cut === 0 };
}
