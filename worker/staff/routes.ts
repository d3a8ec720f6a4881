import { Hono } from "hono";
import { pageOfRead } from "../../app/contract/page-of-read.ts";
import { AUDIT_LOG } from "../../app/content/staff/audit-log.ts";
import { MOST_AUDIT_LINES } from "../../app/contract/audit-log.ts";
import { readProfiles } from "../../app/people/resolve.ts";
import { parseFilter } from "../../app/staff/audit-log/audit-log.ts";
import type { EdgeEnv } from "../context/edge-env.ts";
import { idsOfQuery } from "../http/ids-of-query.ts";
import { jsonError, methodNotAllowed } from "../http/json-error.ts";
import { log, reasonOf } from "../logging/log.ts";
import { logStaffRead } from "./audit-log.ts";
import { readExportReport } from "./export-report.ts";
import { requireStaff } from "./require-staff.ts";

/** The staff pages' routes besides reads of the bot API (worker/api.ts). */
export const staffRoutes = new Hono<EdgeEnv>();

/** Profiles for a page's names; of anybody, unlike /api/users. */
staffRoutes.get("/users", async function respondWithUsers(c) {
  const reader = await requireStaff(c);
  if (reader instanceof Response) return reader;
  const ids = idsOfQuery(c);
  if (!ids) return jsonError(c, "bad_input");
  logStaffRead(reader, "users", ids.length);
  return c.json(await readProfiles(ids, c.get("bot")().user));
});
staffRoutes.all("/users", methodNotAllowed("GET, HEAD"));

/** Lines of the audit log that pass the page's filters, for an export. */
staffRoutes.get("/trail", async function respondWithAuditLog(c) {
  const reader = await requireStaff(c, "trail");
  if (reader instanceof Response) return reader;
  const filter = parseFilter(c.get("url").searchParams);
  try {
    const { lines } = await c.get("auditLog").read(filter, { offset: 0, limit: MOST_AUDIT_LINES });
    return c.json(lines);
  } catch (error) {
    log("audit.failed", { requestId: reader.requestId, reason: reasonOf(error) });
    return jsonError(c, "database", AUDIT_LOG.failed);
  }
});
staffRoutes.all("/trail", methodNotAllowed("GET, HEAD"));

/** The browser reports an export before writing the file. */
staffRoutes.post("/exports", async function logExport(c) {
  const report = readExportReport(c.get("body") ?? "");
  const reader = await requireStaff(c, report ? pageOfRead(report.list) : undefined);
  if (reader instanceof Response) return reader;
  if (!report) return jsonError(c, "bad_input");
  const { list, ids, rows, form } = report;
  const { requestId, userId, record } = reader;
  log("staff.export", { requestId, userId, list, rows, form });
  for (const subject of ids.length > 0 ? ids : [null]) {
    record({ kind: "export", id: subject, rows, list });
  }
  return c.body(null, 204);
});
staffRoutes.all("/exports", methodNotAllowed("POST"));
