import { readWhoDid } from "../db/daily-counts.ts";
import { readHiddenBy, readMove, saveMove, type KvMove } from "../db/hidden-avatars.ts";
import { reasonOf, type Log } from "../logging/log.ts";
import { withTimeout } from "../primitives/with-timeout.ts";

/**
 * Moves the hide list from KV, where releases up to 0.1.0 kept a key for each person, to the database.
 *
 * KV may list a key a minute late, so the keys are listed a second time ten minutes later. Should an earlier
 * release run once more after a rollback, it writes the time of each change to a key of its own; a newer time
 * there begins the move anew. Only a second look removes people, and only if the list had been written back
 * before the rollback: then a missing key means that the person pressed 'Show' meanwhile.
 */

/** The prefix of each person's key. */
export const HIDDEN_PREFIX = "hidden:";
/** The ids that the earlier release has listed last, for all of its isolates. */
export const HIDDEN_LIST_KEY = "hidden-list";
/** Epoch ms of the earlier release's last change. */
export const HIDDEN_CHANGED_KEY = "hidden-changed";
const SECOND_LOOK_MS = 10 * 60_000;
/** Timeouts of one KV call: a small value, and a thousand names of keys. */
const READ_MS = 1500;
const NAMES_MS = 3000;

export interface MoveContext {
  db: D1Database;
  /** The store in which earlier releases kept the list. */
  sessions: KVNamespace;
  /** Epoch ms. */
  now: () => number;
  log: Log;
}

/** Does what is due. @throws what the stores throw, if nothing has been moved yet; later failures are logged */
export async function moveHideList(context: MoveContext): Promise<void> {
  const { db, sessions, log } = context;
  const move = await readMove(db);
  try {
    const changedAt = Number(await withTimeout(READ_MS, sessions.get(HIDDEN_CHANGED_KEY))) || 0;
    if (!move || changedAt > move.changedAt) {
      await lookFirst(context, { changedAt, writtenBackAt: move?.writtenBackAt ?? null });
    } else if (isSecondLookDue(move, context.now())) {
      await lookAgain(context, move);
    }
  } catch (error) {
    if (!move) throw error;
    log("avatars.hide_list_not_moved", { reason: reasonOf(error) });
  }
}

function isSecondLookDue(move: KvMove, now: number): boolean {
  const { firstListedAt, lastListedAt, writtenBackAt } = move;
  return (
    lastListedAt === null && now >= Math.max(firstListedAt, writtenBackAt ?? 0) + SECOND_LOOK_MS
  );
}

async function lookFirst(
  { db, sessions, now, log }: MoveContext,
  known: Pick<KvMove, "changedAt" | "writtenBackAt">,
): Promise<void> {
  const firstListedAt = now();
  const added = await listIds(sessions);
  const move = { ...known, firstListedAt, lastListedAt: null };
  await saveMove(db, { added, removed: [] }, move);
  log("avatars.hide_list_moved", { listed: added.length });
}

async function lookAgain({ db, sessions, now, log }: MoveContext, move: KvMove): Promise<void> {
  const lastListedAt = now();
  const listed = await listIds(sessions);
  // A change that a person has made here since the first look is newer than their key.
  const changedHere = new Set(await readWhoDid(db, "hiding", move.firstListedAt));
  const added = listed.filter((id) => !changedHere.has(id));
  const inKv = new Set(listed);
  const removed =
    move.writtenBackAt === null
      ? []
      : (await readHiddenBy(db, move.writtenBackAt)).filter((id) => !inKv.has(id));
  await saveMove(db, { added, removed }, { ...move, lastListedAt, writtenBackAt: null });
  log("avatars.hide_list_moved", { listed: listed.length, removed: removed.length });
}

async function listIds(sessions: KVNamespace): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const names: Promise<KVNamespaceListResult<unknown>> = sessions.list({
      prefix: HIDDEN_PREFIX,
      cursor,
    });
    const page = await withTimeout(NAMES_MS, names);
    for (const { name } of page.keys) ids.push(name.slice(HIDDEN_PREFIX.length));
    cursor = page.list_complete ? null : page.cursor;
  } while (cursor !== null);
  return ids;
}
