/**
 * Whether the signature at the end of a signed cookie value is written the one way its signer writes it,
 * with or without `padding`. The last base64 digit carries unused bits and the padding none, so without
 * this check several spellings of a cookie would be valid.
 */
export function isCanonicalSignature(value: string, padding: "=" | ""): boolean {
  const signature = value.slice(value.lastIndexOf(".") + 1);
  try {
    return (
      btoa(atob(signature)) === signature.slice(0, 43) + "=" && signature.slice(43) === padding
    );
  } catch {
    return false; // no base64 at all
  }
}
