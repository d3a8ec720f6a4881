import { ANSWERS } from "../../app/content/answers.ts";
import type { StaffPage } from "../../app/contract/staff-pages.ts";
import { seesPage } from "../../app/content/staff/rights.ts";
import { ERRORS } from "../../app/content/errors.ts";
import type { EdgeContext } from "../context/edge-env.ts";
import { jsonError } from "../http/json-error.ts";
import { log } from "../logging/log.ts";
import type { Reader } from "./audit-log.ts";

/** The sender, if a member whose rank sees `page`; for others a 401, 403 or 503 response. */
export async function requireStaff(c: EdgeContext, page?: StaffPage): Promise<Reader | Response> {
  c.header("Cache-Control", "private, no-store");
  const requestId = c.get("requestId");
  const access = await c.get("access")();
  if (access.kind === "member") {
    const userId = access.session.id;
    if (page !== undefined && !seesPage(access.rank, page)) {
      log("staff.refused", { requestId, access: "rank" });
      return jsonError(c, "forbidden", ANSWERS.otherRanks);
    }
    return { requestId, userId, record: (entry) => c.get("auditLog").record(userId, [entry]) };
  }
  const isUnavailable = access.kind === "unknown" || access.kind === "unavailable";
  const failure = isUnavailable ? access.failure : {};
  log("staff.refused", { requestId, access: access.kind, ...failure });
  if (isUnavailable) return jsonError(c, "closed", ERRORS.fetchTeam);
  if (access.kind === "not-a-member") return jsonError(c, "forbidden", ANSWERS.notAMember);
  return access.kind === "expired"
    ? jsonError(c, "sign_in_again", ERRORS.rightsEnded)
    : jsonError(c, "signed_out");
}
