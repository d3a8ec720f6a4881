import { encodeBase64Url } from "hono/utils/encode";

/** What a person agreed to, kept behind the code until it is exchanged. */
interface Grant {
  personId: string;
  redirectUri: string;
  scope: string;
  /** The S256 challenge of the sign-in attempt. */
  challenge: string;
}

/** Codes live this long, in milliseconds, and work once. */
const CODE_LIFE = 60_000;
/** Access tokens live this long, in seconds. */
export const TOKEN_LIFE = 604_800;

/** The codes and tokens the chat platform has given out. */
export interface Grants {
  /** A fresh code for a grant. */
  issueCode(grant: Grant): string;
  /** The grant behind a code; asked once, the code is used up. */
  takeCode(code: string): Grant | undefined;
  issueToken(personId: string): string;
  /** The person a token stands for, unless it is revoked or expired. */
  personOf(token: string): string | undefined;
  revoke(token: string): void;
}

function randomText(): string {
  return encodeBase64Url(crypto.getRandomValues(new Uint8Array(24)).buffer);
}

/** An empty book of grants. `now` is the clock in epoch milliseconds. */
export function createGrants(now: () => number): Grants {
  const codes = new Map<string, { grant: Grant; until: number }>();
  const tokens = new Map<string, { personId: string; until: number }>();

  return {
    issueCode(grant) {
      const code = randomText();
      codes.set(code, { grant, until: now() + CODE_LIFE });
      return code;
    },
    takeCode(code) {
      const found = codes.get(code);
      codes.delete(code);
      return found && found.until > now() ? found.grant : undefined;
    },
    issueToken(personId) {
      const token = randomText();
      tokens.set(token, { personId, until: now() + TOKEN_LIFE * 1000 });
      return token;
    },
    personOf(token) {
      const found = tokens.get(token);
      return found && found.until > now() ? found.personId : undefined;
    },
    revoke: (token) => void tokens.delete(token),
  };
}

/** Whether the verifier is the one the S256 challenge was made from (RFC 7636). */
export async function fitsChallenge(verifier: string, challenge: string): Promise<boolean> {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return encodeBase64Url(hash).replace(/=+$/, "") === challenge;
}
