import * as v from "valibot";
import { looseText, maybeCount } from "../../app/contract/decode.ts";
import { sanctionEnd } from "../../app/contract/in-force.ts";
import { isServerList, listOf, type ListId } from "../../app/contract/lists.ts";
import { reads } from "../../app/contract/endpoints.ts";
import { BotError } from "../../app/contract/bot.ts";
import { ShapeError } from "../../app/contract/decode.ts";
import type { SanctionRow } from "../../app/contract/sanction.ts";
import type { EdgeContext } from "../context/edge-env.ts";
import type { ReadListText } from "../context/services.ts";
import { log, reasonOf, type Log } from "../logging/log.ts";
import { scanRows } from "./scan.ts";

/** A row of one of the bot's lists, in force or not. Times in epoch ms. */
export interface Sanction {
  list: ListId;
  /** Who is barred. */
  subject: string;
  /** The command or cog; null for a whole bar. */
  target: string | null;
  /** Null for a row that cannot be read as a whole, of which the rest is what could be read. */
  givenAt: number | null;
  /** Null where it is permanent, and where the end is not known. */
  until: number | null;
  permanent: boolean;
  reason: string | null;
  moderator: string | null;
}

/** What the bot's lists say about some people or servers. */
export interface SanctionsRead {
  sanctions: Sanction[];
  /** Lists that could not be read. */
  failed: ListId[];
  /** The number of rows of each list that was read, whomever they are about. */
  rows: Partial<Record<ListId, number>>;
}

export interface SanctionsContext {
  listText: ReadListText;
  log: Log;
  /** Epoch ms. */
  now: () => number;
}

/** What a request reads them with. */
export function sanctionsContext(c: EdgeContext): SanctionsContext {
  return {
    listText: c.get("listText"),
    log: (event, fields) => log(event, { requestId: c.get("requestId"), ...fields }),
    now: c.get("now"),
  };
}

/** Lists whose turn comes later than this after the first are not read any more: nobody waits for six slow ones. */
const BEGIN_MS = 12_000;
/** The end of what lasts thousands of years, which no date can express. */
const LATEST = Date.UTC(9999, 11, 31);

/** Reads the lists, one at a time, for the rows about the subjects; a list that fails is named. */
export async function readSanctions(
  context: SanctionsContext,
  lists: readonly ListId[],
  subjects: readonly string[],
): Promise<SanctionsRead> {
  const read: SanctionsRead = { sanctions: [], failed: [], rows: {} };
  const begunAt = context.now();
  for (const list of lists) {
    if (context.now() - begunAt > BEGIN_MS) {
      read.failed.push(list);
      continue;
    }
    try {
      const key = isServerList(list) ? "guild_id" : "user_id";
      const text = await context.listText(listOf(list).read);
      const { found, rows } = scanRows(text, key, new Set(subjects));
      // Rows that name nobody are a list in another form, not one that bars nobody.
      if (rows === 0 && text.includes("{")) throw new ShapeError("no row names anybody");
      read.sanctions.push(...found.map((row) => sanctionOf(list, key, row)));
      read.rows[list] = rows;
    } catch (error) {
      // The bot's failures are logged where they are read, once for all who wait.
      if (!(error instanceof BotError)) {
        context.log("standing.list_unreadable", { list, reason: reasonOf(error) });
      }
      read.failed.push(list);
    }
  }
  return read;
}

/** A row of any of the lists, decoded; null in place of a time that is missing or none. */
type Row = Pick<SanctionRow, "moderator_id" | "duration" | "reason"> & {
  timestamp: number | null;
  command?: string;
  cog?: string;
};

/** What can be read of a row that is refused as a whole, such as one without a time. */
const partOfRow = v.object({
  moderator_id: v.fallback(looseText, ""),
  duration: maybeCount,
  reason: v.fallback(looseText, ""),
  command: v.fallback(looseText, ""),
  cog: v.fallback(looseText, ""),
});

function sanctionOf(list: ListId, key: "user_id" | "guild_id", row: unknown): Sanction {
  const [whole]: readonly Row[] = reads[listOf(list).read].decode([row]).value;
  const ban: Row = whole ?? { ...v.parse(partOfRow, row), timestamp: null };
  const { timestamp, reason, moderator_id: moderator, command = "", cog = "" } = ban;
  const end =
    timestamp === null && ban.duration !== 0
      ? null
      : sanctionEnd({ ...ban, timestamp: timestamp ?? 0 });
  const isPermanent = end === Infinity;
  return {
    list,
    subject: String(Reflect.get(Object(row), key)),
    target: command || cog || null,
    givenAt: timestamp === null ? null : Math.round(timestamp * 1000),
    until: end === null || isPermanent ? null : Math.min(LATEST, end),
    permanent: isPermanent,
    reason: reason.trim() || null,
    moderator: moderator || null,
  };
}
