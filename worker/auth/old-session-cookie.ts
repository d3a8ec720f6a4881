import { parseSigned } from "hono/utils/cookie";
import * as v from "valibot";

const NAME = "session";
const record = v.pipe(v.string(), v.parseJson(), v.string(), v.minLength(1));

/**
 * The record that a session cookie of the releases up to 0.1.0 names; null for any other text. They wrote
 * `{base64 of JSON}.{base64 HMAC under the secret itself, without padding}`. Sessions live for a week, so the release
 * after the next one can do without this.
 */
export async function oldSessionRecord(
  secrets: readonly string[],
  text: string,
): Promise<string | null> {
  if (text.length > 256 || !hasCanonicalSignature(text)) return null;
  for (const secret of secrets) {
    // Hono's signatures are the same, with padding.
    const { [NAME]: value } = await parseSigned(
      `${NAME}=${encodeURIComponent(`${text}=`)}`,
      secret,
      NAME,
    );
    if (!value) continue;
    const found = v.safeParse(record, atob(value));
    return found.success ? found.output : null;
  }
  return null;
}

/** The last digit of base64 has unused bits, so otherwise one signature would have several valid spellings. */
function hasCanonicalSignature(text: string): boolean {
  const signature = text.slice(text.lastIndexOf(".") + 1);
  try {
    return btoa(atob(signature)) === `${signature}=`;
  } catch {
    return false; // not base64
  }
}
