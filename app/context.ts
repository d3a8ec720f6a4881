import { createContext } from "react-router";
import type { BotApi, PublicBot } from "./contract/bot.ts";
import type { Health } from "./contract/health.ts";
import type { Viewer } from "./contract/person.ts";
import type { ReadStatusReport } from "./contract/uptime.ts";

/** What the worker tells pages about the deployment; nothing in it is secret. */
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

/** What a team member's page may use. */
export interface StaffPass {
  viewer: Viewer;
  bot: BotApi;
  /** How the isolate that answers is doing. */
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
/** Set by the guard of the staff layout alone: an unguarded staff loader throws. */
export const staffContext = createContext<StaffPass>();
/** The nonce of this response's Content-Security-Policy; "" in `npm run dev`. */
export const nonceContext = createContext<string>();
export const requestIdContext = createContext<string>();
/** Takes what a page threw, for the log. */
export const failureContext = createContext<(error: unknown) => void>();
/** Set by loaders whose page has a card in the chat platform: its JSON (link-card/card). */
export const linkCardContext = createContext<string | null>(null);
