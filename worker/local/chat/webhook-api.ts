import { Hono } from "hono";
import type { Context } from "hono";
import * as v from "valibot";
import { messagePayload, type MessagePayload } from "./message.ts";
import type { PostedMessage, Webhook, Webhooks } from "./webhooks.ts";

/** Refusals in the platform's words. */
const UNKNOWN_WEBHOOK = { message: "Unknown Webhook", code: 10015 };
const WRONG_TOKEN = { message: "Invalid Webhook Token", code: 50027 };
const FORUM = {
  message: "Webhooks posted to forum channels must have a thread_name or thread_id",
  code: 220001,
};
const EMPTY_MESSAGE = { message: "Cannot send an empty message", code: 50006 };

/** Posts into channels: `/api/v10/webhooks/{id}/{token}`. */
export function createWebhookApi(webhooks: Webhooks): Hono {
  const app = new Hono();
  const path = "/api/v10/webhooks/:id/:token";

  app.post(path, async (c) => {
    const webhook = webhookOf(c, webhooks);
    if (webhook instanceof Response) return webhook;
    const payload = await payloadOf(c);
    if (payload instanceof Response) return payload;
    const forums = webhooks.channelOf(webhook.channel_id)?.server.forums ?? [];
    if (forums.some(({ id }) => id === webhook.channel_id)) return c.json(FORUM, 400);
    const message = webhooks.post(webhook, payload);
    return c.req.query("wait") === "true" ? c.json(answerOf(message)) : c.body(null, 204);
  });
  app.get(path, (c) => {
    const webhook = webhookOf(c, webhooks);
    return webhook instanceof Response ? webhook : c.json({ id: webhook.id, type: 1 });
  });
  app.delete(path, (c) => {
    const webhook = webhookOf(c, webhooks);
    if (webhook instanceof Response) return webhook;
    webhooks.remove(webhook.id);
    return c.body(null, 204);
  });
  return app;
}

/** The path's webhook within its limit, else the refusal. */
function webhookOf(c: Context, webhooks: Webhooks): Webhook | Response {
  const webhook = webhooks.find(c.req.param("id") ?? "");
  if (!webhook) return c.json(UNKNOWN_WEBHOOK, 404);
  if (webhook.token !== c.req.param("token")) return c.json(WRONG_TOKEN, 401);
  const limit = webhooks.limit(webhook);
  if (limit === null) return webhook;
  const wait = limit.ms / 1000;
  const body = { message: "You are being rate limited.", retry_after: wait, global: false };
  return c.json(body, 429, {
    "Retry-After": String(Math.ceil(wait)),
    "X-RateLimit-Scope": limit.scope,
  });
}

async function payloadOf(c: Context): Promise<MessagePayload | Response> {
  const parsed = v.safeParse(messagePayload, await c.req.json().catch(() => null));
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const errors = { [v.getDotPath(issue) ?? "body"]: issue.message };
    return c.json({ message: "Invalid Form Body", code: 50035, errors }, 400);
  }
  const { content, embeds } = parsed.output;
  return content === "" && embeds.length === 0 ? c.json(EMPTY_MESSAGE, 400) : parsed.output;
}

function answerOf({ id, channelId, webhookId, content, embeds, components }: PostedMessage) {
  return { id, type: 0, channel_id: channelId, webhook_id: webhookId, content, embeds, components };
}
