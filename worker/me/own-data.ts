import type * as v from "valibot";
import { safeParse } from "valibot";
import { RECORDS } from "../../app/content/you/records.ts";
import { you } from "../../app/content/you/you.static.ts";
import { youData } from "../../app/content/you/nav.static.ts";
import { BotError } from "../../app/contract/bot.ts";
import type { DataKind, DataSection, OwnData } from "../../app/contract/own-data.ts";
import { feedback, member } from "../../app/contract/person.ts";
import { activityRow } from "../../app/contract/staff.ts";
import { isServerList } from "../../app/contract/lists.ts";
import { SESSION_SECONDS, type Session } from "../context/sessions.ts";
import type { EdgeContext } from "../context/edge-env.ts";
import type { TextRead } from "../context/services.ts";
import { readOwnAppeals } from "../db/appeals.ts";
import { readOwnDeletions } from "../db/deletion-requests.ts";
import { hiddenSince } from "../db/hidden-avatars.ts";
import { log, reasonOf } from "../logging/log.ts";
import { readSanctions, sanctionsContext } from "../standing/read.ts";
import { scanRows } from "../standing/scan.ts";

/** Kinds whose turn comes later than this are not read any more: nobody waits for eight slow reads. */
const BEGIN_MS = 20_000;

/** The records of a kind about one person; null in place of one that cannot be read. */
type ReadRecords = (c: EdgeContext, session: Session) => Promise<readonly unknown[]>;

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
  deletion: readDeletions,
};

/** What bot and site keep about whoever is signed in. What cannot be read is named, with nothing in it. */
export async function collectOwnData(c: EdgeContext, session: Session): Promise<OwnData> {
  const now = c.get("now");
  const begunAt = now();
  const sections: DataSection[] = [];
  // One after the other: the texts of lists are large.
  for (const kind of youData ?? []) {
    const { purpose, kept, where } = RECORDS[kind];
    const records =
      now() - begunAt > BEGIN_MS ? null : await orNull(c, kind, READERS[kind](c, session));
    sections.push({ kind, purpose, kept, where, count: records?.length ?? null, records });
  }
  const { id, username } = session;
  return { person: { id, username }, at: new Date(now()).toISOString(), sections };
}

async function orNull(
  c: EdgeContext,
  kind: DataKind,
  reading: Promise<readonly unknown[]>,
): Promise<unknown[] | null> {
  try {
    return [...(await reading)];
  } catch (error) {
    // The bot's failures are logged where they are read.
    if (!(error instanceof BotError)) {
      log("me.records_unread", { requestId: c.get("requestId"), kind, reason: reasonOf(error) });
    }
    return null;
  }
}

/** In force or not; without who gave it. */
async function readBlacklists(c: EdgeContext, { id }: Session): Promise<unknown[]> {
  const lists = you.lists.filter((list) => !isServerList(list));
  const { sanctions, failed } = await readSanctions(sanctionsContext(c), lists, [id]);
  if (failed.length > 0) throw new Error("a list was not read");
  return sanctions.map(({ list, target, givenAt, until, permanent, reason }) => ({
    list,
    target,
    since: isoOf(givenAt),
    until: isoOf(until),
    permanent,
    reason: you.reasons.includes(list) ? reason : null,
  }));
}

async function readTransactions(c: EdgeContext, { id }: Session): Promise<unknown[]> {
  const { value, unread = [] } = await c.get("bot")().economyLogs(id);
  const own = value.filter(({ user_id }) => user_id === id);
  return [
    ...own.map(({ created, action, type, amount, cash, card }) => {
      return { at: isoOf(created * 1000), action, type, amount, cash, card };
    }),
    ...unread.map(() => null),
  ];
}

async function readPictures(c: EdgeContext, { id }: Session): Promise<unknown[]> {
  const { value } = await c.get("ownPictures")(id);
  return value.map(({ avatar, timestamp }) => ({ avatar, since: isoOf(timestamp * 1000) }));
}

/** The rows about the person in a list of the bot's, which is searched for them as the blacklists are. */
function rowsOf<T extends { user_id: string }>(
  name: TextRead,
  row: v.GenericSchema<unknown, T>,
): ReadRecords {
  return async (c, { id }) => {
    const { found } = scanRows(await c.get("listText")(name), "user_id", new Set([id]));
    return found.map((raw) => {
      const read = safeParse(row, raw);
      if (!read.success) return null;
      const { user_id: _, ...record } = read.output;
      return record;
    });
  };
}

async function readSession(_: EdgeContext, session: Session): Promise<unknown[]> {
  const { id, username, avatar, signedInAt } = session;
  const until = signedInAt + SESSION_SECONDS * 1000;
  return [{ id, username, avatar, since: isoOf(signedInAt), until: isoOf(until) }];
}

async function readHidden(c: EdgeContext, { id }: Session): Promise<unknown[]> {
  const since = await hiddenSince(c.get("config").db, id);
  return since === null ? [] : [{ since: isoOf(since) }];
}

/** The words of the team too, not who wrote them. */
async function readAppeals(c: EdgeContext, { id }: Session): Promise<unknown[]> {
  const own = await readOwnAppeals(c.get("config").db, id);
  return own.map(({ appeal: { list, subject, target, state, ...row }, messages }) => ({
    list,
    server: isServerList(list) ? subject : null,
    target,
    state,
    at: isoOf(row.created_at),
    changed: isoOf(row.changed_at),
    messages: messages.map(({ by_team: byTeam, text, created_at: at }) => ({
      from: byTeam === 1 ? "team" : "you",
      text,
      at: isoOf(at),
    })),
  }));
}

/** The newest, as of appeals. */
const MOST_REQUESTS = 50;

async function readDeletions(c: EdgeContext, { id }: Session): Promise<unknown[]> {
  const own = await readOwnDeletions(c.get("config").db, id, { most: MOST_REQUESTS });
  return own.map(({ state, at, dueAt, changedAt, reason }) => ({
    state,
    at: isoOf(at),
    due: isoOf(dueAt),
    changed: isoOf(changedAt),
    reason,
  }));
}

function isoOf(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
