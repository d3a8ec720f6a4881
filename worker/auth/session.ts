import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { within } from "../bot/cache.ts";
import type { Config } from "../config.ts";
import { SESSION_SECONDS, SessionsDown, type Session, type Sessions } from "./sessions.ts";

const KV_MS = 2000;
const MAX_COOKIE_LENGTH = 1024;
const SKEW_MS = 60_000;

/**
 * Sessions: a signed id in `__Host-session`, whose record lives in KV. Deleting the record ends the
 * session everywhere; secrets rotate because the first signs and all verify.
 */
export function createSessions(config: Config, now: () => number): Sessions {
  const storage = createWorkersKVSessionStorage<Session>({
    kv: config.sessions,
    cookie: {
      name: "__Host-session",
      path: "/",
      secure: true,
      httpOnly: true,
      sameSite: "lax",
      maxAge: SESSION_SECONDS,
      secrets: [...config.sessionSecrets],
    },
  });

  /** KV failing is not "signed out": that difference keeps people signed in through an outage. */
  async function asked<T>(work: Promise<T>): Promise<T> {
    try {
      return await within(KV_MS, work);
    } catch (error) {
      throw new SessionsDown(error);
    }
  }

  return {
    async read(cookies) {
      const cookie = readCookie(cookies);
      if (!cookie) return null;
      const { data } = await asked(storage.getSession(cookie));
      const { id, username, avatar, signedInAt } = data;
      if (!id || username === undefined || avatar === undefined || !signedInAt) return null;
      const age = now() - signedInAt;
      if (age < -SKEW_MS || age >= SESSION_SECONDS * 1000) return null;
      return { id, username, avatar, signedInAt };
    },
    async create(person) {
      const session = await storage.getSession(null); // always a new id, whatever was presented
      session.set("id", person.id);
      session.set("username", person.username);
      session.set("avatar", person.avatar);
      session.set("signedInAt", now());
      return asked(storage.commitSession(session));
    },
    async destroy(cookies) {
      const session = await asked(storage.getSession(readCookie(cookies)));
      return asked(storage.destroySession(session));
    },
  };
}

/** Our cookie alone, and only one of sane size: the rest of the header is none of its business. */
function readCookie(cookies: string | null): string | null {
  const found = (cookies ?? "")
    .split(";")
    .map((part) => part.trim())
    .find((part) => part.startsWith("__Host-session="));
  return found && found.length <= MAX_COOKIE_LENGTH ? found : null;
}
