import * as v from "valibot";
import {
  EXPORTED_LISTS,
  isLook,
  AUDIT_KINDS,
  type AuditFilter,
} from "../../app/contract/audit-log.ts";
import type { AuditLine, AuditPage } from "../../app/contract/audit-lines.ts";

/** The audit log's table. All functions throw what D1 throws. */

const DAY_SECONDS = 86_400;
/** Hex digits of an ID's HMAC that a page shows: enough to tell IDs apart. */
const MARK_LENGTH = 12;

/** A stored line. */
export interface AuditRow extends Omit<AuditLine, "mark" | "times"> {
  /** The ID's HMAC, in hex. */
  subject: string | null;
}

const storedRow = v.object({
  at: v.number(),
  person: v.string(),
  kind: v.picklist(AUDIT_KINDS),
  subject: v.nullable(v.string()),
  rows: v.nullable(v.number()),
  list: v.nullable(v.picklist(EXPORTED_LISTS)),
  times: v.number(),
});

/** Most people to suggest. */
const MOST_PEOPLE = 100;

const people = v.array(v.object({ person: v.string() }));

const counts = v.object({ found: v.number(), total: v.number() });

/** Equal looks within this time (seconds) and day share a line. */
const SAME_LOOK = 900;

/**
 * Adds lines; a repeated look counts up its line. The reads of an export begin one line without
 * rows, which the export's report completes; without a report, or with one about another ID, it
 * stays.
 */
export async function addRows(db: D1Database, rows: readonly AuditRow[]): Promise<void> {
  const known = `SELECT id FROM trail WHERE person = ?2 AND at > ?1 - ${SAME_LOOK}
      AND at >= ?1 - ?1 % ${DAY_SECONDS} AND kind = ?3 AND list IS ?6`;
  const same = `${known} AND subject IS ?4 AND (rows IS NULL) = (?5 IS NULL)`;
  const insert = "INSERT INTO trail (at, person, kind, subject, rows, list)";
  const repeat = db.prepare(
    `UPDATE trail SET times = times + 1, rows = ?5 WHERE id = (${same} ORDER BY at DESC LIMIT 1)`,
  );
  const once = db.prepare(`${insert} SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE NOT EXISTS (${same})`);
  const end = db.prepare(
    `UPDATE trail SET subject = ?4, rows = ?5
      WHERE id = (${known} AND rows IS NULL AND (subject IS NULL OR subject = ?4) LIMIT 1)`,
  );
  const unended = db.prepare(`${insert} SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE changes() = 0`);
  const act = db.prepare(`${insert} VALUES (?1, ?2, ?3, ?4, ?5, ?6)`);
  await db.batch(
    rows.flatMap(({ at, person, kind, subject, rows: count, list }) => {
      const values = [at, person, kind, subject, count, list];
      if (isLook(kind)) return [repeat.bind(...values), once.bind(...values)];
      if (kind !== "export") return act.bind(...values);
      return count === null ? once.bind(...values) : [end.bind(...values), unended.bind(...values)];
    }),
  );
}

/** Deletes the lines before a time (epoch seconds). */
export async function deleteBefore(db: D1Database, time: number): Promise<void> {
  await db.prepare("DELETE FROM trail WHERE at < ?1").bind(time).run();
}

interface Slice {
  /** Possible HMACs of the wanted ID; null for any line. */
  subjects: readonly string[] | null;
  offset: number;
  limit: number;
}

/** Lines that pass a filter, newest first; past the end, the last page. */
export async function readAuditLog(
  db: D1Database,
  { person, kind, day, mark }: Omit<AuditFilter, "id">,
  { subjects, offset, limit }: Slice,
): Promise<AuditPage> {
  const from = day ?? 0;
  const to = day === null ? Number.MAX_SAFE_INTEGER : day + DAY_SECONDS;
  const values: (string | number)[] = [from, to];
  const place = (value: string | number) => `?${values.push(value)}`;
  // Only given filters: SQLite plans once, and "or null" would prevent the index.
  const conditions = [
    "at >= ?1 AND at < ?2",
    ...(person === null ? [] : [`person = ${place(person)}`]),
    ...(kind === null ? [] : [`kind = ${place(kind)}`]),
    // "g" follows the last hex digit.
    ...(mark === null ? [] : [`subject >= ${place(mark)} AND subject < ${place(`${mark}g`)}`]),
    ...(subjects === null ? [] : [`subject IN (${subjects.map(place).join(", ")})`]),
  ];
  const where = `WHERE ${conditions.join(" AND ")}`;
  const found = `SELECT COUNT(*) FROM trail ${where}`;
  const [lines, count, who] = await db.batch([
    db
      .prepare(
        `SELECT * FROM trail ${where} ORDER BY at DESC, id DESC
          LIMIT ${limit} OFFSET max(0, min(${offset}, ((${found}) - 1) / ${limit} * ${limit}))`,
      )
      .bind(...values),
    db.prepare(`SELECT (${found}) AS found, (SELECT COUNT(*) FROM trail) AS total`).bind(...values),
    db.prepare(
      `SELECT person FROM trail GROUP BY person ORDER BY COUNT(*) DESC LIMIT ${MOST_PEOPLE}`,
    ),
  ]);
  const stored = v.parse(v.array(storedRow), lines?.results);
  return {
    lines: stored.map(({ at, person: who, kind: what, subject, rows, list, times }) => {
      const mark = subject?.slice(0, MARK_LENGTH) ?? null;
      return { at, person: who, kind: what, mark, rows, list, times };
    }),
    ...v.parse(counts, count?.results[0]),
    people: v.parse(people, who?.results).map(({ person: id }) => id),
  };
}
