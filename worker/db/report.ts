import * as v from "valibot";
import { DAYS } from "../../app/contract/buckets.ts";
import type { Incident } from "../../app/contract/incident.ts";
import type { UptimeDay } from "../../app/contract/uptime.ts";
import { CLOSED, INCIDENT_COLUMNS, incidentsOf, OPEN, UPDATE_COLUMNS } from "./incidents.ts";
import { raiseRevision } from "./revisions.ts";
import { dayOf, tallyRow } from "./samples.ts";

/** Uptime and incidents for pages and feeds. Times are epoch ms. */

/** Past incidents in a report; pages read older ones. */
const MOST_CLOSED = 100;
/** Bytes of their texts. D1 refuses rows above 2,000,000, which would block all writes. */
const MOST_CLOSED_BYTES = 1_000_000;

const jsonOf = (columns: readonly string[], table = "") =>
  `json_object(${columns.map((name) => `'${name}', ${table}${name}`).join(", ")})`;

const DAY_COLUMNS = ["day", ...Object.keys(tallyRow.entries)];

/**
 * Writes the report anew. Goes last in each batch that changes its content: the report is never
 * behind the rows, and isolates read one row.
 */
export function publishReport(db: D1Database): D1PreparedStatement[] {
  const report = `WITH
    sizes (id, bytes) AS (SELECT id, sum((SELECT sum(octet_length(text)) FROM incident_updates WHERE incident_id = closed.id))
      OVER (ORDER BY closed_at DESC, id DESC) FROM (${CLOSED} LIMIT ${MOST_CLOSED}) closed),
    shown (id) AS MATERIALIZED (${OPEN} UNION ALL SELECT id FROM sizes WHERE bytes <= ${MOST_CLOSED_BYTES})
    INSERT OR REPLACE INTO reports (id, revision, json)
    SELECT 1, (SELECT revision FROM revisions WHERE name = 'report'), json_object(
      'count', (SELECT count FROM shard_number),
      'servers', (SELECT servers FROM shard_number),
      'days', (SELECT json_group_array(${jsonOf(DAY_COLUMNS)})
        FROM (SELECT * FROM days ORDER BY day DESC LIMIT ${DAYS})),
      'incidents', (SELECT json_group_array(${jsonOf(INCIDENT_COLUMNS, "incidents.")})
        FROM shown CROSS JOIN incidents ON incidents.id = shown.id),
      'updates', (SELECT json_group_array(${jsonOf(UPDATE_COLUMNS, "updates.")})
        FROM shown CROSS JOIN incident_updates updates ON updates.incident_id = shown.id))`;
  return [raiseRevision(db, "report"), db.prepare(report)];
}

/** The report as the last batch wrote it. */
export interface StoredReport {
  revision: number;
  /** Oldest first. */
  days: UptimeDay[];
  /** The bot's shards; 0 if unknown. */
  shardCount: number;
  /** Servers on all shards; 0 if unknown. */
  servers: number;
  /** Newest first: all open or planned ones, and the newest that ended. */
  incidents: Incident[];
}

const reportRow = v.object({ revision: v.number(), json: v.nullable(v.string()) });

const content = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    count: v.nullable(v.number()),
    servers: v.nullable(v.number()),
    days: v.array(v.object({ day: v.number(), ...tallyRow.entries })),
    incidents: v.array(v.unknown()),
    updates: v.array(v.unknown()),
  }),
);

/** The report; `known`, if its revision is unchanged. @throws what D1 throws */
export async function readReport(
  db: D1Database,
  known: StoredReport | null,
): Promise<StoredReport> {
  const row = await db
    .prepare(
      `SELECT revision, iif(revision = ?1, NULL, (SELECT json FROM reports)) AS json
        FROM revisions WHERE name = 'report'`,
    )
    .bind(known?.revision ?? null)
    .first();
  const { revision, json } = v.parse(reportRow, row);
  if (known?.revision === revision) return known;
  if (json === null) return { revision, days: [], shardCount: 0, servers: 0, incidents: [] };
  const { count, servers, days, incidents, updates } = v.parse(content, json);
  return {
    revision,
    days: days.map(({ day, ...tally }) => dayOf(day, tally)).toReversed(),
    shardCount: count ?? 0,
    servers: servers ?? 0,
    incidents: incidentsOf(incidents, updates),
  };
}
