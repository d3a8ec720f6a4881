import * as v from "valibot";
import {
  anyStatus,
  impact,
  shardSelection,
  type ClosedIncidents,
  type Incident,
  type Outage,
} from "../../app/contract/incident.ts";

/** Reads incidents. Times are epoch ms. All functions throw what D1 throws. */

/** What an incident is. */
export const factColumns = v.object({
  title: v.string(),
  impact,
  shards: v.pipe(v.string(), v.parseJson(), shardSelection),
  scheduled_for: v.nullable(v.number()),
  scheduled_until: v.nullable(v.number()),
  recorded_at: v.nullable(v.number()),
  created_at: v.number(),
});

/** The same with our own names. */
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
  changed_at: v.nullable(v.number()),
  edits: v.number(),
  edited_at: v.nullable(v.number()),
  withdrawn_at: v.nullable(v.number()),
  measured_until: v.nullable(v.number()),
  worst_ready: v.nullable(v.number()),
  worst_total: v.nullable(v.number()),
  missing: v.pipe(v.string(), v.parseJson(), v.array(v.number())),
  silent: v.number(),
});

export const INCIDENT_COLUMNS = Object.keys(incidentRow.entries);

const updateRow = v.object({
  id: v.number(),
  incident_id: v.string(),
  status: anyStatus,
  text: v.string(),
  author: v.nullable(v.string()),
  created_at: v.number(),
  edited_at: v.nullable(v.number()),
});

const closedRow = v.object({ id: v.string(), closed_at: v.number() });

export const UPDATE_COLUMNS = Object.keys(updateRow.entries);

type UpdateRow = v.InferOutput<typeof updateRow>;

export const OPEN = "SELECT id FROM incidents WHERE closed_at IS NULL AND withdrawn_at IS NULL";
/** Both columns are in the index, so this reads no row. */
export const CLOSED = `SELECT id, closed_at FROM incidents WHERE closed_at IS NOT NULL AND withdrawn_at IS NULL
  ORDER BY closed_at DESC, id DESC`;
/** The machine's incident that is still measured, though closed or withdrawn: one at most. */
export const STILL_MEASURED = `SELECT id FROM incidents INDEXED BY incidents_measuring
  WHERE recorded_at IS NOT NULL AND measured_until IS NULL
  AND (closed_at IS NOT NULL OR withdrawn_at IS NOT NULL)`;

/** Open and planned incidents, newest first. */
export async function readOpenIncidents(db: D1Database): Promise<Incident[]> {
  return readSelected(db, OPEN);
}

/** Ended incidents in pages of `size`, from page 1. */
export async function readClosedIncidents(
  db: D1Database,
  { page, size }: { page: number; size: number },
): Promise<ClosedIncidents> {
  // One more on each side: the newer one ends where this page begins.
  const newer = page > 1 ? 1 : 0;
  const { results } = await db
    .prepare(`${CLOSED} LIMIT ?1 OFFSET ?2`)
    .bind(newer + size + 1, (page - 1) * size - newer)
    .all();
  const closed = v.parse(v.array(closedRow), results);
  const shown = closed.slice(newer, newer + size);
  const ids = JSON.stringify(shown.map(({ id }) => id));
  const hasOlder = closed.length > newer + size;
  return {
    incidents: await readSelected(db, "SELECT value AS id FROM json_each(?1)", ids),
    hasOlder,
    from: (hasOlder ? shown.at(-1)?.closed_at : null) ?? -Infinity,
    before: (page > 1 ? closed[0]?.closed_at : null) ?? Infinity,
  };
}

/** An incident, even if withdrawn; null for an unknown id. */
export async function readIncident(db: D1Database, id: string): Promise<Incident | null> {
  const [incident = null] = await readSelected(db, "SELECT id FROM incidents WHERE id = ?1", id);
  return incident;
}

async function readSelected(
  db: D1Database,
  ids: string,
  ...values: (string | number)[]
): Promise<Incident[]> {
  const [incidents, updates] = await db.batch(select(db, ids, ...values));
  return incidentsOf(incidents?.results, updates?.results);
}

/** Reads the incidents of a query and their updates. */
export function select(
  db: D1Database,
  ids: string,
  ...values: (string | number)[]
): [D1PreparedStatement, D1PreparedStatement] {
  // CROSS JOIN makes SQLite look rows up by id. Sorted in code: D1 counts sorted rows twice.
  const incidents = `SELECT incidents.* FROM (${ids}) chosen
    CROSS JOIN incidents ON incidents.id = chosen.id`;
  const updates = `SELECT updates.* FROM (${ids}) chosen
    CROSS JOIN incident_updates updates ON updates.incident_id = chosen.id`;
  return [db.prepare(incidents).bind(...values), db.prepare(updates).bind(...values)];
}

/** Incidents from rows, newest first. */
export function incidentsOf(incidents: unknown, updates: unknown): Incident[] {
  const rows = v.parse(v.array(updateRow), updates).sort((a, b) => a.id - b.id);
  const byIncident = Map.groupBy(rows, ({ incident_id: id }) => id);
  return v
    .parse(v.array(incidentRow), incidents)
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
    ...(row.changed_at !== null && { changedAt: row.changed_at }),
    ...(row.edits > 0 && { edits: row.edits }),
    ...(row.edited_at !== null && { editedAt: row.edited_at }),
    ...(row.withdrawn_at !== null && { withdrawnAt: row.withdrawn_at }),
    ...(row.recorded_at !== null && { outage: outageOf(row, row.recorded_at) }),
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

function outageOf(row: v.InferOutput<typeof incidentRow>, start: number): Outage {
  const { missing, silent } = row;
  return { start, end: row.measured_until, worst: worstOf(row), missing, silent };
}

/** The worst sample in a row's two columns; null for none. */
export function worstOf({
  worst_ready: ready,
  worst_total: total,
}: {
  worst_ready: number | null;
  worst_total: number | null;
}): Outage["worst"] {
  return ready !== null && total !== null ? [ready, total] : null;
}
