import { toBase64Url } from "../../app/format/base64url.ts";
import { signingKey } from "../../worker/crypto/keys.ts";
import { SESSION_SECRET } from "./fixtures.ts";

/** Signs any claims with the key of a name, as the worker would sign its own. */
export async function forge(
  claims: object,
  keyName: string,
  secret = SESSION_SECRET,
): Promise<string> {
  const payload = new TextEncoder().encode(JSON.stringify(claims));
  const key = await signingKey(secret, keyName);
  return `${toBase64Url(payload)}.${toBase64Url(await crypto.subtle.sign("HMAC", key, payload))}`;
}

/** Signs a text under the secret itself, as React Router signs session cookies. */
export async function signBare(text: string, secret = SESSION_SECRET): Promise<string> {
  const bytes = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes.encode(secret), algorithm, false, [
    "sign",
  ]);
  const signature = new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes.encode(text)));
  return `${text}.${btoa(String.fromCharCode(...signature)).replace(/=+$/, "")}`;
}
