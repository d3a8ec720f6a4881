import { createContext } from "react-router";
import type { BotApi, PublicBot } from "./contract/bot.ts";
import type { Health } from "./contract/health.ts";
import type { Viewer } from "./contract/person.ts";
import type { ReadStatusReport } from "./contract/uptime.ts";

/** Public settings of the deployment. */
export interface SiteInfo {
  /** Canonical origin, without a slash at the end. */
  origin: string;
  docsUrl: string;
  supportUrl: string;
  inviteUrl: string;
  supportEmail: string;
  /** Host of avatar history images: `{avatarCdn}/avatars/{file}`. */
  avatarCdn: string;
}

/** What the root loader sends to every page. */
export interface RootData {
  site: SiteInfo;
  requestId: string;
}

/** What staff loaders work with. */
export interface StaffPass {
  viewer: Viewer;
  bot: BotApi;
  /** Counts and states of this isolate. */
  health: () => Promise<Health>;
}

/**
 * Whether this request comes from a member of the team. "not-a-member": signed out, signed in too long
 * ago, or not on the team. "unavailable": the session store or the team cannot be read.
 */
export type Guard = () => Promise<StaffPass | "not-a-member" | "unavailable">;

/** What the guard throws when it cannot decide; it has all that the error panel shows, as no loader ran. */
export interface GuardUnavailable {
  text: string;
  requestId: string;
  supportUrl: string;
}

export const botContext = createContext<PublicBot>();
export const statusReportContext = createContext<ReadStatusReport>();
export const siteContext = createContext<SiteInfo>();
export const guardContext = createContext<Guard>();
/** Set by the staff layout's guard only, so reading it in an unguarded loader throws. */
export const staffContext = createContext<StaffPass>();
/** The nonce of this response's Content-Security-Policy; "" in `npm run dev`. */
export const nonceContext = createContext<string>();
export const requestIdContext = createContext<string>();
/** Logs an error a page threw. */
export const failureContext = createContext<(error: unknown) => void>();
/** JSON of the page's link card (link-card/card.ts); set by loaders of pages that have one. */
export const linkCardContext = createContext<string | null>(null);
