import { Hono } from "hono";
import * as v from "valibot";
import { ANSWERS } from "../../app/content/answers.ts";
import { UNFOLLOW } from "../../app/content/follow/following.ts";
import { digits } from "../../app/contract/decode.ts";
import { wish } from "../../app/contract/following.ts";
import { createAttemptCookie } from "../auth/attempt.ts";
import { readCallback } from "../auth/callback.ts";
import { createDiscord, FOLLOW_CONSENT } from "../auth/discord.ts";
import type { EdgeContext, EdgeEnv } from "../context.ts";
import { createWebhookClient, WEBHOOK_TOKEN, type OpenHook } from "../deliveries/webhook.ts";
import { jsonError, methodNotAllowed } from "../http/json-error.ts";
import { log, reasonOf } from "../monitoring/log.ts";
import { addFollower, removeFollower, type Hook } from "./followers.ts";
import { followerOf, forgetFollower, rememberFollower } from "./follower-cookie.ts";
import { openToken, sealToken } from "./sealed-token.ts";
import { verify } from "./signed.ts";
import { sendTest } from "./test-message.ts";

/** Following in a channel of the chat platform: /api/follow, its callback, the test and the end. */
export const follow = new Hono<EdgeEnv>();

const attemptCookie = createAttemptCookie("follow", wish);

const PAGE = "/status/following";

follow.use("/api/follow/*", async function requireDatabase(c, next) {
  if (!c.get("config").deliveries) return jsonError(c, 404, ANSWERS.notFound);
  c.header("Cache-Control", "private, no-store");
  return next();
});

follow.get("/api/follow", async function beginFollowing(c) {
  const config = c.get("config");
  const wanted = v.safeParse(wish, c.req.query());
  if (!wanted.success) return jsonError(c, 400, ANSWERS.badRequest);
  const { url, state, verifier } = createDiscord(config, FOLLOW_CONSENT).begin();
  const attempt = { state, verifier, ...wanted.output };
  await attemptCookie.begin(c, config.sessionSecrets, attempt, Date.now());
  return c.redirect(url.href);
});

const webhookAnswer = v.object({
  webhook: v.object({
    id: digits,
    token: v.pipe(v.string(), v.regex(WEBHOOK_TOKEN)),
    guild_id: digits,
    channel_id: digits,
  }),
});

follow.get("/api/follow/callback", async function finishFollowing(c) {
  const config = c.get("config");
  const discord = createDiscord(config, FOLLOW_CONSENT);
  const callback = await readCallback(c, attemptCookie, discord.issuer);
  if (callback.kind === "cancelled") return c.redirect("/status");
  if (callback.kind === "refused") {
    log("follow.callback_refused", { requestId: c.get("requestId"), reason: callback.reason });
    return c.redirect(`${PAGE}?failed=1`);
  }
  try {
    const { code, attempt } = callback;
    // Of the answer only the webhook is kept; the access token is good for nothing else.
    const { answer } = await discord.exchange(code, attempt.verifier);
    const { webhook } = v.parse(webhookAnswer, answer);
    await keepFollower(c, webhook, attempt);
    log("follow.added", {
      requestId: c.get("requestId"),
      scope: attempt.scope,
      style: attempt.style,
    });
    return c.redirect(PAGE);
  } catch (error) {
    log("follow.failed", { requestId: c.get("requestId"), reason: reasonOf(error) });
    return c.redirect(`${PAGE}?failed=1`);
  }
});

async function keepFollower(
  c: EdgeContext,
  webhook: v.InferOutput<typeof webhookAnswer>["webhook"],
  { scope, style }: v.InferOutput<typeof wish>,
): Promise<void> {
  const { db, sessionSecrets } = c.get("config");
  if (!db) throw new Error("no database");
  const now = Date.now();
  const { id, token, guild_id, channel_id } = webhook;
  const sealed = await sealToken(token, id, sessionSecrets);
  const added = { webhook_id: id, token: sealed, guild_id, channel_id, scope, style };
  const replaced = await addFollower(db, added, now);
  if (replaced) deleteWebhook(c, replaced);
  await rememberFollower(c, id);
}

follow.post("/api/follow/test", async function respondWithTest(c) {
  const webhookId = await followerOf(c);
  const outcome = webhookId === null ? "nobody" : await sendTest(c, webhookId);
  log("follow.tested", { requestId: c.get("requestId"), outcome });
  return c.redirect(`${PAGE}?test=${outcome}`, 303);
});

const unfollowBody = v.pipe(v.string(), v.parseJson(), v.object({ proof: v.string() }));

follow.post("/api/follow/end", async function respondWithEnd(c) {
  const { db, sessionSecrets } = c.get("config");
  const body = v.safeParse(unfollowBody, c.get("body") ?? "");
  const webhookId = body.success
    ? await verify(sessionSecrets, "unfollow", body.output.proof, Date.now())
    : null;
  if (webhookId === null || !db) return jsonError(c, 400, UNFOLLOW.invalid);
  try {
    const removed = await removeFollower(db, webhookId);
    if (removed) deleteWebhook(c, removed);
    log("follow.ended", { requestId: c.get("requestId") });
  } catch (error) {
    log("follow.end_failed", { requestId: c.get("requestId"), reason: reasonOf(error) });
    return jsonError(c, 503, UNFOLLOW.failed, { "Retry-After": "5" });
  }
  forgetFollower(c);
  return c.body(null, 204);
});

for (const path of ["/api/follow", "/api/follow/callback"]) {
  follow.all(path, methodNotAllowed("GET, HEAD"));
}
for (const path of ["/api/follow/test", "/api/follow/end"]) {
  follow.all(path, methodNotAllowed("POST"));
}

/** Has the platform forget a webhook that nothing posts to any more. */
function deleteWebhook(c: EdgeContext, hook: Hook): void {
  const config = c.get("config");
  async function remove(): Promise<void> {
    const token = await openToken(hook.token, hook.webhook_id, config.sessionSecrets);
    const open: OpenHook = { id: hook.webhook_id, token: token ?? "" };
    const isDeleted = token !== null && (await createWebhookClient(config).remove(open));
    if (!isDeleted) log("follow.webhook_not_deleted", { requestId: c.get("requestId") });
  }
  c.executionCtx.waitUntil(remove());
}
