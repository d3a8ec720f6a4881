import { Hono } from "hono";
import * as v from "valibot";
import { within } from "../../app/content/addresses.ts";
import { UNFOLLOW } from "../../app/content/follow/following.ts";
import { digits } from "../../app/contract/decode.ts";
import { followOptions, followRequest, type FollowOptions } from "../../app/contract/following.ts";
import { withServer } from "../../app/contract/servers.ts";
import { createAttemptCookie } from "../auth/attempt.ts";
import { createCallback, type Callback } from "../auth/callback.ts";
import { createDiscord, FOLLOW_CONSENT, type Discord } from "../auth/discord.ts";
import type { EdgeContext, EdgeEnv } from "../context/edge-env.ts";
import { verify } from "../crypto/signed.ts";
import { createWebhookClient, WEBHOOK_TOKEN, type OpenHook } from "../deliveries/webhook.ts";
import { jsonError, methodNotAllowed, refuseHead } from "../http/json-error.ts";
import { prefixOfOrigin } from "../http/language-prefix.ts";
import { log, reasonOf } from "../logging/log.ts";
import {
  addEndedFollower,
  addFollower,
  deleteFollower,
  endFollower,
  type Hook,
  type NewFollower,
} from "../db/followers.ts";
import { followerOf, forgetFollower, rememberFollower } from "./following.ts";
import { openToken, sealToken } from "../crypto/sealed-token.ts";
import { withTimeout } from "../primitives/with-timeout.ts";
import { DATABASE_MS } from "../db/time-limit.ts";
import { sendTest } from "./test-message.ts";

/** Following in a channel: consent, callback, test and end. */
export const follow = new Hono<EdgeEnv>();

const attemptCookie = createAttemptCookie("follow", followOptions);
const endAttempt = createCallback<FollowOptions, FollowEnd>(attemptCookie);

interface FollowEnd {
  to: string;
  /** The new follower's webhook; null for none. */
  webhookId: string | null;
}

/** A page in the language in which following began. */
function pageOf(c: EdgeContext, path = "/status/following"): string {
  return within(prefixOfOrigin(c), path);
}

follow.use("/*", async function keepOutOfCaches(c, next) {
  c.header("Cache-Control", "private, no-store");
  return next();
});

// Not the end: messages from before the queue was removed have links to unfollow.
for (const path of ["/", "/callback", "/test"]) {
  follow.use(path, async function requireQueue(c, next) {
    return c.get("config").deliveries ? next() : jsonError(c, "not_found");
  });
}

follow.get("/", refuseHead, async function beginFollowing(c) {
  const config = c.get("config");
  const wanted = v.safeParse(followRequest, c.req.query());
  if (!wanted.success) return jsonError(c, "bad_input");
  const { url, state, verifier } = createDiscord(config, FOLLOW_CONSENT).begin(prefixOfOrigin(c));
  const { scope, server } = wanted.output;
  await attemptCookie.begin(c, { state, verifier, scope });
  return c.redirect(server === undefined ? url.href : withServer(url.href, server));
});

/** The webhook in a consent's answer; id and token allow using and deleting it. */
const hookAnswer = v.object({
  webhook: v.object({ id: digits, token: v.pipe(v.string(), v.regex(WEBHOOK_TOKEN)) }),
});
const placeAnswer = v.object({ webhook: v.object({ guild_id: digits, channel_id: digits }) });

follow.get("/callback", refuseHead, async function finishFollowing(c) {
  const discord = createDiscord(c.get("config"), FOLLOW_CONSENT);
  const end = await endAttempt(c, discord.issuer, (callback) => finish(c, discord, callback));
  if (end.webhookId !== null) await rememberFollower(c, end.webhookId);
  return c.redirect(end.to);
});

async function finish(
  c: EdgeContext,
  discord: Discord,
  callback: Callback<FollowOptions>,
): Promise<FollowEnd> {
  const requestId = c.get("requestId");
  const ended = (to: string): FollowEnd => ({ to, webhookId: null });
  if (callback.kind === "cancelled") return ended(pageOf(c, "/status"));
  if (callback.kind === "refused") {
    log("follow.callback_refused", { requestId, reason: callback.reason });
    return ended(`${pageOf(c)}?failed=1`);
  }
  try {
    const { code, attempt } = callback;
    // Keep only the webhook: the access token has no other use.
    const answer = await discord.redeem(code, attempt.verifier);
    const { webhook: hook } = v.parse(hookAnswer, answer);
    const kept = await keepOrDelete(c, hook, async (token) => {
      const { webhook: place } = v.parse(placeAnswer, answer);
      return keepFollower(c, { webhook_id: hook.id, token, ...place, scope: attempt.scope });
    });
    if (kept !== "kept") {
      log("follow.refused", { requestId, reason: kept });
      return ended(`${pageOf(c)}?failed=${kept}`);
    }
    log("follow.added", { requestId, scope: attempt.scope });
    return { to: pageOf(c), webhookId: hook.id };
  } catch (error) {
    log("follow.failed", { requestId, reason: reasonOf(error) });
    return ended(`${pageOf(c)}?failed=1`);
  }
}

