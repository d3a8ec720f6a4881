import type { Guard } from "../app/loaders/context.ts";
import { seesPage } from "../app/content/staff/rights.ts";
import type { Site } from "./context/edge-env.ts";
import { staffAppealsFor } from "./appeals/reader.ts";
import { staffIncidents } from "./incidents/reader.ts";
import { log } from "./logging/log.ts";
import { withAuditLog } from "./staff/audit-log.ts";
import { createPageAudit } from "./staff/keep-audit-log.ts";
import { withRights } from "./staff/rights.ts";

type SiteServices = Parameters<Site>[1];

export interface SiteGuard {
  decide: Guard;
  /** Writes the loaders' entries to the audit log. */
  flushAuditLog: () => void;
}

/** One request's guard of the staff pages. */
export function createGuard(
  request: Request,
  { config, bot, requestId, ...services }: SiteServices,
): SiteGuard {
  let flushAuditLog = () => {};

  const decide: Guard = async function decide(page) {
    const access = await services.access();
    const isOpenTo = (rank: string) => page === null || seesPage(rank, page);
    if (access.kind === "unknown" && access.lastRank !== null && page === "health") {
      const { session, lastRank: rank } = access;
      if (!isOpenTo(rank)) return refuseRank();
      const { id, username, avatar } = session;
      log("staff.health_shown", { requestId, userId: id, ...access.failure });
      return { viewer: { id, username, avatar, rank }, health: services.health };
    }
    if (access.kind === "unknown" || access.kind === "unavailable") {
      log("staff.refused", { requestId, access: access.kind, ...access.failure });
      return "unavailable";
    }
    if (access.kind === "expired") return "rights-ended";
    if (access.kind !== "member") return "not-a-member";
    const { session, rank } = access;
    if (!isOpenTo(rank)) return refuseRank();
    const { id, username, avatar } = session;
    // A reload must show current data.
    const isReload = /no-cache|max-age=0/.test(request.headers.get("Cache-Control") ?? "");
    if (isReload) services.lookups.forget(id);
    const recall = services.lookups.of(id);
    const pageAudit = createPageAudit((done) => services.auditLog.record(id, done));
    flushAuditLog = pageAudit.flush;
    const audited = withAuditLog(bot(), { requestId, userId: id, record: pageAudit.add });
    return {
      viewer: { id, username, avatar, rank },
      now: services.now(),
      bot: withRights(audited, (shown) => seesPage(rank, shown)),
      // A member with a new rank may see less.
      remember: (key, read, options) => recall(`${rank} ${key}`, read, options),
      countBulkLookup: () => Math.ceil(services.lookups.countBulkLookup(id) / 1000),
      recordLookup: pageAudit.recordLookup,
      recordAllLists: pageAudit.recordAllLists,
      recordSearch: pageAudit.recordSearch,
      auditLog: services.auditLog.read,
      incidents: staffIncidents(config, { rank, requestId }),
      appeals: staffAppealsFor(config, { requestId, userId: id, record: pageAudit.addOwn }),
      health: services.health,
    };
  };

  function refuseRank() {
    log("staff.refused", { requestId, access: "rank" });
    return "other-ranks" as const;
  }

  return { decide, flushAuditLog: () => flushAuditLog() };
}
