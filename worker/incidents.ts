import { Hono } from "hono";
import { INCIDENT_ERRORS } from "../app/content/incidents.ts";
import { checkNewIncident, checkNewUpdate, type Problems } from "../app/incidents/validate.ts";
import { requireStaff } from "./api.ts";
import { logStaffWrite, type Reader } from "./audit-log.ts";
import type { EdgeContext, EdgeEnv } from "./context.ts";
import { addUpdate, createIncident, readIncident, type AuthoredIncident } from "./db/incidents.ts";
import { queueUpdate } from "./deliveries/send.ts";
import { jsonError, methodNotAllowed } from "./json-error.ts";
import { log, reasonOf } from "./log.ts";

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
    const incident = await readIncident(db, id);
    const newest = incident?.updates.at(-1);
    if (!incident || !newest) return jsonError(c, 404, "Not found");
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
  if (!db) return jsonError(c, 404, "Not found");
  const access = await c.get("access")();
  if (access.kind !== "member" || !mayWrite(access.rank, incidentRanks)) {
    log("staff.refused", { requestId: c.get("requestId"), standing: "rank" });
    return jsonError(c, 403, INCIDENT_ERRORS.rank);
  }
  try {
    return await write({ db, reader });
  } catch (error) {
    log("incidents.failed", { requestId: c.get("requestId"), reason: reasonOf(error) });
    return jsonError(c, 503, INCIDENT_ERRORS.database, { "Retry-After": "5" });
  }
}

/** Whether a rank is one of those, ignoring case. */
export function mayWrite(rank: string, ranks: readonly string[]): boolean {
  return ranks.some((one) => one.toLowerCase() === rank.trim().toLowerCase());
}

/** What was written is shown at once where it was written, and handed on to those who follow. */
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

/** Somebody else has written since `seen`: the answer has their words, so that nobody's are lost. */
function conflict(c: EdgeContext, incident: AuthoredIncident | null, seen: number): Response {
  const updates = incident?.updates.filter(({ id }) => id > seen) ?? [];
  const error = INCIDENT_ERRORS.conflict;
  return c.json({ error, requestId: c.get("requestId"), updates }, 409);
}
