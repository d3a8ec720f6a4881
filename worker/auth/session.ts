import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { createCookie } from "react-router";
import { within } from "../within.ts";
import type { Config } from "../config.ts";
import { cookieValue, isCanonicalSignature } from "./signature.ts";
import { SESSION_SECONDS, SessionsDown, type Session, type Sessions } from "./sessions.ts";

const NAME = "__Host-session";
const KV_MS = 2000;
const MAX_COOKIE_LENGTH = 1024;
const SKEW_MS = 60_000;
/** Logout elsewhere is felt here within this time (design section 9). */
const REMEMBER_MS = 30_000;
const REMEMBERED = 1000;

/**
 * Sessions: a signed id in `__Host-session`, whose record lives in KV. Deleting the record ends the
 * session everywhere; secrets rotate because the first signs and all verify.
 */
export function createSessions(config: Config, now: () => number): Sessions {
  const cookie = createCookie(NAME, {
    path: "/",
    secure: true,
    httpOnly: true,
    sameSite: "lax",
    maxAge: SESSION_SECONDS,
    secrets: [...config.sessionSecrets],
  });
  const storage = createWorkersKVSessionStorage<Session>({ kv: config.sessions, cookie });

  /** KV failing is not "signed out": that difference keeps people signed in through an outage. */
  async function asked<T>(work: Promise<T>): Promise<T> {
    try {
      return await within(KV_MS, work);
    } catch (error) {
      throw new SessionsDown(error);
    }
  }

  /** Records this isolate has read, by the cookie that was proven to name them. */
  const remembered = new Map<string, { record: string; session: Session; readAt: number }>();

  function remember(cookies: string, record: string, session: Session): void {
    remembered.delete(cookies);
    remembered.set(cookies, { record, session, readAt: now() });
    const [oldest] = remembered.keys();
    if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  }

  /** Records that logout deleted here: KV itself may still show them for a minute. */
  const ended = new Set<string>();

  function end(record: string): void {
    for (const [key, entry] of remembered) if (entry.record === record) remembered.delete(key);
    ended.add(record);
    const [oldest] = ended;
    if (ended.size > REMEMBERED && oldest !== undefined) ended.delete(oldest);
  }

  function isAlive({ signedInAt }: Session): boolean {
    const age = now() - signedInAt;
    return age >= -SKEW_MS && age < SESSION_SECONDS * 1000;
  }

  async function readRecord(ours: string): Promise<Session | null> {
    const known = remembered.get(ours);
    if (known && now() - known.readAt < REMEMBER_MS) return known.session;
    const { id: record, data } = await asked(storage.getSession(ours));
    if (ended.has(record)) return null;
    const { id, username, avatar, signedInAt } = data;
    if (!id || username === undefined || avatar === undefined || !signedInAt) return null;
    const session = { id, username, avatar, signedInAt };
    remember(ours, record, session);
    return session;
  }

  return {
    async read(cookies) {
      const ours = readCookie(cookies);
      const session = ours && (await readRecord(ours));
      return session && isAlive(session) ? session : null;
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
      if (session.id !== "") {
        const cleared = await asked(storage.destroySession(session));
        end(session.id);
        return cleared;
      }
      return cookie.serialize("", { maxAge: 0, expires: new Date(0) });
    },
  };
}

/** Our cookie alone, of sane size and canonical form, as a header of its own. */
function readCookie(cookies: string | null): string | null {
  const value = cookieValue(cookies, NAME);
  if (!value || value.length > MAX_COOKIE_LENGTH || !isCanonicalSignature(value, "")) return null;
  return `${NAME}=${encodeURIComponent(value)}`;
}
