import * as v from "valibot";
import { INCIDENT_PROBLEMS } from "../content/status/incidents.ts";
import {
  INCIDENT_STATUSES,
  MAINTENANCE_STATUSES,
  newIncident,
  incidentEdit,
  newUpdate,
  updateEdit,
  type AnyStatus,
  type Incident,
  type IncidentEdit,
  type NewIncident,
  type NewUpdate,
  type UpdateEdit,
} from "../contract/incident.ts";
import { isOver } from "./view.ts";

export type Field = keyof typeof INCIDENT_PROBLEMS;
/** Errors by field. */
export type Problems = Partial<Record<Field, string>>;
export type Checked<T> = { value: T; problems: null } | { value: null; problems: Problems };

/** Checks a new incident or maintenance, of a request or a form. */
export function checkNewIncident(body: unknown): Checked<NewIncident> {
  const checked = check(newIncident, body);
  if (checked.problems) return checked;
  const { value } = checked;
  const { scheduled_for: from, scheduled_until: until, status } = value;
  const isMaintenance = from !== null || until !== null;
  const wrong: Field[] = [];
  if (isMaintenance && from === null) wrong.push("scheduled_for");
  if (isMaintenance && !(until !== null && until > (from ?? 0))) wrong.push("scheduled_until");
  // A postmortem looks back on an announced incident.
  if (!fits(status, isMaintenance) || status === "postmortem") wrong.push("status");
  return wrong.length > 0 ? refused(wrong) : checked;
}

/** Checks an update of an incident in state `current`. */
export function checkNewUpdate(
  body: unknown,
  { isMaintenance, current }: { isMaintenance: boolean; current: AnyStatus },
): Checked<NewUpdate> {
  const checked = check(newUpdate, body);
  if (checked.problems) return checked;
  const { status } = checked.value;
  const isTooEarly = status === "postmortem" && !isOver(current);
  return fits(status, isMaintenance) && !isTooEarly ? checked : refused(["status"]);
}

/** Checks a correction: times stay in order, and only maintenance has any. */
export function checkIncidentEdit(
  body: unknown,
  { scheduledFor, scheduledUntil }: Pick<Incident, "scheduledFor" | "scheduledUntil">,
): Checked<IncidentEdit> {
  const checked = check(incidentEdit, body);
  if (checked.problems) return checked;
  const { scheduled_for: from, scheduled_until: until } = checked.value;
  if (scheduledFor === null) {
    const wrong: Field[] = [];
    if (from !== undefined) wrong.push("scheduled_for");
    if (until !== undefined) wrong.push("scheduled_until");
    return wrong.length > 0 ? refused(wrong) : checked;
  }
  const isInOrder = (from ?? scheduledFor) < (until ?? scheduledUntil ?? 0);
  return isInOrder ? checked : refused(["scheduled_until"]);
}

/** Checks a corrected update's text. */
export function checkUpdateEdit(body: unknown): Checked<UpdateEdit> {
  return check(updateEdit, body);
}

function fits(status: AnyStatus, isMaintenance: boolean): boolean {
  const statuses: readonly AnyStatus[] = isMaintenance ? MAINTENANCE_STATUSES : INCIDENT_STATUSES;
  return statuses.includes(status);
}

function check<T>(schema: v.GenericSchema<unknown, T>, body: unknown): Checked<T> {
  const result = v.safeParse(schema, body);
  if (result.success) return { value: result.output, problems: null };
  return refused(result.issues.map(({ path }) => fieldOf(path?.[0].key)));
}

function fieldOf(key: unknown): Field {
  return typeof key === "string" && isField(key) ? key : "body";
}

function isField(key: string): key is Field {
  return Object.hasOwn(INCIDENT_PROBLEMS, key);
}

function refused(fields: readonly Field[]): { value: null; problems: Problems } {
  return {
    value: null,
    problems: Object.fromEntries(fields.map((field) => [field, INCIDENT_PROBLEMS[field]])),
  };
}
