import { serialize } from "hono/utils/cookie";
import * as v from "valibot";
import type { Config } from "../context/config.ts";
import {
  LOGOUT_SECONDS,
  SESSION_SECONDS,
  SessionsDown,
  type Session,
  type Sessions,
} from "../context/sessions.ts";
import { sign, verify } from "../crypto/signed.ts";
import { BoundedMap } from "../primitives/bounded-map.ts";
import { withTimeout } from "../primitives/with-timeout.ts";
import { cookieValues } from "./cookies.ts";
import { oldSessionRecord } from "./old-session-cookie.ts";

const NAME = "__Host-session";
const KV_MS = 2000;
const SKEW_MS = 60_000;
/** Of LOGOUT_SECONDS, KV's own cache takes one half and this isolate's memory the other. */
const KV_CACHE_SECONDS = LOGOUT_SECONDS / 2;
const REMEMBER_MS = (LOGOUT_SECONDS / 2) * 1000;
const MAX_REMEMBERED = 1000;

const attributes = { path: "/", secure: true, httpOnly: true, sameSite: "Lax" } as const;
const recordKey = v.pipe(v.string(), v.minLength(1));

/** The record that a verified cookie value names. */
interface Remembered {
  /** Its key in KV. */
  record: string;
  /** Null when there was none. */
  session: Session | null;
  /** Epoch ms. */
  readAt: number;
}

/**
 * Sessions: `__Host-session` contains a signed id, whose record is in KV. Deleting the record ends the
 * session everywhere. The first secret signs and all verify, so secrets can be rotated. Of several cookies
 * of this name, the first with a valid signature and an existing record counts.
 */
export function createSessions(config: Config, now: () => number): Sessions {
  const { sessions: kv, sessionSecrets } = config;
  /** By cookie value. */
  const remembered = new BoundedMap<Remembered>(MAX_REMEMBERED);
  /** Records deleted here, which KV may still return for a minute. */
  const ended = new BoundedMap<true>(MAX_REMEMBERED);

  async function end(record: string): Promise<void> {
    // Before the delete, so that logouts at the same moment cost one delete.
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

  /** The sessions of a Cookie header, in its order, without forged cookies and deleted records. */
  async function* sessionsOf(cookies: string | null) {
    for (const value of cookieValues(cookies, NAME)) {
      const record = remembered.get(value)?.record ?? (await verifiedRecord(value));
      const session = record === null ? null : await readRecord(value, record);
      if (record !== null && session) yield { record, session };
    }
  }

  async function verifiedRecord(value: string): Promise<string | null> {
    const wanted = { purpose: "session", subject: recordKey, now: now() } as const;
    const record = await verify(sessionSecrets, value, wanted);
    return record ?? oldSessionRecord(sessionSecrets, value);
  }

  async function readRecord(value: string, record: string): Promise<Session | null> {
    if (ended.has(record)) return null;
    const known = remembered.get(value);
    if (known && now() - known.readAt < REMEMBER_MS) return known.session;
    const read = kv.get<Partial<Session>>(record, { type: "json", cacheTtl: KV_CACHE_SECONDS });
    const session = sessionOf(await orSessionsDown(read));
    // It may have been ended during the read.
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
    async create({ id, username, avatar }) {
      const record = crypto.randomUUID(); // always a new one, against session fixation
      const session: Session = { id, username, avatar, signedInAt: now() };
      const options = { expirationTtl: SESSION_SECONDS };
      await orSessionsDown(kv.put(record, JSON.stringify(session), options));
      const expiry = session.signedInAt + SESSION_SECONDS * 1000;
      const value = await sign(sessionSecrets, { purpose: "session", subject: record, expiry });
      return serialize(NAME, value, { ...attributes, maxAge: SESSION_SECONDS });
    },
    async destroy(cookies) {
      for await (const { record } of sessionsOf(cookies)) {
        if (!ended.has(record)) await end(record);
      }
      return serialize(NAME, "", { ...attributes, maxAge: 0 });
    },
  };
}

function sessionOf(record: Partial<Session> | null): Session | null {
  const { id, username, avatar, signedInAt } = record ?? {};
  if (!id || username === undefined || avatar === undefined || !signedInAt) return null;
  return { id, username, avatar, signedInAt };
}

/** Distinguishes a KV failure from "signed out", so that people stay signed in through an outage. */
async function orSessionsDown<T>(work: Promise<T>): Promise<T> {
  try {
    return await withTimeout(KV_MS, work);
  } catch (error) {
    throw new SessionsDown(error);
  }
}
