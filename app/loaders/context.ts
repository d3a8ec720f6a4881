import { createContext } from "react-router";
import type { BotApi, PublicBot } from "../contract/bot.ts";
import type { StaffAppeals } from "../contract/appeals.ts";
import type { Health } from "../contract/health.ts";
import type { ReadClosedIncidents, ReadIncident, StaffIncidents } from "../contract/incident.ts";
import type { ReadFollowing } from "../contract/following.ts";
import type { Viewer } from "../contract/person.ts";
import type { ServerList } from "../contract/servers.ts";
import type { StaffPage } from "../contract/staff-pages.ts";
import type { AuditFilter, AuditKind } from "../contract/audit-log.ts";
import type { AuditPage } from "../contract/audit-lines.ts";
import type { ReadStatusReport } from "../contract/uptime.ts";
import type { ReadPerson } from "../contract/you.ts";

/** The deployment's public settings. */
export interface SiteInfo {
  /** Canonical origin, without a final slash. */
  origin: string;
  docsUrl: string;
  supportUrl: string;
  inviteUrl: string;
  supportEmail: string;
  /** Whether channels can follow the status page. */
  canFollow: boolean;
  /** Host of avatar history images: `{avatarCdn}/avatars/{file}`. */
  avatarCdn: string;
}

export interface RootData {
  site: SiteInfo;
}

/** Services of the health page. No bot among them: it works while the team can't be read. */
export interface HealthServices {
  viewer: Viewer;
  /** States of the stores, the queue and this isolate's circuits. */
  health: () => Promise<Health>;
}

/**
 * Returns what this isolate read for the same person at most `maxAge` ago, else calls `read`.
 * Errors aren't remembered.
 */
export type Remember = <T>(
  key: string,
  read: () => Promise<T>,
  options: RememberOptions<T>,
) => Promise<T>;

export interface RememberOptions<T> {
  /** Number of records in a value; bounds the memory used. */
  weightOf: (value: T) => number;
  /** In ms; 0 always reads. */
  maxAge: number;
}

type ReadAuditLog = (
  filter: AuditFilter,
  slice: { offset: number; limit: number },
) => Promise<AuditPage>;

/** Services of all other staff loaders. */
export interface StaffServices extends HealthServices {
  /** When the request began by the worker's clock, epoch ms. */
  now: number;
  bot: BotApi;
  remember: Remember;
  /** Counts a look-up of many ids; returns 0, or seconds until the next one is allowed. */
  countBulkLookup: () => number;
  /** Writes a look-up to the audit log: the id, and how many records were found. */
  recordLookup: (id: string, rows: number) => void;
  /** Writes a look at all six lists to the audit log, with their number of rows. */
  recordAllLists: (rows: number) => void;
  /** Writes a search of a list for an id to the audit log, with the rows found. */
  recordSearch: (kind: AuditKind, id: string, rows: number) => void;
  /** Reads lines of the audit log. @throws the database's errors */
  auditLog: ReadAuditLog;
  incidents: StaffIncidents;
  appeals: StaffAppeals;
}

/**
 * Whether the request comes from a team member. "not-a-member": signed out or not on the team.
 * "rights-ended": signed in too long ago. "other-ranks": the rank may not see the page.
 * "unavailable": the session store or the team can't be read. While the team can't be read, the
 * health page accepts membership of a few minutes ago and gets the services without the bot.
 */
export type Guard = (
  page: StaffPage | null,
) => Promise<
  StaffServices | HealthServices | "not-a-member" | "other-ranks" | "rights-ended" | "unavailable"
>;

/** A guard or loader can't decide; has everything the error panel shows. */
export interface GuardUnavailable {
  text: string;
  requestId: string;
  supportUrl: string;
}

/** What the worker gives to the pages of a language. */
export interface PageServices {
  bot: PublicBot;
  statusReport: ReadStatusReport;
  incident: ReadIncident;
  incidentHistory: ReadClosedIncidents;
  following: ReadFollowing;
  /** The servers the person has just agreed to show; null in other requests. */
  servers: ServerList | null;
  /** For pages about the signed-in person. */
  person: ReadPerson;
  /** For the staff layout. */
  guard: Guard;
  site: SiteInfo;
  requestId: string;
  /** Whether the page cache may keep the answer. It does so only if no read fails. */
  isShared: boolean;
  /**
   * For inline scripts and styles during rendering. The worker removes it from the document, and
   * its policy allows them by hash; "" in `npm run dev`.
   */
  nonce: string;
  /** Logs an error that a page threw. */
  onFailure: (error: unknown) => void;
}

/** Set for every request. */
export const pageContext = createContext<PageServices>();
/** Set by the staff layout's guard alone, so a loader without it throws on reading them. */
export const healthContext = createContext<HealthServices>();
export const staffContext = createContext<StaffServices>();
