/** A session's record. Identity lives here, never in the cookie. */
export interface Session {
  id: string;
  username: string;
  avatar: string | null;
  /** Epoch ms of the sign-in; staff rights hold for 12 hours from here. */
  signedInAt: number;
}

/** 7 days. */
export const SESSION_SECONDS = 7 * 24 * 60 * 60;
/** A logout is felt at once where it happens, and elsewhere within this time; SECURITY.md says it, too. */
export const LOGOUT_SECONDS = 60;

export interface Sessions {
  /** The session of a Cookie header, or null. @throws SessionsDown */
  read: (cookies: string | null) => Promise<Session | null>;
  /** Starts a session; answers its Set-Cookie value. @throws SessionsDown */
  create: (person: Omit<Session, "signedInAt">) => Promise<string>;
  /** Ends every session of a Cookie header; answers the Set-Cookie value that clears it. @throws SessionsDown */
  destroy: (cookies: string | null) => Promise<string>;
}

/** The session store cannot be asked: unknown is not the same as signed out. */
export class SessionsDown extends Error {
  override name = "SessionsDown";

  constructor(cause: unknown) {
    super("The session store does not answer", { cause });
  }
}
