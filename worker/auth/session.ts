import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { createCookie } from "react-router";
import { BoundedMap } from "../primitives/bounded-map.ts";
import type { Config } from "../context/config.ts";
import { withTimeout } from "../primitives/with-timeout.ts";
import { cookieValues, hasCanonicalSignature } from "./cookies.ts";
import {
  LOGOUT_SECONDS,
  SESSION_SECONDS,
  SessionsDown,
  type Session,
  type Sessions,
} from "../context/sessions.ts";

const NAME = "__Host-session";
const KV_MS = 2000;
const MAX_COOKIE_LENGTH = 1024;
const SKEW_MS = 60_000;
/** KV's cache gets half of LOGOUT_SECONDS, this isolate's memory the other half. */
const KV_CACHE_SECONDS = LOGOUT_SECONDS / 2;
const REMEMBER_MS = (LOGOUT_SECONDS / 2) * 1000;
const MAX_REMEMBERED = 1000;

/** The record of a verified cookie value. */
interface Remembered {
  /** Its KV key. */
  record: string;
  /** Null if there was none. */
  session: Session | null;
  /** Epoch ms. */
  readAt: number;
}

/**
 * Sessions: `__Host-session` has a signed id whose record is in KV. Deleting the record ends the
 * session everywhere. The first secret signs and all verify, so secrets can rotate. Of several
 * cookies, the first with a valid signature and an existing record counts.
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
  /** By cookie value. */
  const remembered = new BoundedMap<Remembered>(MAX_REMEMBERED);
  /** Deleted here, but KV may return them for a minute. */
  const ended = new BoundedMap<true>(MAX_REMEMBERED);

  async function end(record: string): Promise<void> {
    // Before the delete, so that parallel logouts cost one.
    ended.set(record, true);
    try {
      await orSessionsDown(kv.delete(record));
    } catch (error) {
      ended.delete(record);
      throw error;
    }
    for (const [value, known] of remembered) if (known.record === record) remembered.delete(value);
  }

  function isAlive({ signedInAt }: Session): boolean {
    const age = now() - signedInAt;
    return age >= -SKEW_MS && age < SESSION_SECONDS * 1000;
  }

  /** A header's sessions in order, without forged cookies and deleted records. */
  async function* sessionsOf(cookies: string | null) {
    for (const value of cookieValues(cookies, NAME)) {
      const record = remembered.get(value)?.record ?? (await verifiedRecord(value));
      const session = record === null ? null : await readRecord(value, record);
      if (record !== null && session) yield { record, session };
    }
  }

  async function verifiedRecord(value: string): Promise<string | null> {
    if (value.length > MAX_COOKIE_LENGTH || !hasCanonicalSignature(value)) return null;
    const record: unknown = await cookie.parse(`${NAME}=${encodeURIComponent(value)}`);
    return typeof record === "string" && record !== "" ? record : null;
  }

  async function readRecord(value: string, record: string): Promise<Session | null> {
    if (ended.has(record)) return null;
    const known = remembered.get(value);
    if (known && now() - known.readAt < REMEMBER_MS) return known.session;
    const read = kv.get<Partial<Session>>(record, { type: "json", cacheTtl: KV_CACHE_SECONDS });
    const session = sessionOf(await orSessionsDown(read));
    // It may have ended during the read.
    if (ended.has(record)) return null;
    remembered.set(value, { record, session, readAt: now() });
    return session;
  }

  return {
    async read(cookies) {
      for await (const { session } of sessionsOf(cookies)) {
        if (isAlive(session)) return session;
      }
      return null;
    },
    async create(person) {
      const session = await storage.getSession(null); // Always a new id, against session fixation.
      session.set("id", person.id);
      session.set("username", person.username);
      session.set("avatar", person.avatar);
      session.set("signedInAt", now());
      return orSessionsDown(storage.commitSession(session));
    },
    async destroy(cookies) {
      for await (const { record } of sessionsOf(cookies)) {
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

/** Tells KV's failures from "signed out", so that people stay signed in meanwhile. */
async function orSessionsDown<T>(work: Promise<T>): Promise<T> {
  try {
    return await withTimeout(KV_MS, work);
  } catch (error) {
    throw new SessionsDown(error);
  }
}
