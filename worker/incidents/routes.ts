import { Hono } from "hono";
import { INCIDENT_ERRORS, PLAN } from "../../app/content/status/incidents.ts";
import {
  isIncidentId,
  type Incident,
  type IncidentUpdate,
  type NewIncident,
} from "../../app/contract/incident.ts";
import {
  checkIncidentEdit,
  checkNewIncident,
  checkNewUpdate,
  checkUpdateEdit,
} from "../../app/incidents/validate.ts";
import type { EdgeContext, EdgeEnv } from "../context/edge-env.ts";
import { editIncident, editUpdate, postpone, withdrawIncident } from "../db/corrections.ts";
import { listDeliveries, withdrawDeliveries } from "../db/deliveries.ts";
import { addUpdate } from "../db/incident-updates.ts";
import { readIncident } from "../db/incidents.ts";
import { createIncident } from "../db/new-incidents.ts";
import { wakeDeliveries } from "../deliveries/queue.ts";
import { jsonError, methodNotAllowed } from "../http/json-error.ts";
import { log } from "../logging/log.ts";
import { newRowId } from "../primitives/row-id.ts";
import { logStaffWrite } from "../staff/audit-log.ts";
import { badRequest, withWriter, type Write } from "./write-access.ts";

/** The team's writes about incidents; pages read the status report. */
export const incidents = new Hono<EdgeEnv>();

incidents.post("/", async function respondWithNewIncident(c) {
  return withWriter(c, async ({ db, writer, now, body }) => {
    const { value, problems } = checkNewIncident(body);
    if (problems) return badRequest(c, problems);
    const { title, impact, shards, status, text } = value;
    const newId = newRowId();
    const row = {
      id: newId,
      key: value.key ?? crypto.randomUUID(),
      title,
      impact,
      shards,
      scheduledFor: value.scheduled_for,
      scheduledUntil: value.scheduled_until,
      createdAt: now,
      first: { status, text, author: writer.userId, at: now },
    };
    const list = listDeliveries(db, newId, now);
    const { id, update } = await createIncident(db, row, [list]);
    if (update.isNew) logStaffWrite(writer, "incident");
    await announce(c);
    const published = update.isNew ? null : await readIncident(db, id);
    const isOther =
      published !== null &&
      (changes(published, value) || saysOther(published, update.id, { status, text }));
    return c.json({ id, ...(isOther && { kept: update.id }) }, 201);
  });
});
incidents.all("/", methodNotAllowed("POST"));

incidents.post("/:id/updates", async function respondWithNewUpdate(c) {
  return withIncident(c, async ({ db, writer, now, body }, incident) => {
    const current = incident.updates.at(-1)?.status ?? "investigating";
    const state = { isMaintenance: incident.scheduledFor !== null, current };
    const { value, problems } = checkNewUpdate(body, state);
    if (problems) return badRequest(c, problems);
    const { status, text, seen, key = crypto.randomUUID() } = value;
    const { id: incidentId } = incident;
    const written = { incidentId, key, status, text, author: writer.userId, at: now, seen };
    const update = await addUpdate(db, written, [listDeliveries(db, incidentId, now)]);
    if (update === null) return refusal(c, incidentId, (one) => one.id > (seen ?? 0));
    if (update.isNew) logStaffWrite(writer, "incidentUpdate");
    await announce(c);
    const published = update.isNew ? null : await readIncident(db, incidentId);
    const isOther = published !== null && saysOther(published, update.id, { status, text });
    return c.json({ id: update.id, ...(isOther && { kept: update.id }) }, 201);
  });
});
incidents.all("/:id/updates", methodNotAllowed("POST"));

incidents.post("/:id", async function respondWithEditedIncident(c) {
  return withIncident(c, async ({ db, writer, now, body }, incident) => {
    const { value, problems } = checkIncidentEdit(body, incident);
    if (problems) return badRequest(c, problems);
    const { id } = incident;
    const { seen = incident.editedAt ?? null, ...edit } = value;
    if (changes(incident, edit)) {
      const editor = { person: writer.userId, now, seen };
      const list = listDeliveries(db, id, now);
      const moved = postpone(db, id, { person: writer.userId, now, text: PLAN.moved });
      const isWritten = await editIncident(db, id, edit, editor, [list, moved, list]);
      if (!isWritten) return refusal(c, id);
      logStaffWrite(writer, "incidentEdit");
      await announce(c);
    }
    return c.json({ id });
  });
});
incidents.all("/:id", methodNotAllowed("POST"));

