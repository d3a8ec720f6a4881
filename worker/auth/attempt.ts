import { deleteCookie, setCookie } from "hono/cookie";
import * as v from "valibot";
import { SIGN_IN_MINUTES } from "../../app/contract/retention.ts";
import type { EdgeContext } from "../context/edge-env.ts";
import { sign, verify } from "../crypto/signed.ts";
import { cookieValues } from "./cookies.ts";

const ATTEMPT_SECONDS = SIGN_IN_MINUTES * 60;
/** One for each tab. Three with the longest paths take 2,800 bytes of a cookie's 4,096. */
const MAX_ATTEMPTS = 3;

/** A consent under way. */
const base = v.object({
  state: v.string(),
  verifier: v.string(),
  /** Epoch ms. */
  exp: v.number(),
});

/** A consent under way with its details: the page to return to, or how to follow. */
export type Attempt<Details> = v.InferOutput<typeof base> & Details;

/** A cookie with attempts of one purpose. */
export interface AttemptCookie<Details> {
  /** Adds an attempt that begins now. */
  begin: (c: EdgeContext, attempt: Omit<Attempt<object>, "exp"> & Details) => Promise<void>;
  /** Writes the newest attempts (newest first); clears the cookie if there are none. */
  write: (c: EdgeContext, attempts: readonly Attempt<Details>[]) => Promise<void>;
  /** This browser's attempts, newest first, without expired and wrongly signed ones. */
  read: (c: EdgeContext) => Promise<Attempt<Details>[]>;
}

const attributes = {
  prefix: "host",
  httpOnly: true,
  secure: true,
  sameSite: "Lax",
  path: "/",
} as const;

/** `__Host-{purpose}`: attempts, signed with the purpose and the newest one's expiry. */
export function createAttemptCookie<Details extends object>(
  purpose: "oauth" | "servers" | "follow",
  details: v.GenericSchema<unknown, Details>,
): AttemptCookie<Details> {
  const name = `__Host-${purpose}`;
  const subject = v.array(v.intersect([base, details]));

  const cookie: AttemptCookie<Details> = {
    async begin(c, attempt) {
      const begun = { ...attempt, exp: c.get("now")() + ATTEMPT_SECONDS * 1000 };
      await cookie.write(c, [begun, ...(await cookie.read(c))]);
    },
    async write(c, attempts) {
      const [newest] = attempts;
      if (!newest) return void deleteCookie(c, purpose, attributes);
      const statement = { purpose, subject: attempts.slice(0, MAX_ATTEMPTS), expiry: newest.exp };
      const text = await sign(c.get("config").sessionSecrets, statement);
      setCookie(c, purpose, text, { ...attributes, maxAge: ATTEMPT_SECONDS });
    },
    async read(c) {
      const { sessionSecrets } = c.get("config");
      const wanted = { purpose, subject, now: c.get("now")() };
      const found: Attempt<Details>[] = [];
      for (const text of cookieValues(c.req.header("Cookie"), name)) {
        found.push(...((await verify(sessionSecrets, text, wanted)) ?? []));
      }
      return found.filter(({ exp }) => exp > wanted.now).sort((a, b) => b.exp - a.exp);
    },
  };
  return cookie;
}
