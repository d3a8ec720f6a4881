import type { EdgeContext } from "../context/edge-env.ts";
import { linksFor, sendBoard } from "../deliveries/board.ts";
import { testMessage } from "../deliveries/message.ts";
import { stateAfter } from "../deliveries/settle.ts";
import { readShardCount } from "../deliveries/shard-count.ts";
import { createWebhookClient, type OpenHook, type Outcome } from "../deliveries/webhook.ts";
import { CLAIM_MS } from "../db/due-deliveries.ts";
import {
  claimBoard,
  readFollower,
  releaseBoard,
  writeFollowerState,
  type Follower,
} from "../db/followers.ts";
import { readOpenIncidents } from "../db/incidents.ts";
import { log, reasonOf } from "../logging/log.ts";
import { withTimeout } from "../primitives/with-timeout.ts";
import { DATABASE_MS } from "../db/time-limit.ts";
import { openToken } from "../crypto/sealed-token.ts";

/** The outcome of a test. All but "forum" are a `?test=` of the page. */
export type TestOutcome = "sent" | "failed" | "gone" | "nobody" | "forum";

/** Posts a message into a follower's channel; for a board, the current board. */
export async function sendTest(c: EdgeContext, webhookId: string): Promise<TestOutcome> {
  const { db, sessionSecrets } = c.get("config");
  try {
    const follower = await withTimeout(DATABASE_MS, readFollower(db, webhookId));
    if (!follower) return "nobody";
    const token = await openToken(follower.token, webhookId, sessionSecrets);
    if (token === null) return "failed";
    const hook = { id: webhookId, token };
    const { kind } = await (follower.style === "board" ? testBoard : testPosts)(c, follower, hook);
    if (kind === "gone" || follower.doubted_at !== null) {
      const state = stateAfter(kind, follower.doubted_at, c.get("now")());
      await withTimeout(DATABASE_MS, writeFollowerState(db, follower, state));
    }
    return kind === "sent" || kind === "gone" || kind === "forum" ? kind : "failed";
  } catch (error) {
    log("follow.test_failed", { requestId: c.get("requestId"), reason: reasonOf(error) });
    return "failed";
  }
}

async function testPosts(c: EdgeContext, { scope }: Follower, hook: OpenHook): Promise<Outcome> {
  const config = c.get("config");
  const links = await linksFor(config, hook.id, c.get("now")());
  return createWebhookClient(config).post(hook, testMessage(scope, links));
}

/** Under a claim: two presses, or a press and an update, would post two boards. */
async function testBoard(c: EdgeContext, follower: Follower, hook: OpenHook): Promise<Outcome> {
  const config = c.get("config");
  const { db } = config;
  const now = c.get("now")();
  const claim = { now, until: now + CLAIM_MS };
  if (!(await withTimeout(DATABASE_MS, claimBoard(db, hook.id, claim)))) {
    return { kind: "failed", reason: "the board is being updated", byPlatform: false };
  }
  const context = {
    webhooks: createWebhookClient(config),
    config,
    incidents: await withTimeout(DATABASE_MS, readOpenIncidents(db)),
    shardCount: follower.scope === "all" ? 0 : await readShardCount({ config, log }),
    now,
  };
  let known = follower.board_message_id;
  let outcome = await sendBoard(context, follower, hook);
  if (outcome.kind === "no-message") {
    // Somebody has deleted the message, so the board is posted again.
    known = null;
    outcome = await sendBoard(context, { ...follower, board_message_id: null }, hook);
  }
  const posted = outcome.kind === "sent" ? outcome.messageId : null;
  await withTimeout(DATABASE_MS, releaseBoard(db, hook.id, known ?? posted));
  return outcome;
}
