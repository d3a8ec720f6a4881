import { env } from "cloudflare:workers";
import { SESSION_SECRET } from "./fixtures.ts";
import { signBare } from "./signed.ts";

/** A session as the worker would have made it `age` ms ago, signed with a secret of our choice. */
export async function sessionOf(
  userId: string,
  age: number,
  secret = SESSION_SECRET,
): Promise<string> {
  const id = crypto.randomUUID();
  const record = { id: userId, username: "someone", avatar: null, signedInAt: Date.now() - age };
  await env.SESSIONS.put(id, JSON.stringify(record));
  return `__Host-session=${encodeURIComponent(await signBare(btoa(JSON.stringify(id)), secret))}`;
}
