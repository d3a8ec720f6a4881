import { BoundedMap } from "../primitives/bounded-map.ts";

/** Keys derived from SESSION_SECRET by HKDF, one for each purpose and useless for others. */

const encoder = new TextEncoder();

/** Keys by purpose and secret. No promises: those belong to the request that made them. */
const known = new BoundedMap<CryptoKey>(32);

async function derive(
  secret: string,
  purpose: string,
  algorithm: AesKeyGenParams | HmacKeyGenParams,
  usages: KeyUsage[],
): Promise<CryptoKey> {
  const name = `${purpose} ${secret}`;
  const ready = known.get(name);
  if (ready) return ready;
  const material = await crypto.subtle.importKey("raw", encoder.encode(secret), "HKDF", false, [
    "deriveKey",
  ]);
  const hkdf = {
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(),
    info: encoder.encode(`haven/${purpose}`),
  };
  const key = await crypto.subtle.deriveKey(hkdf, material, algorithm, false, usages);
  known.set(name, key);
  return key;
}

export function encryptionKey(secret: string, purpose: string): Promise<CryptoKey> {
  return derive(secret, purpose, { name: "AES-GCM", length: 256 }, ["encrypt", "decrypt"]);
}

export function signingKey(secret: string, purpose: string): Promise<CryptoKey> {
  return derive(secret, purpose, { name: "HMAC", hash: "SHA-256", length: 256 }, [
    "sign",
    "verify",
  ]);
}
