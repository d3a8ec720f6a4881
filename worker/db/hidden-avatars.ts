import * as v from "valibot";
import { raiseRevision, revisionOf, selectRevision } from "./revisions.ts";

/** The people who hide their avatar history. Every function throws what D1 throws. */

/** The ids as they were at one revision. */
export interface HiddenPeople {
  revision: number;
  ids: ReadonlySet<string>;
}

const rows = v.array(v.object({ user_id: v.string() }));

export async function readHiddenPeople(db: D1Database): Promise<HiddenPeople> {
  const [revision, people] = await db.batch([
    selectRevision(db, "hidden_avatars"),
    db.prepare("SELECT user_id FROM hidden_avatars"),
  ]);
  const ids = v.parse(rows, people?.results).map(({ user_id: id }) => id);
  return { revision: revisionOf(revision), ids: new Set(ids) };
}

/** Since when a person hides theirs (epoch ms), null where that is not known; undefined where they do not. */
export async function hiddenSince(db: D1Database, id: string): Promise<number | null | undefined> {
  const row = await db
    .prepare("SELECT hidden_at FROM hidden_avatars WHERE user_id = ?1")
    .bind(id)
    .first();
  return row === null ? undefined : v.parse(v.nullable(v.number()), row.hidden_at);
}

export async function isHidden(db: D1Database, id: string): Promise<boolean> {
  const row = await db.prepare("SELECT 1 FROM hidden_avatars WHERE user_id = ?1").bind(id).first();
  return row !== null;
}

/** Hides or shows one person's history and returns the new revision. `now`: epoch ms. */
export async function setHidden(
  db: D1Database,
  { id, hidden, now }: { id: string; hidden: boolean; now: number },
): Promise<number> {
  const change = hidden
    ? db
        .prepare(
          "INSERT INTO hidden_avatars (user_id, hidden_at) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
        )
        .bind(id, now)
    : db.prepare("DELETE FROM hidden_avatars WHERE user_id = ?1").bind(id);
  const [, raised] = await db.batch([change, raiseRevision(db, "hidden_avatars")]);
  return revisionOf(raised);
}

/** Progress of moving the list that an earlier release kept in KV. Times are epoch ms. */
export interface KvMove {
  /** The earlier release's last change, as KV told. */
  changedAt: number;
  firstListedAt: number;
  /** When it was listed again, for keys that KV had listed late; null until then. */
  lastListedAt: number | null;
  /** When the list was written back to KV before a rollback; null if it never was. */
  writtenBackAt: number | null;
}

const NAME = "hidden_avatars";

const moveRow = v.object({
  changed_at: v.number(),
  first_listed_at: v.number(),
  last_listed_at: v.nullable(v.number()),
  written_back_at: v.nullable(v.number()),
});

/** Null: nothing was moved yet. */
export async function readMove(db: D1Database): Promise<KvMove | null> {
  const found = await db.prepare("SELECT * FROM kv_moves WHERE name = ?1").bind(NAME).first();
  if (found === null) return null;
  const row = v.parse(moveRow, found);
  return {
    changedAt: row.changed_at,
    firstListedAt: row.first_listed_at,
    lastListedAt: row.last_listed_at,
    writtenBackAt: row.written_back_at,
  };
}

/** D1 accepts two megabytes for one value; this number of ids is far less. */
const CHUNK = 20_000;

interface MovedPeople {
  added: readonly string[];
  removed: readonly string[];
}

/** Adds and removes people as KV lists them, and notes how far the move is, in one batch. */
export async function saveMove(
  db: D1Database,
  { added, removed }: MovedPeople,
  { changedAt, firstListedAt, lastListedAt, writtenBackAt }: KvMove,
): Promise<void> {
  const insert = db.prepare(
    "INSERT INTO hidden_avatars (user_id) SELECT value FROM json_each(?1) WHERE true ON CONFLICT DO NOTHING",
  );
  const remove = db.prepare(
    "DELETE FROM hidden_avatars WHERE user_id IN (SELECT value FROM json_each(?1))",
  );
  await db.batch([
    ...chunksOf(added).map((chunk) => insert.bind(chunk)),
    ...chunksOf(removed).map((chunk) => remove.bind(chunk)),
    db
      .prepare(
        `INSERT OR REPLACE INTO kv_moves
          (name, changed_at, first_listed_at, last_listed_at, written_back_at) VALUES (?1, ?2, ?3, ?4, ?5)`,
      )
      .bind(NAME, changedAt, firstListedAt, lastListedAt, writtenBackAt),
    raiseRevision(db, "hidden_avatars"),
  ]);
}

/** JSON arrays of at most CHUNK ids each. */
function chunksOf(ids: readonly string[]): string[] {
  const count = Math.ceil(ids.length / CHUNK);
  return Array.from({ length: count }, (_, i) =>
    JSON.stringify(ids.slice(i * CHUNK, (i + 1) * CHUNK)),
  );
}

/** The people who were hidden at a time (epoch ms) and still are. */
export async function readHiddenBy(db: D1Database, time: number): Promise<string[]> {
  const { results } = await db
    .prepare("SELECT user_id FROM hidden_avatars WHERE hidden_at IS NULL OR hidden_at <= ?1")
    .bind(time)
    .all();
  return v.parse(rows, results).map(({ user_id: id }) => id);
}
