import * as v from "valibot";
import { raiseRevision, revisionOf, selectRevision } from "./revisions.ts";

/** People who hide their avatar history. All functions throw what D1 throws. */

/** Ids at one revision. */
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

/** Since when a person hides their history (epoch ms); null if they don't. */
export async function hiddenSince(db: D1Database, id: string): Promise<number | null> {
  const row = await db
    .prepare("SELECT hidden_at FROM hidden_avatars WHERE user_id = ?1")
    .bind(id)
    .first();
  return row && v.parse(v.number(), row.hidden_at);
}

export async function isHidden(db: D1Database, id: string): Promise<boolean> {
  const row = await db.prepare("SELECT 1 FROM hidden_avatars WHERE user_id = ?1").bind(id).first();
  return row !== null;
}

/** Hides or shows a person's history; returns the new revision. `now` in epoch ms. */
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
