import { Hono } from "hono";
import * as v from "valibot";
import { SERVERS_PATH } from "../../app/content/you/servers-paths.ts";
import { you } from "../../app/content/you/you.static.ts";
import { isServerList } from "../../app/contract/lists.ts";
import type { ServerFailure, ServerList } from "../../app/contract/servers.ts";
import { createAttemptCookie } from "../auth/attempt.ts";
import { createCallback, type Callback } from "../auth/callback.ts";
import { createDiscord, PlatformBusy, SERVERS_CONSENT, type Discord } from "../auth/discord.ts";
import { withToken } from "../auth/with-token.ts";
import type { EdgeContext, EdgeEnv, Site } from "../context/edge-env.ts";
import { jsonError, methodNotAllowed, refuseHead } from "../http/json-error.ts";
import { markOf } from "../http/language-prefix.ts";
import { log, reasonOf } from "../logging/log.ts";
import { refuseTooMany } from "../me/limit.ts";
import { requirePerson } from "../me/require-person.ts";
import { readSanctions } from "../standing/read.ts";
import { standingOf } from "../standing/standing.ts";
import { serverListOf } from "./list.ts";
import { readProof } from "./proof.ts";

/** The signed-in person's servers: a separate consent; the result is shown once, never stored. */
export const servers = new Hono<EdgeEnv>();

const attemptCookie = createAttemptCookie("servers", v.object({}));
const endAttempt = createCallback<object, ServerList | ServerFailure>(attemptCookie);

const SERVER_LISTS = you.lists.filter(isServerList);

if (you.servers) {
  servers.get("/consent", refuseHead, async function beginConsent(c) {
    const person = await requirePerson(c, { anyAge: true });
    // Signed out, the page asks to sign in.
    if (person instanceof Response) {
      return c.redirect(person.status === 401 ? SERVERS_PATH : failed("unavailable"));
    }
    const { url, state, verifier } = createDiscord(c.get("config"), SERVERS_CONSENT).begin();
    await attemptCookie.begin(c, { state, verifier });
    return c.redirect(url.href);
  });
  servers.all("/consent", methodNotAllowed("GET"));
}

const proofBody = v.pipe(v.string(), v.parseJson(), v.object({ proof: v.string() }));

if (you.servers && SERVER_LISTS.length > 0) {
  servers.post("/standing", async function respondWithServerStanding(c) {
    const person = await requirePerson(c, { anyAge: true });
    if (person instanceof Response) return person;
    const { sessionSecrets } = c.get("config");
    const now = c.get("now")();
    const body = v.safeParse(proofBody, c.get("body") ?? "");
    if (!body.success) return jsonError(c, "bad_input");
    const of = { person: person.id, now };
    const proven = await readProof(sessionSecrets, body.output.proof, of);
    if (!proven) return jsonError(c, "proof");
    const refusal = await refuseTooMany(c, "look", person.id);
    if (refusal) return refusal;
    const read = await readSanctions(c, SERVER_LISTS, [proven.server]);
    const standing = await standingOf(read, { ...of, secret: sessionSecrets[0] });
    log("standing.read", { requestId: c.get("requestId"), failed: read.failed.length });
    return c.json(standing);
  });
  servers.all("/standing", methodNotAllowed("POST"));
}

/** Shares the sign-in's callback path; the state's mark tells them apart. */
export function serversCallback(site: Site): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>();

  if (!you.servers) return app;

  app.get("/discord/callback", refuseHead, async function finishConsent(c, next) {
    if (markOf(c.req.query("state")) !== SERVERS_CONSENT.mark) return next();
    c.header("Cache-Control", "private, no-store");
    const discord = createDiscord(c.get("config"), SERVERS_CONSENT);
    const list = await endAttempt(c, discord.issuer, (callback) =>
      readServers(c, discord, callback),
    );
    if (typeof list === "string") return c.redirect(failed(list));
    log("servers.shown", { requestId: c.get("requestId"), managed: list.managed.length });
    // The answer is the page itself: a redirect would require storing the list.
    const request = new Request(c.get("config").siteUrl + SERVERS_PATH, {
      headers: c.req.raw.headers,
    });
    const page = await site(request, { ...c.var, servers: list });
    return c.newResponse(page.body, page);
  });
  return app;
}

function failed(why: ServerFailure): string {
  return `${SERVERS_PATH}?failed=${why}`;
}

async function readServers(
  c: EdgeContext,
  discord: Discord,
  callback: Callback<object>,
): Promise<ServerList | ServerFailure> {
  const requestId = c.get("requestId");
  if (callback.kind === "cancelled") return "refused";
  if (callback.kind === "refused") {
    log("servers.callback_refused", { requestId, reason: callback.reason });
    return "unconfirmed";
  }
  try {
    const session = await c.get("session")();
    const { verifier } = callback.attempt;
    const guilds = await withToken(c, discord, { code: callback.code, verifier }, async (token) => {
      const { id } = await discord.profile(token);
      return id === session?.id ? discord.guilds(token) : null;
    });
    if (!session || !guilds) {
      log("servers.callback_refused", { requestId, reason: "another person" });
      return "other-person";
    }
    const { sessionSecrets } = c.get("config");
    return await serverListOf(guilds, sessionSecrets, { person: session.id, now: c.get("now")() });
  } catch (error) {
    log("servers.failed", { requestId, reason: reasonOf(error) });
    return error instanceof PlatformBusy ? "busy" : "unconfirmed";
  }
}
