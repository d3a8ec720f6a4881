import { env } from "cloudflare:workers";
import { SESSION_SECRET } from "./fixtures.ts";

function base64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

/** A session as the worker would have made it `age` ms ago, signed with a secret of our choice. */
export async function sessionOf(
  userId: string,
  age: number,
  secret = SESSION_SECRET,
): Promise<string> {
  const id = crypto.randomUUID();
  const record = { id: userId, username: "someone", avatar: null, signedInAt: Date.now() - age };
  await env.SESSIONS.put(id, JSON.stringify(record));
  const value = btoa(JSON.stringify(id));
  const bytes = new TextEncoder().encode(secret);
  const key = await crypto.subtle.importKey(
    "raw",
    bytes,
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const signature = base64(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(value)));
  return `__Host-session=${encodeURIComponent(`${value}.${signature.replace(/=+$/, "")}`)}`;
}
