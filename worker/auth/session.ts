import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { createCookie } from "react-router";
import { within } from "../within.ts";
import type { Config } from "../config.ts";
import { cookieValues } from "./cookies.ts";
import { isCanonicalSignature } from "./signature.ts";
import {
  LOGOUT_SECONDS,
  SESSION_SECONDS,
  SessionsDown,
  type Session,
  type Sessions,
} from "./sessions.ts";

const NAME = "__Host-session";
const KV_MS = 2000;
const MAX_COOKIE_LENGTH = 1024;
const SKEW_MS = 60_000;
/** KV caches a record for half of the time a logout may take elsewhere, this isolate for the other half. */
const KV_CACHE_SECONDS = LOGOUT_SECONDS / 2;
const REMEMBER_MS = (LOGOUT_SECONDS / 2) * 1000;
const REMEMBERED = 1000;

/** What a cookie was proven to name, and what stood there: null when there was no record. */
interface Known {
  record: string;
  session: Session | null;
  /** Epoch ms. */
  readAt: number;
}

/**
 * Sessions: a signed id in `__Host-session`, whose record lives in KV. Deleting the record ends the
 * session everywhere; secrets rotate because the first signs and all verify. Of several cookies of the
 * name, the first that is validly signed and whose record is alive counts.
 */
export function createSessions(config: Config, now: () => number): Sessions {
  const kv = config.sessions;
  const cookie = createCookie(NAME, {
    path: "/",
    secure: true,
    httpOnly: true,
    sameSite: "lax",
    maxAge: SESSION_SECONDS,
    secrets: [...config.sessionSecrets],
  });
  const storage = createWorkersKVSessionStorage<Session>({ kv, cookie });

  /** What this isolate has read, by the cookie value that was proven to name it. */
  const remembered = new Map<string, Known>();

  function remember(value: string, known: Known): void {
    remembered.delete(value);
    remembered.set(value, known);
    shorten(remembered);
  }

  /** Records that were deleted here: KV itself may still show them for a minute. */
  const ended = new Set<string>();

  async function end(record: string): Promise<void> {
    // First of all, so that logouts at the same moment cost one delete.
    ended.add(record);
    try {
      await asked(kv.delete(record));
    } catch (error) {
      ended.delete(record);
      throw error;
    }
    for (const [value, known] of remembered) if (known.record === record) remembered.delete(value);
    shorten(ended);
  }

  function isAlive({ signedInAt }: Session): boolean {
    const age = now() - signedInAt;
    return age >= -SKEW_MS && age < SESSION_SECONDS * 1000;
  }

  /** The sessions a Cookie header presents, in its order; forged cookies and dead records are left out. */
  async function* presented(cookies: string | null) {
    for (const value of cookieValues(cookies, NAME)) {
      if (value.length > MAX_COOKIE_LENGTH || !isCanonicalSignature(value, "")) continue;
      const record = remembered.get(value)?.record ?? (await recordOf(value));
      const session = record === null ? null : await readRecord(value, record);
      if (record !== null && session) yield { record, session };
    }
  }

  async function recordOf(value: string): Promise<string | null> {
    const record: unknown = await cookie.parse(`${NAME}=${encodeURIComponent(value)}`);
    return typeof record === "string" && record !== "" ? record : null;
  }

  async function readRecord(value: string, record: string): Promise<Session | null> {
    if (ended.has(record)) return null;
    const known = remembered.get(value);
    if (known && now() - known.readAt < REMEMBER_MS) return known.session;
    const read = kv.get<Partial<Session>>(record, { type: "json", cacheTtl: KV_CACHE_SECONDS });
    const session = sessionOf(await asked(read));
    // It may have been ended while KV was asked.
    if (ended.has(record)) return null;
    remember(value, { record, session, readAt: now() });
    return session;
  }

  return {
    async read(cookies) {
      for await (const { session } of presented(cookies)) {
        if (isAlive(session)) return session;
      }
      return null;
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
      for await (const { record } of presented(cookies)) {
        if (!ended.has(record)) await end(record);
      }
      return cookie.serialize("", { maxAge: 0, expires: new Date(0) });
    },
  };
}

function sessionOf(record: Partial<Session> | null): Session | null {
  const { id, username, avatar, signedInAt } = record ?? {};
  if (!id || username === undefined || avatar === undefined || !signedInAt) return null;
  return { id, username, avatar, signedInAt };
}

/** KV failing is not "signed out": that difference keeps people signed in through an outage. */
async function asked<T>(work: Promise<T>): Promise<T> {
  try {
    return await within(KV_MS, work);
  } catch (error) {
    throw new SessionsDown(error);
  }
}

/** The oldest leaves first. */
function shorten(kept: Map<string, unknown> | Set<string>): void {
  const [oldest] = kept.keys();
  if (kept.size > REMEMBERED && oldest !== undefined) kept.delete(oldest);
}
