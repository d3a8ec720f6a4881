import type { EdgeContext } from "../context.ts";
import { createNewsReader, linksFor, sendBoard } from "../deliveries/serve.ts";
import { testMessage } from "../deliveries/message.ts";
import { createWebhookClient, type Outcome } from "../deliveries/webhook.ts";
import { log, reasonOf } from "../monitoring/log.ts";
import { readFollower, removeFollower, type Follower } from "./followers.ts";
import { openToken } from "./sealed-token.ts";

/** The outcome of a test, as `?test=` of the page names it. */
export type TestOutcome = "sent" | "failed" | "gone" | "nobody";

/** Posts a message into a follower's channel; for a board, the board as it stands. */
export async function sendTest(c: EdgeContext, webhookId: string): Promise<TestOutcome> {
  const config = c.get("config");
  const { db } = config;
  if (!db) return "nobody";
  try {
    const follower = await readFollower(db, webhookId);
    if (!follower) return "nobody";
    const services = { db, config, webhooks: createWebhookClient(config), now: Date.now, log };
    const { kind } = await post({ ...services, ...createNewsReader(services) }, follower);
    if (kind === "gone") await removeFollower(db, webhookId);
    return kind === "sent" || kind === "gone" ? kind : "failed";
  } catch (error) {
    log("follow.test_failed", { requestId: c.get("requestId"), reason: reasonOf(error) });
    return "failed";
  }
}

type TestContext = Parameters<typeof sendBoard>[0];

async function post(context: TestContext, follower: Follower): Promise<Outcome> {
  const { config, webhooks, now } = context;
  const id = follower.webhook_id;
  const token = await openToken(follower.token, id, config.sessionSecrets);
  if (token === null) return { kind: "failed", reason: "the token cannot be read" };
  const hook = { id, token };
  if (follower.style === "board") return sendBoard(context, follower, hook);
  const links = await linksFor(config, id, now());
  return webhooks.post(hook, testMessage(follower.scope, links));
}
