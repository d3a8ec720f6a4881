import type { EdgeContext } from "../context/edge-env.ts";
import { openToken } from "../crypto/sealed-token.ts";
import { endFollower, GONE_KEPT_MS, readFollower } from "../db/followers.ts";
import { DATABASE_MS } from "../db/time-limit.ts";
import { linksFor, testMessage } from "../deliveries/message.ts";
import { createWebhookClient } from "../deliveries/webhook.ts";
import { log, reasonOf } from "../logging/log.ts";
import { withTimeout } from "../primitives/with-timeout.ts";

/** A test's outcome. All but "forum" are a `?test=` of the page. */
export type TestOutcome = "sent" | "failed" | "gone" | "nobody" | "forum";

/** Posts a message into a follower's channel; ends the follower if its webhook is gone. */
export async function sendTest(c: EdgeContext, webhookId: string): Promise<TestOutcome> {
  const config = c.get("config");
  const { db, sessionSecrets } = config;
  const now = c.get("now")();
  try {
    const follower = await withTimeout(DATABASE_MS, readFollower(db, webhookId));
    if (!follower) return "nobody";
    const token = await openToken(follower.token, webhookId, sessionSecrets);
    if (token === null) return "failed";
    const message = testMessage(follower.scope, await linksFor(config, webhookId, now));
    const { kind } = await createWebhookClient(config).post({ id: webhookId, token }, message);
    if (kind === "gone") {
      const ended = endFollower(db, webhookId, { now, deleteAt: now + GONE_KEPT_MS });
      await withTimeout(DATABASE_MS, ended);
    }
    return kind === "sent" || kind === "gone" || kind === "forum" ? kind : "failed";
  } catch (error) {
    log("follow.test_failed", { requestId: c.get("requestId"), reason: reasonOf(error) });
    return "failed";
  }
}
