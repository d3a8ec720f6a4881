import { CodeChallengeMethod, generateCodeVerifier, generateState, OAuth2Client } from "arctic";
import * as v from "valibot";
import { isDigits } from "../../app/contract/digits.ts";
import type { Config } from "../config.ts";
import { withTimeout } from "../with-timeout.ts";

const SCOPE = "identify";
/** Arctic accepts no AbortSignal, so the timeout is around its promise. */
const TOKEN_MS = 5000;
const PROFILE_MS = 4000;

export interface Person {
  id: string;
  username: string;
  avatar: string | null;
}

/** The requests of sign-in. Arctic's own Discord class is not used because its addresses are fixed. */
export interface Discord {
  issuer: string;
  begin: () => { url: URL; state: string; verifier: string };
  /** Exchanges the one-time code for the access token; never retried, as the code works once. */
  exchange: (code: string, verifier: string) => Promise<string>;
  profile: (token: string) => Promise<Person>;
  revoke: (token: string) => Promise<void>;
}

const profileShape = v.object({
  id: v.pipe(v.string(), v.check(isDigits)),
  username: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  avatar: v.nullish(v.pipe(v.string(), v.maxLength(512)), null),
});

export function createDiscord(config: Config): Discord {
  const { discordUrl } = config;
  const client = new OAuth2Client(
    config.discordClientId,
    config.discordClientSecret,
    `${config.siteUrl}/api/auth/discord/callback`,
  );

  return {
    issuer: discordUrl,
    begin() {
      const state = generateState();
      const verifier = generateCodeVerifier();
      const url = client.createAuthorizationURLWithPKCE(
        `${discordUrl}/oauth2/authorize`,
        state,
        CodeChallengeMethod.S256,
        verifier,
        [SCOPE],
      );
      return { url, state, verifier };
    },
    async exchange(code, verifier) {
      const tokens = await withTimeout(
        TOKEN_MS,
        client.validateAuthorizationCode(`${discordUrl}/api/v10/oauth2/token`, code, verifier),
      );
      if (tokens.tokenType().toLowerCase() !== "bearer") throw new Error("unexpected token type");
      if (tokens.hasScopes() && !tokens.scopes().includes(SCOPE)) {
        throw new Error("the scope was not granted");
      }
      return tokens.accessToken();
    },
    async profile(token) {
      const response = await fetch(`${discordUrl}/api/v10/users/@me`, {
        headers: { Authorization: `Bearer ${token}`, Accept: "application/json" },
        redirect: "manual",
        signal: AbortSignal.timeout(PROFILE_MS),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`profile answered ${response.status}`);
      }
      return v.parse(profileShape, await response.json());
    },
    async revoke(token) {
      await withTimeout(
        TOKEN_MS,
        client.revokeToken(`${discordUrl}/api/v10/oauth2/token/revoke`, token),
      );
    },
  };
}
