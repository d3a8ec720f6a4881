import { createContext } from "react-router";
import type { BotApi, PublicBot } from "../contract/bot.ts";
import type { StaffAppeals } from "../contract/appeals.ts";
import type { Health } from "../contract/health.ts";
import type { ReadClosedIncidents, ReadIncident, StaffIncidents } from "../contract/incident.ts";
import type { ReadFollowing } from "../contract/following.ts";
import type { Viewer } from "../contract/person.ts";
import type { ServerList } from "../contract/servers.ts";
import type { StaffPage } from "../contract/staff-pages.ts";
import type { TrailFilter, TrailKind, TrailPage } from "../contract/trail.ts";
import type { ReadStatusReport } from "../contract/uptime.ts";
import type { ReadPerson } from "../contract/you.ts";

/** Public settings of the deployment. */
export interface SiteInfo {
  /** Canonical origin, without a slash at the end. */
  origin: string;
  docsUrl: string;
  supportUrl: string;
  inviteUrl: string;
  supportEmail: string;
  /** Whether channels can follow the status. */
  canFollow: boolean;
  /** Host of avatar history images: `{avatarCdn}/avatars/{file}`. */
  avatarCdn: string;
}

/** The data that the root loader sends to every page. */
export interface RootData {
  site: SiteInfo;
}

/** The services of the health page. They are given even while the team cannot be read, so they include no bot. */
export interface HealthServices {
  viewer: Viewer;
  /** States of the stores, the queue and this isolate's circuits. */
  health: () => Promise<Health>;
}

/**
 * Answers from what this isolate read for the same person no longer than `maxAge` ago, else by `read`; what
 * `read` throws is not remembered.
 */
export type Remember = <T>(
  key: string,
  read: () => Promise<T>,
  options: RememberOptions<T>,
) => Promise<T>;

export interface RememberOptions<T> {
  /** The number of records in a value, for the bound on memory. */
  weightOf: (value: T) => number;
  /** Milliseconds; 0 reads in any case. */
  maxAge: number;
}

type ReadTrail = (
  filter: TrailFilter,
  slice: { offset: number; limit: number },
) => Promise<TrailPage>;

/** The services of the other staff loaders. */
export interface StaffServices extends HealthServices {
  /** The time of the request by the worker's clock, epoch ms. */
  now: number;
  bot: BotApi;
  remember: Remember;
  /** Counts a bulk look-up; returns 0, or the seconds until the next one is allowed. */
  countBulkLookup: () => number;
  /** Puts a look-up into the trail: the id, and how many records there are about it. */
  recordLookup: (id: string, rows: number) => void;
  /** Puts a look at all six lists into the trail, and how many rows they have. */
  recordAllLists: (rows: number) => void;
  /** Puts the search of a list for an id into the trail, and how many rows it found. */
  recordSearch: (kind: TrailKind, id: string, rows: number) => void;
  /** Reads lines of the trail. Throws what the database throws. */
  trail: ReadTrail;
  incidents: StaffIncidents;
  appeals: StaffAppeals;
}

/**
 * Whether this request comes from a member of the team. "not-a-member": signed out, or not on the team.
 * "rights-ended": signed in too long ago. "other-ranks": on the team, in a rank that does not see the page.
 * "unavailable": the session store or the team cannot be read. For the health page, membership a few minutes ago
 * is enough while the team cannot be read: the services without the bot.
 */
export type Guard = (
  page: StaffPage | null,
) => Promise<
  StaffServices | HealthServices | "not-a-member" | "other-ranks" | "rights-ended" | "unavailable"
>;

/** The error of a guard or loader that cannot decide, with all that the error panel shows. */
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
  /** The servers that the person has just agreed to show; null in any other request. */
  servers: ServerList | null;
  /** Asked by pages about the signed-in person. */
  person: ReadPerson;
  /** Asked by the staff layout. */
  guard: Guard;
  site: SiteInfo;
  requestId: string;
  /** Whether the answer is for the page cache: the same for everybody, unless it fails. */
  isShared: boolean;
  /**
   * The nonce that inline scripts and styles are rendered with. The worker takes it out of the document again,
   * and its policy allows them by their hashes; "" in `npm run dev`.
   */
  nonce: string;
  /** Logs an error a page threw. */
  onFailure: (error: unknown) => void;
}

/** Set for every request. */
export const pageContext = createContext<PageServices>();
/** These two are set by the staff layout's guard only, so reading them in an unguarded loader throws. */
export const healthContext = createContext<HealthServices>();
export const staffContext = createContext<StaffServices>();
