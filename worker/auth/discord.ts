import {
  CodeChallengeMethod,
  generateCodeVerifier,
  generateState,
  OAuth2Client,
  OAuth2RequestError,
  OAuth2Tokens,
} from "arctic";
import * as v from "valibot";
import { cleanText, digits } from "../../app/contract/decode.ts";
import type { Config } from "../context/config.ts";
import { markedState } from "../http/language-prefix.ts";

/** A consent's scopes, and the path to which the platform returns. */
export interface Consent {
  scopes: readonly string[];
  callback: string;
  /** Marks its states, if it shares the path with another one. */
  mark?: string;
}

const SIGN_IN: Consent = { scopes: ["identify"], callback: "/api/auth/discord/callback" };
/** For the servers of a person; shares the sign-in's path, which the platform knows. */
export const SERVERS_CONSENT: Consent = {
  ...SIGN_IN,
  scopes: ["identify", "guilds"],
  mark: "servers",
};
/** For a new follower. */
export const FOLLOW_CONSENT: Consent = {
  scopes: ["webhook.incoming"],
  callback: "/api/follow/callback",
};

const TOKEN_MS = 5000;
const READ_MS = 4000;
const MOST_GUILDS = 200;

/** The platform asked for a pause. */
export class PlatformBusy extends Error {
  override name = "PlatformBusy";
}

export interface Person {
  id: string;
  username: string;
  avatar: string | null;
}

/**
 * A consent's requests. Arctic's Discord class has fixed addresses, and its token requests accept
 * neither a User-Agent nor an AbortSignal.
 */
export interface Discord {
  issuer: string;
  /** `prefix`: the page's language; "" for the site's first. */
  begin: (prefix?: string) => { url: URL; state: string; verifier: string };
  /**
   * Redeems the one-time code; never retried.
   * @returns the platform's whole answer
   * @throws OAuth2RequestError if the platform refuses code or client
   */
  redeem: (code: string, verifier: string) => Promise<object>;
  /** Redeems the code for an access token. @throws as `redeem` */
  exchange: (code: string, verifier: string) => Promise<string>;
  profile: (token: string) => Promise<Person>;
  /** The person's servers, without unreadable entries. @throws PlatformBusy */
  guilds: (token: string) => Promise<Guild[]>;
  revoke: (token: string) => Promise<void>;
}

const profileShape = v.object({
  id: digits,
  username: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  avatar: v.nullish(v.pipe(v.string(), v.maxLength(512)), null),
});

const guildShape = v.object({
  id: digits,
  name: v.pipe(
    v.string(),
    v.transform((name) => cleanText(name, 100).trim()),
  ),
  owner: v.fallback(v.boolean(), false),
  // Rights follow from this field, so it is required.
  permissions: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
});

export type Guild = v.InferOutput<typeof guildShape>;

const guildsShape = v.pipe(
  v.array(v.fallback(v.nullable(guildShape), null)),
  v.transform((guilds) => guilds.filter((guild) => guild !== null)),
);

const refusalShape = v.object({ error: v.pipe(v.string(), v.regex(/^[a-z_]{1,40}$/)) });

export function createDiscord(config: Config, { scopes, callback, mark } = SIGN_IN): Discord {
  const { discordUrl, discordClientId, discordClientSecret, userAgent } = config;
  const redirectUri = config.siteUrl + callback;
  const client = new OAuth2Client(discordClientId, discordClientSecret, redirectUri);

  /** Sends a form as this client. */
  async function post(path: string, form: Record<string, string>): Promise<Response> {
    const response = await fetch(discordUrl + path, {
      method: "POST",
      headers: {
        Authorization: `Basic ${btoa(`${discordClientId}:${discordClientSecret}`)}`,
        Accept: "application/json",
        "User-Agent": userAgent,
      },
      body: new URLSearchParams(form),
      redirect: "manual",
      signal: AbortSignal.timeout(TOKEN_MS),
    });
    if (response.ok) return response;
    if (response.status === 429) throw await busy(response);
    const refusal = v.safeParse(refusalShape, await response.json().catch(() => null));
    if (!refusal.success) throw new Error(`token endpoint answered ${response.status}`);
    throw new OAuth2RequestError(refusal.output.error, null, null, null);
  }

  async function redeem(code: string, verifier: string): Promise<object> {
    const grant = { grant_type: "authorization_code", redirect_uri: redirectUri };
    const form = { ...grant, code, code_verifier: verifier };
    const response = await post("/api/v10/oauth2/token", form);
    return v.parse(v.looseObject({}), await response.json());
  }

  /** The platform's answer about the token's owner. */
  async function read(what: string, path: string, token: string): Promise<unknown> {
    const response = await fetch(discordUrl + path, {
      headers: {
        Authorization: `Bearer ${token}`,
        Accept: "application/json",
        "User-Agent": userAgent,
      },
      redirect: "manual",
      signal: AbortSignal.timeout(READ_MS),
    });
    if (response.ok) return response.json();
    if (response.status === 429) throw await busy(response);
    await response.body?.cancel();
    throw new Error(`${what} answered ${response.status}`);
  }

  return {
    issuer: discordUrl,
    begin(prefix = "") {
      const state = markedState(generateState(), mark ?? prefix.slice(1));
      const verifier = generateCodeVerifier();
      const url = client.createAuthorizationURLWithPKCE(
        `${discordUrl}/oauth2/authorize`,
        state,
        CodeChallengeMethod.S256,
        verifier,
        [...scopes],
      );
      return { url, state, verifier };
    },
    redeem,
    async exchange(code, verifier) {
      const tokens = new OAuth2Tokens(await redeem(code, verifier));
      if (tokens.tokenType().toLowerCase() !== "bearer") throw new Error("unexpected token type");
      if (tokens.hasScopes() && !scopes.every((scope) => tokens.scopes().includes(scope))) {
        throw new OAuth2RequestError("invalid_scope", null, null, null);
      }
      return tokens.accessToken();
    },
    profile: async (token) =>
      v.parse(profileShape, await read("profile", "/api/v10/users/@me", token)),
    async guilds(token) {
      const path = `/api/v10/users/@me/guilds?limit=${MOST_GUILDS}`;
      return v.parse(guildsShape, await read("guilds", path, token));
    },
    async revoke(token) {
      const response = await post("/api/v10/oauth2/token/revoke", { token });
      await response.body?.cancel();
    },
  };
}

async function busy(response: Response): Promise<PlatformBusy> {
  await response.body?.cancel();
  return new PlatformBusy("the platform asks for a pause");
}

/**
 * Whether the platform refused what the browser brought, which a visitor can cause: a wrong code,
 * or another consent's. Other failures are the platform's or ours.
 */
export function isCodeRefused(error: unknown): boolean {
  return error instanceof OAuth2RequestError && error.code !== "invalid_client";
}

const REPORTED = new Set(["invalid_client", "invalid_grant"]);

/** "invalid_client" or "invalid_grant" if the platform said so, for outside checks; else null. */
export function refusalOf(error: unknown): string | null {
  return error instanceof OAuth2RequestError && REPORTED.has(error.code) ? error.code : null;
}
