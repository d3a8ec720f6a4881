import { Hono } from "hono";
import { ANSWERS } from "../../app/content/answers.ts";
import { INCIDENT_ERRORS } from "../../app/content/status/incidents.ts";
import type { PostedIncident, StaffIncidents } from "../../app/contract/incident.ts";
import { checkNewIncident, checkNewUpdate, type Problems } from "../../app/incidents/validate.ts";
import { incidentId } from "../../app/status/uptime/incidents.ts";
import { logStaffWrite, type Reader } from "../staff/audit-log.ts";
import { requireStaff } from "../staff/require-staff.ts";
import type { Config } from "../config.ts";
import type { EdgeContext, EdgeEnv } from "../context.ts";
import { endAutomaticIncident, openAutomaticIncident } from "../db/automatic-incidents.ts";
import {
  addUpdate,
  createIncident,
  readAuthors,
  readIncident,
  readIncidents,
} from "../db/incidents.ts";
import { queueUpdate } from "../deliveries/send.ts";
import { jsonError, methodNotAllowed } from "../http/json-error.ts";
import { log, reasonOf } from "../monitoring/log.ts";
import { DATABASE_MS } from "./report.ts";
import { withTimeout } from "../primitives/with-timeout.ts";

/** What the team writes about incidents; pages read it through the status report. */
export const incidents = new Hono<EdgeEnv>();

incidents.post("/api/staff/incidents", async function respondWithNewIncident(c) {
  return withWriter(c, async ({ db, reader }) => {
    const { value, problems } = checkNewIncident(bodyOf(c));
    if (problems) return badRequest(c, problems);
    const { id, update } = await createIncident(db, value, { author: reader.userId, now: now(c) });
    logStaffWrite(reader, "incident");
    await announce(c, update);
    return c.json({ id }, 201);
  });
});
incidents.all("/api/staff/incidents", methodNotAllowed("POST"));

incidents.post("/api/staff/incidents/:id/updates", async function respondWithNewUpdate(c) {
  return withWriter(c, async ({ db, reader }) => {
    const id = c.req.param("id");
    const incident = await findIncident(c, db, id);
    const newest = incident?.updates.at(-1);
    if (!incident || !newest) return jsonError(c, 404, ANSWERS.notFound);
    const state = { isMaintenance: incident.scheduledFor !== null, current: newest.status };
    const { value, problems } = checkNewUpdate(bodyOf(c), state);
    if (problems) return badRequest(c, problems);
    const update = await addUpdate(db, id, value, { author: reader.userId, now: now(c) });
    if (update === null) return conflict(c, await readIncident(db, id), value.seen ?? 0);
    logStaffWrite(reader, "incidentUpdate");
    await announce(c, update);
    return c.json({ id: update }, 201);
  });
});
incidents.all("/api/staff/incidents/:id/updates", methodNotAllowed("POST"));

/** An incident by its id. One that only the uptime record knows is put into the database first. */
async function findIncident(
  c: EdgeContext,
  db: D1Database,
  id: string,
): Promise<PostedIncident | null> {
  const incident = await readIncident(db, id);
  if (incident) return incident;
  const { incidents: records } = await c.get("statusReport")();
  const record = records.find((one) => incidentId(one) === id);
  if (!record) return null;
  await openAutomaticIncident(db, record, record.start);
  if (record.end !== null) await endAutomaticIncident(db, record, record.end);
  return readIncident(db, id);
}

interface Write {
  db: D1Database;
  reader: Reader;
}

/** Runs `write` for a member of the team whose rank may write; without a database there is nothing here. */
async function withWriter(
  c: EdgeContext,
  write: (write: Write) => Promise<Response>,
): Promise<Response> {
  const { db, incidentRanks } = c.get("config");
  const reader = await requireStaff(c);
  if (reader instanceof Response) return reader;
  if (!db) return jsonError(c, 404, ANSWERS.notFound);
  const access = await c.get("access")();
  if (access.kind !== "member" || !mayWrite(access.rank, incidentRanks)) {
    log("staff.refused", { requestId: c.get("requestId"), access: "rank" });
    return jsonError(c, 403, INCIDENT_ERRORS.rank);
  }
  try {
    return await write({ db, reader });
  } catch (error) {
    log("incidents.failed", { requestId: c.get("requestId"), reason: reasonOf(error) });
    return jsonError(c, 503, INCIDENT_ERRORS.database, { "Retry-After": "5" });
  }
}

/** One incident for everybody; null where there is none, or no database. Throws what the database throws. */
export async function readPosted(
  { db }: Pick<Config, "db">,
  { id, requestId }: { id: string; requestId: string },
): Promise<PostedIncident | null> {
  try {
    return db && (await withTimeout(DATABASE_MS, readIncident(db, id)));
  } catch (error) {
    log("incidents.failed", { requestId, reason: reasonOf(error) });
    throw error;
  }
}

/** The incidents for a member of the team of that rank; null without a database. */
export function staffIncidents(
  { db: bound, incidentRanks }: Pick<Config, "db" | "incidentRanks">,
  { rank, requestId }: { rank: string; requestId: string },
): StaffIncidents | null {
  if (!bound) return null;
  const db = bound;
  const read: StaffIncidents["read"] = async function read() {
    try {
      const [posted, authors] = await Promise.all([readIncidents(db), readAuthors(db)]);
      return { posted, authors };
    } catch (error) {
      log("incidents.failed", { requestId, reason: reasonOf(error) });
      throw error;
    }
  };
  return { read, mayWrite: mayWrite(rank, incidentRanks) };
}

/** Whether a rank is one of those, ignoring case. */
function mayWrite(rank: string, ranks: readonly string[]): boolean {
  return ranks.some((one) => one.toLowerCase() === rank.trim().toLowerCase());
}

/** Has this isolate read the incidents anew, so that the writer sees the update, and queues it for followers. */
async function announce(c: EdgeContext, update: number): Promise<void> {
  c.get("forgetIncidents")();
  const { db, deliveries } = c.get("config");
  if (db && deliveries) await queueUpdate({ db, deliveries, now: now(c), log }, update);
}

function now(c: EdgeContext): number {
  return c.get("now")();
}

function bodyOf(c: EdgeContext): unknown {
  try {
    return JSON.parse(c.get("body") ?? "");
  } catch {
    return null; // the check names it
  }
}

function badRequest(c: EdgeContext, problems: Problems): Response {
  const lines = Object.entries(problems).map(([field, text]) => `${field}: ${text}`);
  return jsonError(c, 400, lines.join(" "));
}

/** Somebody else has written since `seen`: 409 with their updates, so that the writer can read them first. */
function conflict(c: EdgeContext, incident: PostedIncident | null, seen: number): Response {
  const updates = incident?.updates.filter(({ id }) => id > seen) ?? [];
  const error = INCIDENT_ERRORS.conflict;
  return c.json({ error, requestId: c.get("requestId"), updates }, 409);
}
