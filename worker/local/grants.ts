import { encodeBase64Url } from "hono/utils/encode";

/** A person's consent, by its authorization code. */
interface Grant {
  /** Who signs in, or the channel to post into. */
  chosen: string;
  redirectUri: string;
  scope: string;
  /** The attempt's S256 challenge. */
  challenge: string;
}

/** In ms. A code is valid once. */
const CODE_TTL = 60_000;
/** In seconds. */
export const TOKEN_TTL = 604_800;

export type Grants = ReturnType<typeof createGrants>;

function randomText(): string {
  return encodeBase64Url(crypto.getRandomValues(new Uint8Array(24)).buffer);
}

/** Codes and tokens that the platform has issued. `now` in epoch ms. */
export function createGrants(now: () => number) {
  const codes = new Map<string, { grant: Grant; until: number }>();
  const tokens = new Map<string, { personId: string; scope: string; until: number }>();

  return {
    issueCode(grant: Grant) {
      const code = randomText();
      codes.set(code, { grant, until: now() + CODE_TTL });
      return code;
    },
    /** The grant of a code, which this call invalidates. */
    takeCode(code: string) {
      const found = codes.get(code);
      codes.delete(code);
      return found && found.until > now() ? found.grant : undefined;
    },
    issueToken(personId: string, scope: string) {
      const token = randomText();
      tokens.set(token, { personId, scope, until: now() + TOKEN_TTL * 1000 });
      return token;
    },
    /** Whom a token was issued to and for what, unless it is revoked or expired. */
    bearerOf(token: string) {
      const found = tokens.get(token);
      return found && found.until > now() ? found : undefined;
    },
    revoke: (token: string) => void tokens.delete(token),
  };
}

/** Whether the verifier made the S256 challenge (RFC 7636). */
export async function matchesChallenge(verifier: string, challenge: string): Promise<boolean> {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return encodeBase64Url(hash).replace(/=+$/, "") === challenge;
}
