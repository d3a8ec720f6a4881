import { Hono } from "hono";
import type { Context } from "hono";
import { createWebhookApi } from "./chat/webhook-api.ts";
import { createPlatformLimits } from "./chat/platform-limits.ts";
import { createChannelPages } from "./chat/channel-pages.ts";
import type { Webhooks } from "./chat/webhooks.ts";
import {
  channelPage,
  consentPage,
  placeholderPage,
  refusalPage,
  type SignInPerson,
} from "./consent.ts";
import { PRODUCT } from "../../app/content/site.ts";
import type { Faults } from "./faults.ts";
import { createGrants, matchesChallenge, TOKEN_TTL, type Grants } from "./grants.ts";
import type { RequestLog } from "./requests.ts";
import type { Membership } from "./seed/memberships.ts";

export interface LocalDiscordOptions {
  clientId: string;
  clientSecret: string;
  redirectUris: readonly string[];
  people: readonly SignInPerson[];
  webhooks: Webhooks;
  /** Each person's servers, by person id. */
  memberships: ReadonlyMap<string, readonly Membership[]>;
  /** The clock, epoch ms. */
  now: () => number;
  faults: Faults;
  requests: RequestLog;
}

/** A valid request, ready for consent. */
interface AuthorizationRequest {
  redirectUri: string;
  scope: string;
  challenge: string;
  state: string | undefined;
}

const HTML = {
  "Cache-Control": "no-store",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'",
  "Referrer-Policy": "no-referrer",
};

const WEBHOOK = "webhook.incoming";
/** To sign in, the same with servers, and to post into a channel. */
const SCOPES: ReadonlySet<string> = new Set(["identify", "identify guilds", WEBHOOK]);

const UNAUTHORIZED = { message: "401: Unauthorized", code: 0 };
const MISSING_ACCESS = { message: "Missing Access", code: 50001 };
/** The platform's limit for an answer and for a person's servers. */
const MOST_GUILDS = 200;

const TOO_MANY_WEBHOOKS = { message: "Maximum number of webhooks reached (15)", code: 30007 };

type Params = Record<string, string>;

/** The redirect address with the outcome in its query. */
function redirectUrl(
  { redirectUri, state }: Pick<AuthorizationRequest, "redirectUri" | "state">,
  outcome: Params,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(outcome)) url.searchParams.set(name, value);
  if (state !== undefined) url.searchParams.set("state", state);
  return url.href;
}

/**
 * Validates an authorization request. A wrong client or redirect address is refused here (RFC 6749
 * 4.1.2.1); other errors go to the redirect address.
 */
function parseAuthorization(
  query: Params,
  options: LocalDiscordOptions,
): AuthorizationRequest | { refuse: string } | { redirect: string } {
  const {
    redirect_uri: redirectUri = "",
    scope = "",
    state,
    code_challenge: challenge = "",
  } = query;
  if (query.client_id !== options.clientId) return { refuse: "Unknown client_id" };
  if (!options.redirectUris.includes(redirectUri)) return { refuse: "Unknown redirect_uri" };
  const error = (name: string, why: string) => ({
    redirect: redirectUrl({ redirectUri, state }, { error: name, error_description: why }),
  });
  if (query.response_type !== "code") return error("unsupported_response_type", "Expected code");
  if (!SCOPES.has(scope)) {
    return error(
      "invalid_scope",
      "Only identify, identify guilds or webhook.incoming is offered here",
    );
  }
  if (query.code_challenge_method !== "S256" || !/^[\w-]{43}$/.test(challenge)) {
    return error("invalid_request", "PKCE with S256 is required");
  }
  return { redirectUri, scope, challenge, state };
}

function isBotInvite(query: Params): boolean {
  return (query.scope ?? "").split(" ").includes("bot");
}

