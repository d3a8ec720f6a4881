import * as v from "valibot";

/** For what isolates remember: batches that change it raise its revision. Throws what D1 throws. */
export type RevisionName = "report" | "hidden_avatars";

const row = v.object({ revision: v.number() });

/** Raises a revision; goes into the batch that changes the list. */
export function raiseRevision(db: D1Database, name: RevisionName): D1PreparedStatement {
  return db
    .prepare("UPDATE revisions SET revision = revision + 1 WHERE name = ?1 RETURNING revision")
    .bind(name);
}

/** Reads a revision; goes into the batch that reads the list. */
export function selectRevision(db: D1Database, name: RevisionName): D1PreparedStatement {
  return db.prepare("SELECT revision FROM revisions WHERE name = ?1").bind(name);
}

export function revisionOf(result: D1Result | undefined): number {
  return v.parse(row, result?.results[0]).revision;
}

export async function readRevision(db: D1Database, name: RevisionName): Promise<number> {
  return revisionOf(await selectRevision(db, name).all());
}
