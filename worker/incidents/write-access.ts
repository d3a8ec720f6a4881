import { isAmongRanks } from "../../app/contract/staff-pages.ts";
import { INCIDENT_ERRORS } from "../../app/content/status/incidents.ts";
import type { Problems } from "../../app/incidents/validate.ts";
import type { EdgeContext } from "../context/edge-env.ts";
import { jsonBody, jsonError } from "../http/json-error.ts";
import { log, reasonOf } from "../logging/log.ts";
import type { Reader } from "../staff/audit-log.ts";
import { requireStaff } from "../staff/require-staff.ts";

/** What a write by an authorized member needs. */
export interface Write {
  db: D1Database;
  writer: Reader;
  /** Epoch ms. */
  now: number;
  /** The request's JSON; null if invalid, which the check names. */
  body: unknown;
}

/** Runs `write` for a member whose rank may write. */
export async function withWriter(
  c: EdgeContext,
  write: (write: Write) => Promise<Response>,
): Promise<Response> {
  const { db, incidentRanks } = c.get("config");
  const writer = await requireStaff(c, "incidents");
  if (writer instanceof Response) return writer;
  const access = await c.get("access")();
  if (access.kind !== "member" || !isAmongRanks(access.rank, incidentRanks)) {
    log("staff.refused", { requestId: c.get("requestId"), access: "rank" });
    return jsonError(c, "forbidden", INCIDENT_ERRORS.rank);
  }
  try {
    return await write({ db, writer, now: c.get("now")(), body: jsonBody(c) });
  } catch (error) {
    log("incidents.failed", { requestId: c.get("requestId"), reason: reasonOf(error) });
    return jsonError(c, "database", INCIDENT_ERRORS.database);
  }
}

export function badRequest(c: EdgeContext, problems: Problems): Response {
  const lines = Object.entries(problems).map(([field, text]) => `${field}: ${text}`);
  return jsonError(c, "bad_input", lines.join(" "));
}