type Kept = "kept" | "full" | "forum";

/** Deletes a webhook, at once or by the cron, unless `keep` (given the sealed token) keeps it. */
async function keepOrDelete(
  c: EdgeContext,
  hook: OpenHook,
  keep: (sealed: string) => Promise<Kept>,
): Promise<Kept> {
  const { db, sessionSecrets } = c.get("config");
  const token = await sealToken(hook.token, hook.id, sessionSecrets);
  let isKept = false;
  try {
    const kept = await keep(token);
    isKept = kept === "kept";
    return kept;
  } finally {
    if (!isKept && !(await deleteWebhook(c, hook))) {
      const ended = addEndedFollower(db, { webhook_id: hook.id, token }, c.get("now")());
      await withTimeout(DATABASE_MS, ended);
    }
  }
}

async function keepFollower(c: EdgeContext, row: NewFollower): Promise<Kept> {
  const { db } = c.get("config");
  const now = c.get("now")();
  const { webhook_id: id } = row;
  const added = await withTimeout(DATABASE_MS, addFollower(db, row, now));
  if (added === "full") return added;
  if (added.replaced) {
    // The cron does what fails here.
    const deleted = deleteEnded(c, added.replaced).catch((error: unknown) =>
      log("follow.end_failed", { requestId: c.get("requestId"), reason: reasonOf(error) }),
    );
    c.executionCtx.waitUntil(deleted);
  }
  // Only a message shows whether the channel is a forum, which refuses all.
  if ((await sendTest(c, id)) !== "forum") return "kept";
  await withTimeout(DATABASE_MS, endFollower(db, id, { now, deleteAt: now }));
  return "forum";
}

follow.post("/test", async function respondWithTest(c) {
  const webhookId = await followerOf(c);
  const outcome = webhookId === null ? "nobody" : await sendTest(c, webhookId);
  log("follow.tested", { requestId: c.get("requestId"), outcome });
  return c.redirect(`${pageOf(c)}?test=${outcome}`, 303);
});

const unfollowBody = v.pipe(v.string(), v.parseJson(), v.object({ proof: v.string() }));

follow.post("/end", async function respondWithEnd(c) {
  const { db, sessionSecrets } = c.get("config");
  const body = v.safeParse(unfollowBody, c.get("body") ?? "");
  const now = c.get("now")();
  const wanted = { purpose: "unfollow", subject: v.string(), now } as const;
  const webhookId = body.success ? await verify(sessionSecrets, body.output.proof, wanted) : null;
  if (webhookId === null) return jsonError(c, "bad_input", UNFOLLOW.invalid);
  try {
    // First stop posting; if the rest fails, the cron does it.
    const ended = await withTimeout(
      DATABASE_MS,
      endFollower(db, webhookId, { now, deleteAt: now }),
    );
    if (ended) await deleteEnded(c, ended);
    log("follow.ended", { requestId: c.get("requestId") });
  } catch (error) {
    log("follow.end_failed", { requestId: c.get("requestId"), reason: reasonOf(error) });
    return jsonError(c, "database", UNFOLLOW.failed);
  }
  forgetFollower(c);
  return c.body(null, 204);
});

for (const path of ["/", "/callback"]) {
  follow.all(path, methodNotAllowed("GET"));
}
for (const path of ["/test", "/end"]) {
  follow.all(path, methodNotAllowed("POST"));
}

/** Makes the platform delete an unused webhook; resolves to whether it is gone. */
async function deleteWebhook(c: EdgeContext, hook: OpenHook): Promise<boolean> {
  const { kind } = await createWebhookClient(c.get("config")).remove(hook);
  const isDeleted = kind === "sent" || kind === "gone";
  if (!isDeleted) log("follow.webhook_not_deleted", { requestId: c.get("requestId") });
  return isDeleted;
}

/** Deletes an ended follower's webhook, then its row. */
async function deleteEnded(c: EdgeContext, { webhook_id: id, token: sealed }: Hook): Promise<void> {
  const { db, sessionSecrets } = c.get("config");
  const token = await openToken(sealed, id, sessionSecrets);
  if (!(await deleteWebhook(c, { id, token: token ?? "" }))) return;
  await withTimeout(DATABASE_MS, deleteFollower(db, id));
}
