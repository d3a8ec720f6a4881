import { UNAVAILABLE } from "../../app/contract/unavailable.ts";
import { SESSION_DAYS } from "../../app/contract/retention.ts";

/** A session's record in KV. The cookie contains only its key. */
export interface Session {
  id: string;
  username: string;
  avatar: string | null;
  /** Epoch ms of the sign-in. */
  signedInAt: number;
}

export const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60;
/** A logout is effective at once in its own isolate, and elsewhere within this time (as SECURITY.md states). */
export const LOGOUT_SECONDS = 60;

/** Staff rights, and what concerns a person's records, need a sign-in of this age at most. */
const RECENT_MS = 12 * 60 * 60 * 1000;

export function isRecent({ signedInAt }: Session, now: number): boolean {
  return now - signedInAt < RECENT_MS;
}

export interface Sessions {
  /** The session of a Cookie header, or null. @throws SessionsDown */
  read: (cookies: string | null) => Promise<Session | null>;
  /** Starts a session; returns its Set-Cookie value. @throws SessionsDown */
  create: (person: Omit<Session, "signedInAt">) => Promise<string>;
  /** Ends every session of a Cookie header; returns the Set-Cookie value that clears it. @throws SessionsDown */
  destroy: (cookies: string | null) => Promise<string>;
}

/** The session store does not answer, which is not the same as signed out. */
export class SessionsDown extends Error {
  override name = "SessionsDown";

  constructor(cause: unknown) {
    super(UNAVAILABLE.sessions, { cause });
  }
}
