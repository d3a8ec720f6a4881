import { env } from "cloudflare:workers";
import { sign } from "../../worker/crypto/signed.ts";
import { SESSION_SECRET } from "./fixtures.ts";

/** A session as the worker would have made it `age` ms ago, whose signature has a week left, and a secret of our choice. */
export async function sessionOf(
  userId: string,
  age: number,
  secret = SESSION_SECRET,
): Promise<string> {
  const subject = crypto.randomUUID();
  const record = { id: userId, username: "someone", avatar: null, signedInAt: Date.now() - age };
  await env.SESSIONS.put(subject, JSON.stringify(record));
  const expiry = Date.now() + 7 * 86_400_000;
  return `__Host-session=${await sign([secret], { purpose: "session", subject, expiry })}`;
}