/** The chat platform: OAuth, webhooks with a page of their posts, pages for external links. */
export function createLocalDiscord(options: LocalDiscordOptions): Hono {
  const { faults, requests, people, webhooks } = options;
  const grants = createGrants(options.now);
  const app = new Hono();
  app.onError((error) => {
    throw error;
  });
  app.notFound((c) => c.json({ message: "404: Not Found", code: 0 }, 404));
  app.route("/", requests.routes);
  app.route("/", faults.routes);
  app.use(requests.middleware("chat"));
  app.use("/api/*", createPlatformLimits(options.now));
  app.use(faults.middleware);

  app.get("/oauth2/authorize", (c) => {
    const query = c.req.query();
    if (isBotInvite(query)) return c.html(placeholderPage(`Add ${PRODUCT} to a server`), 200, HTML);
    const request = parseAuthorization(query, options);
    if ("refuse" in request) return c.html(refusalPage(request.refuse), 400, HTML);
    if ("redirect" in request) return c.redirect(request.redirect);
    const consent =
      request.scope === WEBHOOK ? channelPage(webhooks.servers, query) : consentPage(people, query);
    return c.html(consent, 200, HTML);
  });
  app.post("/oauth2/authorize", async (c) => {
    const form = await formOf(c);
    const request = parseAuthorization(form, options);
    if ("refuse" in request) return c.html(refusalPage(request.refuse), 400, HTML);
    if ("redirect" in request) return c.redirect(request.redirect, 303);
    const person = people.find(({ id }) => id === form.person);
    const place = webhooks.channelOf(form.channel ?? "");
    const chosen = request.scope === WEBHOOK ? place?.channel.id : person?.id;
    if (chosen === undefined) {
      const denied = { error: "access_denied", error_description: "The person said no" };
      return c.redirect(redirectUrl(request, denied), 303);
    }
    const code = grants.issueCode({ ...request, chosen });
    return c.redirect(redirectUrl(request, { code }), 303);
  });

  addApi(app, grants, options);
  app.route("/", createWebhookApi(webhooks));
  app.route("/", createChannelPages(webhooks, HTML));
  app.get("/support", (c) => c.html(placeholderPage(`${PRODUCT} support server`), 200, HTML));
  app.get("/docs", (c) => c.html(placeholderPage("Documentation"), 200, HTML));
  return app;
}

async function formOf(c: Context): Promise<Params> {
  const type = c.req.header("Content-Type") ?? "";
  if (!type.startsWith("application/x-www-form-urlencoded")) return {};
  return Object.fromEntries(
    new URLSearchParams(new TextDecoder().decode(await c.req.arrayBuffer())),
  );
}

/** A new webhook of the application in the chosen channel. */
function webhookAnswer({ webhooks, clientId }: LocalDiscordOptions, channelId: string) {
  const webhook = webhooks.create(channelId, PRODUCT);
  return { ...webhook, type: 1, avatar: null, application_id: clientId };
}

function addApi(app: Hono, grants: Grants, options: LocalDiscordOptions): void {
  const basic = `Basic ${btoa(`${options.clientId}:${options.clientSecret}`)}`;

  app.post("/api/v10/oauth2/token", async (c) => {
    const form = await formOf(c);
    if (c.req.header("Authorization") !== basic) return c.json({ error: "invalid_client" }, 401);
    if (form.grant_type !== "authorization_code") {
      return c.json({ error: "unsupported_grant_type" }, 400);
    }
    const grant = grants.takeCode(form.code ?? "");
    const isValid =
      grant?.redirectUri === form.redirect_uri &&
      (await matchesChallenge(form.code_verifier ?? "", grant?.challenge ?? ""));
    if (!grant || !isValid) {
      const error_description = 'Invalid "code" in request.';
      return c.json({ error: "invalid_grant", error_description }, 400);
    }
    c.header("Cache-Control", "no-store");
    const isWebhook = grant.scope === WEBHOOK;
    if (isWebhook && options.webhooks.isFull(grant.chosen)) return c.json(TOO_MANY_WEBHOOKS, 400);
    return c.json({
      token_type: "Bearer",
      access_token: grants.issueToken(isWebhook ? "" : grant.chosen, grant.scope),
      expires_in: TOKEN_TTL,
      refresh_token: crypto.randomUUID(),
      scope: grant.scope,
      ...(isWebhook && { webhook: webhookAnswer(options, grant.chosen) }),
    });
  });

  app.post("/api/v10/oauth2/token/revoke", async (c) => {
    if (c.req.header("Authorization") !== basic) return c.json({ error: "invalid_client" }, 401);
    grants.revoke((await formOf(c)).token ?? "");
    return c.json({});
  });

  /** Whose token a request carries; undefined without a valid one. */
  function bearerOf(c: Context) {
    const [scheme, token = ""] = (c.req.header("Authorization") ?? "").split(" ");
    return scheme === "Bearer" ? grants.bearerOf(token) : undefined;
  }

  app.get("/api/v10/users/@me/guilds", (c) => {
    const bearer = bearerOf(c);
    if (!bearer) return c.json(UNAUTHORIZED, 401);
    if (!bearer.scope.split(" ").includes("guilds")) return c.json(MISSING_ACCESS, 403);
    const most = Math.min(Number(c.req.query("limit") ?? MOST_GUILDS), MOST_GUILDS);
    return c.json((options.memberships.get(bearer.personId) ?? []).slice(0, most));
  });

  app.get("/api/v10/users/@me", (c) => {
    const id = bearerOf(c)?.personId;
    const person = options.people.find((item) => item.id === id);
    if (!person) return c.json(UNAUTHORIZED, 401);
    return c.json({
      id: person.id,
      username: person.username,
      global_name: person.display,
      // No picture: offline, the platform's image host is unreachable.
      avatar: null,
      discriminator: "0",
    });
  });
}
