/**
 * Whether the signature at the end of a signed cookie value is written the one canonical way. The last
 * base64 digit carries unused bits, so without this check several spellings of a cookie would be valid.
 */
export function isCanonicalSignature(value: string): boolean {
  const signature = value.slice(value.lastIndexOf(".") + 1).replace(/=$/, "");
  try {
    return signature.length === 43 && btoa(atob(signature)).replace(/=$/, "") === signature;
  } catch {
    return false; // no base64 at all
  }
}

/** The raw value of one cookie of a Cookie header, decoded; null when absent, sent twice or unreadable. */
export function cookieValue(header: string | null | undefined, name: string): string | null {
  const [found, second] = (header ?? "")
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${name}=`));
  if (found === undefined || second !== undefined) return null;
  try {
    return decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return null;
  }
}
