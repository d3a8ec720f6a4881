import type * as v from "valibot";
import { safeParse } from "valibot";
import { RECORDS } from "../../app/content/you/data.ts";
import { you } from "../../app/content/you/you.static.ts";
import { youData } from "../../app/content/you/nav.static.ts";
import { BotError } from "../../app/contract/bot.ts";
import type { DataKind, DataSection, OwnData } from "../../app/contract/own-data.ts";
import { isDigits } from "../../app/contract/digits.ts";
import { LATEST, sanctionEnd } from "../../app/contract/in-force.ts";
import { feedback, member } from "../../app/contract/person.ts";
import { activityRow } from "../../app/contract/staff.ts";
import { isServerList } from "../../app/contract/lists.ts";
import { SESSION_SECONDS, type Session } from "../context/sessions.ts";
import type { EdgeContext } from "../context/edge-env.ts";
import type { OwnListRead } from "../context/services.ts";
import { readOwnAppeals } from "../db/appeals.ts";
import { hiddenSince } from "../db/hidden-avatars.ts";
import { log, reasonOf } from "../logging/log.ts";
import { readSanctions } from "../standing/read.ts";
import { isoOf, writtenAppeal } from "./own-appeal.ts";

/** Starts no kind after this time: nobody waits for eight slow reads. */
const BEGIN_MS = 20_000;

interface Found {
  /** Unreadable ones are null. */
  records: readonly unknown[];
  /** False if unreadable parts may hold more. */
  isWhole: boolean;
}

type ReadRecords = (c: EdgeContext, session: Session) => Promise<Found>;

const READERS: Record<DataKind, ReadRecords> = {
  blacklists: readBlacklists,
  economy: readTransactions,
  avatars: readPictures,
  feedback: rowsOf("feedback", feedback),
  team: rowsOf("team", member),
  activity: rowsOf("activity", activityRow),
  session: readSession,
  hidden: readHidden,
  appeals: readAppeals,
};

/** What bot and site keep about the signed-in person. Also names what couldn't be read. */
export async function collectOwnData(c: EdgeContext, session: Session): Promise<OwnData> {
  const now = c.get("now");
  const begunAt = now();
  const sections: DataSection[] = [];
  // One after the other: the lists are long.
  for (const kind of youData ?? []) {
    const { purpose, kept, where } = RECORDS[kind];
    const found =
      now() - begunAt > BEGIN_MS ? null : await orNull(c, kind, READERS[kind](c, session));
    const records = found && [...found.records];
    sections.push({
      kind,
      purpose,
      kept,
      where,
      count: records?.length ?? null,
      complete: found?.isWhole ?? false,
      records,
    });
  }
  const { id, username } = session;
  return { person: { id, username }, at: new Date(now()).toISOString(), sections };
}

async function orNull(
  c: EdgeContext,
  kind: DataKind,
  reading: Promise<Found>,
): Promise<Found | null> {
  try {
    return await reading;
  } catch (error) {
    // The bot's failures are logged where they are read.
    if (!(error instanceof BotError)) {
      log("me.records_unread", { requestId: c.get("requestId"), kind, reason: reasonOf(error) });
    }
    return null;
  }
}

function whole(records: readonly unknown[]): Found {
  return { records, isWhole: true };
}

/** In force or not; without the givers. */
async function readBlacklists(c: EdgeContext, { id }: Session): Promise<Found> {
  const lists = you.lists.filter((list) => !isServerList(list));
  const { sanctions, failed } = await readSanctions(c, lists, [id]);
  if (failed.length === lists.length && sanctions.length === 0) throw new Error("no list was read");
  const records = sanctions.map((sanction) => {
    const { list, target, timestamp, reason } = sanction;
    const end = sanctionEnd(sanction);
    return {
      list,
      target,
      since: isoOf(timestamp * 1000),
      until: end === null || end === Infinity ? null : isoOf(Math.min(LATEST, end)),
      permanent: end === Infinity,
      reason: you.reasons.includes(list) ? reason.trim() || null : null,
    };
  });
  return { records, isWhole: failed.length === 0 };
}

async function readTransactions(c: EdgeContext, { id }: Session): Promise<Found> {
  const { value, unread = [] } = await c.get("bot")().economyLogs(id);
  const own = value.filter(({ user_id }) => user_id === id);
  return whole([
    ...own.map(({ created, action, type, amount, cash, card }) => {
      return { at: isoOf(created * 1000), action, type, amount, cash, card };
    }),
    ...unread.map(() => null),
  ]);
}

async function readPictures(c: EdgeContext, { id }: Session): Promise<Found> {
  const { value } = await c.get("ownPictures")(id);
  return whole(value.map(({ avatar, timestamp }) => ({ avatar, since: isoOf(timestamp * 1000) })));
}

/**
 * The person's rows in a list, by the row's own schema: the public one omits unapproved reviews. A
 * list whose rows name nobody is invalid.
 */
function rowsOf<T extends { user_id: string }>(
  name: OwnListRead,
  schema: v.GenericSchema<unknown, T>,
): ReadRecords {
  return async (c, { id }) => {
    const rows = await c.get("ownList")(name);
    const odd = rows.filter((row) => personIn(row) === null).length;
    if (rows.length > 0 && odd === rows.length) throw new Error("no row names a person");
    const records = rows
      .filter((row) => personIn(row) === id)
      .map((row) => {
        const read = safeParse(schema, row);
        if (!read.success) return null;
        const { user_id: _, ...record } = read.output;
        return record;
      });
    return { records, isWhole: odd === 0 };
  };
}

/** Whom a row is about; null if it doesn't say. */
function personIn(row: unknown): string | null {
  const id: unknown = Reflect.get(Object(row), "user_id");
  return typeof id === "string" && isDigits(id) ? id : null;
}

async function readSession(_: EdgeContext, session: Session): Promise<Found> {
  const { id, username, avatar, signedInAt } = session;
  const until = signedInAt + SESSION_SECONDS * 1000;
  return whole([{ id, username, avatar, since: isoOf(signedInAt), until: isoOf(until) }]);
}

async function readHidden(c: EdgeContext, { id }: Session): Promise<Found> {
  const since = await hiddenSince(c.get("config").db, id);
  return whole(since === null ? [] : [{ since: isoOf(since) }]);
}

/** With the team's messages, but not their authors. */
async function readAppeals(c: EdgeContext, { id }: Session): Promise<Found> {
  const own = await readOwnAppeals(c.get("config").db, id);
  return whole(own.map(writtenAppeal));
}