incidents.post("/:id/updates/:update", async function respondWithEditedUpdate(c) {
  return withIncident(c, async ({ db, writer, now, body }, incident) => {
    const update = incident.updates.find(({ id }) => String(id) === c.req.param("update"));
    if (!update) return jsonError(c, "not_found");
    const { value, problems } = checkUpdateEdit(body);
    if (problems) return badRequest(c, problems);
    const { text, seen = update.editedAt ?? null } = value;
    if (text !== update.text) {
      const editor = { person: writer.userId, now, seen };
      if (!(await editUpdate(db, update.id, text, editor))) return refusal(c, incident.id);
      logStaffWrite(writer, "incidentEdit");
      c.get("forgetReport")();
    }
    return c.json({ id: update.id });
  });
});
incidents.all("/:id/updates/:update", methodNotAllowed("POST"));

incidents.post("/:id/withdraw", async function respondWithWithdrawal(c) {
  return withWriter(c, async ({ db, writer, now }) => {
    const incident = await findIncident(c, db);
    if (!incident) return jsonError(c, "not_found");
    const { id, withdrawnAt } = incident;
    if (withdrawnAt === undefined) {
      const also = withdrawDeliveries(db, id, now);
      await withdrawIncident(db, id, { person: writer.userId, now }, also);
      logStaffWrite(writer, "incidentWithdrawal");
      await announce(c);
    }
    return c.json({ id });
  });
});
incidents.all("/:id/withdraw", methodNotAllowed("POST"));

/** Runs `write` for the addressed incident: 404 for none, 410 if withdrawn. */
function withIncident(
  c: EdgeContext,
  write: (write: Write, incident: Incident) => Promise<Response>,
): Promise<Response> {
  return withWriter(c, async (context) => {
    const incident = await findIncident(c, context.db);
    if (!incident) return jsonError(c, "not_found");
    if (incident.withdrawnAt !== undefined) return withdrawn(c);
    return write(context, incident);
  });
}

async function findIncident(c: EdgeContext, db: D1Database): Promise<Incident | null> {
  const id = c.req.param("id") ?? "";
  return isIncidentId(id) ? readIncident(db, id) : null;
}

type Fields = Pick<
  NewIncident,
  "title" | "impact" | "shards" | "scheduled_for" | "scheduled_until"
>;

/** Whether an incident differs in these fields. */
function changes(
  incident: Incident,
  { title, impact, shards, scheduled_for, scheduled_until }: Partial<Fields>,
): boolean {
  const known = [
    incident.title,
    incident.impact,
    incident.shards,
    incident.scheduledFor,
    incident.scheduledUntil,
  ];
  const wanted = [title, impact, shards, scheduled_for, scheduled_until];
  return wanted.some(
    (value, i) => value !== undefined && JSON.stringify(value) !== JSON.stringify(known[i]),
  );
}

/** Whether an update differs from a request repeated with its key. */
function saysOther(
  { updates }: Incident,
  id: number,
  { status, text }: Pick<IncidentUpdate, "status" | "text">,
): boolean {
  const update = updates.find((one) => one.id === id);
  return update !== undefined && (update.status !== status || update.text !== text);
}

/** Makes this isolate read incidents again, for the writer to see; wakes the consumer. */
async function announce(c: EdgeContext): Promise<void> {
  c.get("forgetReport")();
  const { deliveries } = c.get("config");
  if (deliveries) await wakeDeliveries({ deliveries, log });
}

/**
 * The answer if the database refused a write: 410 if the incident was withdrawn meanwhile, else 409
 * with the updates that the writer hasn't seen.
 */
async function refusal(
  c: EdgeContext,
  incidentId: string,
  isUnseen: (update: IncidentUpdate) => boolean = () => false,
): Promise<Response> {
  const latest = await readIncident(c.get("config").db, incidentId);
  if (latest?.withdrawnAt !== undefined) return withdrawn(c);
  const updates = latest?.updates.filter(isUnseen) ?? [];
  return jsonError(c, "conflict", INCIDENT_ERRORS.conflict, { details: { updates } });
}

function withdrawn(c: EdgeContext): Response {
  return jsonError(c, "withdrawn");
}
