import * as v from "valibot";
import {
  anyStatus,
  impact,
  shardSelection,
  type ClosedIncidents,
  type Impact,
  type Incident,
  type ShardSelection,
} from "../../app/contract/incident.ts";
import { OPENED, writeUpdate, type NewUpdateRow, type Written } from "./incident-updates.ts";
import { revisionOf, selectRevision } from "./revisions.ts";

/** Incidents. Times are epoch ms. Every function throws what D1 throws. */

/** The number of past incidents in a report; older ones are read by pages. */
const MOST_CLOSED = 100;

/** The columns that say what an incident is. */
export const factColumns = v.object({
  title: v.string(),
  impact,
  shards: v.pipe(v.string(), v.parseJson(), shardSelection),
  scheduled_for: v.nullable(v.number()),
  scheduled_until: v.nullable(v.number()),
  recorded_at: v.nullable(v.number()),
  created_at: v.number(),
});

/** The same by our own names. */
export function factsOf(row: v.InferOutput<typeof factColumns>) {
  return {
    title: row.title,
    impact: row.impact,
    shards: row.shards,
    scheduledFor: row.scheduled_for,
    scheduledUntil: row.scheduled_until,
    recordedAt: row.recorded_at,
    createdAt: row.created_at,
  };
}

const incidentRow = v.object({
  id: v.string(),
  ...factColumns.entries,
  edited_at: v.nullable(v.number()),
  withdrawn_at: v.nullable(v.number()),
});

const updateRow = v.object({
  id: v.number(),
  incident_id: v.string(),
  status: anyStatus,
  text: v.string(),
  author: v.nullable(v.string()),
  created_at: v.number(),
  edited_at: v.nullable(v.number()),
});

const idRow = v.object({ id: v.string() });
const closedRow = v.object({ id: v.string(), closed_at: v.number() });

type UpdateRow = v.InferOutput<typeof updateRow>;

const OPEN = "SELECT id FROM incidents WHERE closed_at IS NULL AND withdrawn_at IS NULL";
/** Both are columns of the index, so that no row is read for them. */
const CLOSED = `SELECT id, closed_at FROM incidents WHERE closed_at IS NOT NULL AND withdrawn_at IS NULL
  ORDER BY closed_at DESC, id DESC`;

/** What a status report shows of incidents. */
export interface IncidentList {
  /** Grows with every change. */
  revision: number;
  /** All that are open or planned, and the newest of those that are over; newest first. */
  incidents: Incident[];
  /** Those of the uptime record that the team has withdrawn. */
  withdrawn: string[];
}

/** @param since Of the record's incidents that are withdrawn, those that began since then. */
export async function readIncidentList(db: D1Database, since = 0): Promise<IncidentList> {
  const withdrawn = "SELECT id FROM incidents WHERE withdrawn_at IS NOT NULL AND recorded_at >= ?1";
  const [revision, hidden, ...rows] = await db.batch([
    selectRevision(db, "incidents"),
    db.prepare(withdrawn).bind(since),
    ...select(db, `${OPEN} UNION ALL SELECT id FROM (${CLOSED} LIMIT ${MOST_CLOSED})`),
  ]);
  return {
    revision: revisionOf(revision),
    withdrawn: v.parse(v.array(idRow), hidden?.results).map(({ id }) => id),
    incidents: incidentsOf(rows),
  };
}

/** What is open or planned, newest first. */
export async function readOpenIncidents(db: D1Database): Promise<Incident[]> {
  return incidentsOf(await db.batch(select(db, OPEN)));
}

/** Those that are over, by pages of `size` from 1. */
export async function readClosedIncidents(
  db: D1Database,
  { page, size }: { page: number; size: number },
): Promise<ClosedIncidents> {
  // One more on either side: the newer one ends where this page begins.
  const newer = page > 1 ? 1 : 0;
  const { results } = await db
    .prepare(`${CLOSED} LIMIT ?1 OFFSET ?2`)
    .bind(newer + size + 1, (page - 1) * size - newer)
    .all();
  const closed = v.parse(v.array(closedRow), results);
  const shown = closed.slice(newer, newer + size);
  const ids = JSON.stringify(shown.map(({ id }) => id));
  const rows = await db.batch(select(db, "SELECT value AS id FROM json_each(?1)", ids));
  const hasOlder = closed.length > newer + size;
  return {
    incidents: incidentsOf(rows),
    hasOlder,
    from: (hasOlder ? shown.at(-1)?.closed_at : null) ?? -Infinity,
    before: (page > 1 ? closed[0]?.closed_at : null) ?? Infinity,
  };
}

/** One incident, also a withdrawn one; null for an id that does not exist. */
export async function readIncident(db: D1Database, id: string): Promise<Incident | null> {
  const [incident = null] = incidentsOf(
    await db.batch(select(db, "SELECT id FROM incidents WHERE id = ?1", id)),
  );
  return incident;
}

