import { UNAVAILABLE } from "../../app/contract/unavailable.ts";
import { SESSION_DAYS } from "../../app/contract/retention.ts";

/** A session's record in KV; the cookie has only its key. */
export interface Session {
  id: string;
  username: string;
  avatar: string | null;
  /** When the person signed in, epoch ms. */
  signedInAt: number;
}

export const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60;
/** A logout works at once in its own isolate, elsewhere within this time (see SECURITY.md). */
export const LOGOUT_SECONDS = 60;

/** The oldest sign-in that still allows staff pages and personal records. */
const RECENT_MS = 12 * 60 * 60 * 1000;

export function isRecent({ signedInAt }: Session, now: number): boolean {
  return now - signedInAt < RECENT_MS;
}

export interface Sessions {
  /** The session of a Cookie header, or null. @throws SessionsDown */
  read: (cookies: string | null) => Promise<Session | null>;
  /** Starts a session; returns its Set-Cookie value. @throws SessionsDown */
  create: (person: Omit<Session, "signedInAt">) => Promise<string>;
  /** Ends all sessions of a Cookie header; returns the clearing Set-Cookie. @throws SessionsDown */
  destroy: (cookies: string | null) => Promise<string>;
}

/** The session store doesn't answer; the person may be signed in. */
export class SessionsDown extends Error {
  override name = "SessionsDown";

  constructor(cause: unknown) {
    super(UNAVAILABLE.sessions, { cause });
  }
}
