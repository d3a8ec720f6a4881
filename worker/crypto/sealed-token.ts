import { fromBase64Url, toBase64Url } from "../../app/format/base64url.ts";
import { encryptionKey } from "./keys.ts";
import { hmacOf } from "./signed.ts";

/**
 * A webhook's token at rest: `{key}.{iv}.{ciphertext}`, AES-GCM. It authenticates the webhook's id,
 * so a token moved to another row doesn't open.
 */

const PURPOSE = "webhook-token";
const IV_BYTES = 12;

/** The secret's name in a sealed token: the start of an HMAC, which doesn't reveal the secret. */
export async function keyNameOf(secret: string): Promise<string> {
  return toBase64Url(await hmacOf(secret, `${PURPOSE}-name`, "")).slice(0, 8);
}

/** Encrypts with the first secret's key. */
export async function sealToken(
  token: string,
  webhookId: string,
  [secret]: readonly [string, ...string[]],
): Promise<string> {
  const key = await encryptionKey(secret, PURPOSE);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(
    parametersOf(iv, webhookId),
    key,
    new TextEncoder().encode(token),
  );
  return [await keyNameOf(secret), toBase64Url(iv), toBase64Url(sealed)].join(".");
}

/** Decrypts with the listed secret that sealed it; null if none did. */
export async function openToken(
  sealed: string,
  webhookId: string,
  secrets: readonly string[],
): Promise<string | null> {
  const [, iv, text] = sealed.split(".").map((part) => fromBase64Url(part));
  if (!iv || !text) return null;
  for (const secret of secrets) {
    const key = await encryptionKey(secret, PURPOSE);
    try {
      const opened = await crypto.subtle.decrypt(parametersOf(iv, webhookId), key, text);
      return new TextDecoder().decode(opened);
    } catch {
      continue; // Another secret's.
    }
  }
  return null;
}

function parametersOf(iv: Uint8Array<ArrayBuffer>, webhookId: string): AesGcmParams {
  return { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(webhookId) };
}