/** Which of these ids exist, also of incidents that are over or withdrawn. */
export async function readKnownIds(db: D1Database, ids: readonly string[]): Promise<Set<string>> {
  const { results } = await db
    .prepare(
      `SELECT incidents.id FROM json_each(?1) wanted CROSS JOIN incidents ON incidents.id = wanted.value`,
    )
    .bind(JSON.stringify(ids))
    .all();
  return new Set(v.parse(v.array(idRow), results).map(({ id }) => id));
}

/** The statements that read the incidents a query names, and their updates. */
function select(
  db: D1Database,
  ids: string,
  ...values: (string | number)[]
): [D1PreparedStatement, D1PreparedStatement] {
  // CROSS JOIN has SQLite look the rows up by their id, in place of reading all that were ever written. They are
  // sorted here, as rows that D1 sorts count as read twice.
  const incidents = `SELECT incidents.* FROM (${ids}) chosen
    CROSS JOIN incidents ON incidents.id = chosen.id`;
  const updates = `SELECT updates.* FROM (${ids}) chosen
    CROSS JOIN incident_updates updates ON updates.incident_id = chosen.id`;
  return [db.prepare(incidents).bind(...values), db.prepare(updates).bind(...values)];
}

function incidentsOf([incidents, updates]: readonly D1Result[]): Incident[] {
  const rows = v.parse(v.array(updateRow), updates?.results).sort((a, b) => a.id - b.id);
  const byIncident = Map.groupBy(rows, ({ incident_id: id }) => id);
  return v
    .parse(v.array(incidentRow), incidents?.results)
    .map((row) => incidentOf(row, byIncident.get(row.id) ?? []))
    .sort((a, b) => b.createdAt - a.createdAt);
}

function incidentOf(
  row: v.InferOutput<typeof incidentRow>,
  updates: readonly UpdateRow[],
): Incident {
  return {
    id: row.id,
    ...factsOf(row),
    ...(row.edited_at !== null && { editedAt: row.edited_at }),
    ...(row.withdrawn_at !== null && { withdrawnAt: row.withdrawn_at }),
    updates: updates.map(({ id, status, text, author, created_at: at, edited_at: editedAt }) => ({
      id,
      status,
      text,
      at,
      byTeam: author !== null,
      ...(editedAt !== null && { editedAt }),
    })),
  };
}

/** An incident to be written, with its first update. */
export interface NewIncidentRow {
  id: string;
  /** No two incidents have the same key, so that a repeated write opens none. */
  key: string;
  title: string;
  impact: Impact;
  shards: ShardSelection;
  scheduledFor: number | null;
  scheduledUntil: number | null;
  recordedAt: number | null;
  createdAt: number;
  first: Pick<NewUpdateRow, "status" | "text" | "author" | "at">;
}

/**
 * Opens an incident, and in the same batch writes what `also` has, which finds its first update by id and the key
 * OPENED. The incident that was opened with the same key answers in its place.
 */
export async function createIncident(
  db: D1Database,
  { id, key, first, ...incident }: NewIncidentRow,
  also: readonly D1PreparedStatement[] = [],
): Promise<{ id: string; update: Written }> {
  const { title, impact, shards, scheduledFor, scheduledUntil, recordedAt, createdAt } = incident;
  const opened = await writeUpdate(db, { incidentId: id, key: OPENED }, [
    db
      .prepare(
        `INSERT INTO incidents
          (id, key, title, impact, shards, scheduled_for, scheduled_until, recorded_at, created_at)
          VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) ON CONFLICT DO NOTHING RETURNING id`,
      )
      .bind(
        id,
        key,
        title,
        impact,
        JSON.stringify(shards),
        scheduledFor,
        scheduledUntil,
        recordedAt,
        createdAt,
      ),
    db
      .prepare(
        `INSERT INTO incident_updates (incident_id, key, status, text, author, created_at)
          SELECT id, ?2, ?3, ?4, ?5, ?6 FROM incidents WHERE id = ?1 ON CONFLICT DO NOTHING`,
      )
      .bind(id, OPENED, first.status, first.text, first.author, first.at),
    ...also,
  ]);
  if (opened) return { id, update: opened };
  return readOpened(db, key);
}

const openedRow = v.object({ incident_id: v.string(), id: v.number() });

/** The incident that was opened with a key, and its first update. */
async function readOpened(db: D1Database, key: string): Promise<{ id: string; update: Written }> {
  const row = await db
    .prepare(
      `SELECT updates.incident_id, updates.id FROM incidents
        JOIN incident_updates updates ON updates.incident_id = incidents.id AND updates.key = ?2
        WHERE incidents.key = ?1`,
    )
    .bind(key, OPENED)
    .first();
  const { incident_id: id, id: update } = v.parse(openedRow, row);
  return { id, update: { id: update, isNew: false } };
}
