import * as v from "valibot";
import {
  anyStatus,
  impact,
  shardSelection,
  type NewIncident,
  type NewUpdate,
  type PostedIncident,
} from "../../app/contract/incident.ts";

/** Incidents and their updates. Every function throws what D1 throws. */

/** So many are listed; older ones are read by their id alone. */
const MOST_INCIDENTS = 200;
const MOST_AUTHORS = 2000;

const incidentRow = v.object({
  id: v.string(),
  title: v.string(),
  impact,
  shards: v.pipe(v.string(), v.parseJson(), shardSelection),
  scheduled_for: v.nullable(v.number()),
  scheduled_until: v.nullable(v.number()),
  recorded_at: v.nullable(v.number()),
  created_at: v.number(),
});

const updateRow = v.object({
  id: v.number(),
  incident_id: v.string(),
  status: anyStatus,
  text: v.string(),
  author: v.nullable(v.string()),
  created_at: v.number(),
});

type UpdateRow = v.InferOutput<typeof updateRow>;

/** The newest incidents, newest first. */
export async function readIncidents(db: D1Database): Promise<PostedIncident[]> {
  const newest = "SELECT * FROM incidents ORDER BY created_at DESC, id LIMIT ?1";
  return read(db, newest, MOST_INCIDENTS);
}

/** One incident; null for an id that does not exist. */
export async function readIncident(db: D1Database, id: string): Promise<PostedIncident | null> {
  const [incident = null] = await read(db, "SELECT * FROM incidents WHERE id = ?1", id);
  return incident;
}

/** Who wrote the newest updates, by update id; for the team alone. */
export async function readAuthors(db: D1Database): Promise<Record<number, string>> {
  const { results } = await db
    .prepare(
      "SELECT id, author FROM incident_updates WHERE author IS NOT NULL ORDER BY id DESC LIMIT ?",
    )
    .bind(MOST_AUTHORS)
    .all();
  const rows = v.parse(v.array(v.object({ id: v.number(), author: v.string() })), results);
  return Object.fromEntries(rows.map(({ id, author }) => [id, author]));
}

async function read(
  db: D1Database,
  incidents: string,
  argument: string | number,
): Promise<PostedIncident[]> {
  const updates = `SELECT updates.* FROM incident_updates updates
    JOIN (${incidents}) chosen ON chosen.id = updates.incident_id ORDER BY updates.id`;
  const [first, second] = await db.batch([
    db.prepare(incidents).bind(argument),
    db.prepare(updates).bind(argument),
  ]);
  const byIncident = Map.groupBy(
    v.parse(v.array(updateRow), second?.results),
    ({ incident_id: id }) => id,
  );
  return v
    .parse(v.array(incidentRow), first?.results)
    .map((row) => incidentOf(row, byIncident.get(row.id) ?? []));
}

function incidentOf(
  row: v.InferOutput<typeof incidentRow>,
  updates: readonly UpdateRow[],
): PostedIncident {
  return {
    id: row.id,
    title: row.title,
    impact: row.impact,
    shards: row.shards,
    scheduledFor: row.scheduled_for,
    scheduledUntil: row.scheduled_until,
    recordedAt: row.recorded_at,
    createdAt: row.created_at,
    updates: updates.map(({ id, status, text, author, created_at: at }) => ({
      id,
      status,
      text,
      at,
      byTeam: author !== null,
    })),
  };
}

/** Who of the team writes, and when (epoch ms). */
interface Writer {
  author: string;
  now: number;
}

const newId = v.object({ id: v.number() });

/** The id in a row that a statement returned; null without one. */
export function idOf(row: unknown): number | null {
  return row === null || row === undefined ? null : v.parse(newId, row).id;
}

/** Digits and letters without those that are mistaken for each other. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

/** A random id for an address: twelve characters, about 59 bits. */
function newIncidentId(): string {
  const numbers = crypto.getRandomValues(new Uint16Array(12));
  return Array.from(numbers, (number) => ALPHABET[number % ALPHABET.length]).join("");
}

/** Adds an incident with its first update. */
export async function createIncident(
  db: D1Database,
  { title, impact, shards, status, text, ...times }: NewIncident,
  { author, now }: Writer,
): Promise<{ id: string; update: number }> {
  const id = newIncidentId();
  const { scheduled_for: from, scheduled_until: until } = times;
  const [, inserted] = await db.batch([
    db
      .prepare(
        `INSERT INTO incidents (id, title, impact, shards, scheduled_for, scheduled_until, created_at)
          VALUES (?, ?, ?, ?, ?, ?, ?)`,
      )
      .bind(id, title, impact, JSON.stringify(shards), from, until, now),
    db
      .prepare(
        `INSERT INTO incident_updates (incident_id, status, text, author, created_at)
          VALUES (?, ?, ?, ?, ?) RETURNING id`,
      )
      .bind(id, status, text, author, now),
  ]);
  return { id, update: v.parse(newId, inserted?.results[0]).id };
}

/**
 * Adds an update. With `seen` it is added only if that is still the newest one: null if somebody else
 * has written meanwhile.
 */
export async function addUpdate(
  db: D1Database,
  incidentId: string,
  { status, text, seen }: NewUpdate,
  { author, now }: Writer,
): Promise<number | null> {
  const row = await db
    .prepare(
      `INSERT INTO incident_updates (incident_id, status, text, author, created_at)
        SELECT ?1, ?2, ?3, ?4, ?5 WHERE ?6 IS NULL
        OR ?6 = (SELECT max(id) FROM incident_updates WHERE incident_id = ?1) RETURNING id`,
    )
    .bind(incidentId, status, text, author, now, seen)
    .first();
  return idOf(row);
}
