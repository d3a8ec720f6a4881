import { createSlidingWindow } from "../../primitives/sliding-window.ts";
import { createRandom, snowflake } from "../random.ts";
import type { Server } from "../seed/servers.ts";
import type { MessagePayload } from "./message.ts";

/** A webhook as a consent's answer has it. */
export interface Webhook {
  id: string;
  token: string;
  guild_id: string;
  channel_id: string;
  name: string;
}

/** A message in a channel. `postedAt` in epoch ms. */
export interface PostedMessage extends MessagePayload {
  id: string;
  channelId: string;
  webhookId: string;
  postedAt: number;
}

/** Calls of a webhook in two seconds, and of a channel's webhooks in a minute. */
export const WEBHOOK_LIMIT = 5;
const WEBHOOK_PERIOD = 2000;
export const CHANNEL_LIMIT = 30;
const CHANNEL_PERIOD = 60_000;
export const MAX_WEBHOOKS = 15;
/** Messages that a channel shows. */
const MAX_MESSAGES = 200;

export type Webhooks = ReturnType<typeof createWebhooks>;

/** The channels' webhooks and their posts, oldest first; none yet. `now` in epoch ms. */
export function createWebhooks(servers: readonly Server[], now: () => number) {
  const random = createRandom("webhooks");
  const webhooks = new Map<string, Webhook>();
  const messages = new Map<string, PostedMessage[]>();

  function channelOf(channelId: string) {
    for (const server of servers) {
      const channel = [...server.channels, ...server.forums].find(({ id }) => id === channelId);
      if (channel) return { server, channel };
    }
    return undefined;
  }

  function isFull(channelId: string): boolean {
    const own = [...webhooks.values()].filter(({ channel_id: id }) => id === channelId);
    return own.length >= MAX_WEBHOOKS;
  }

  const webhookWait = createSlidingWindow(WEBHOOK_LIMIT, WEBHOOK_PERIOD, now);
  const channelWait = createSlidingWindow(CHANNEL_LIMIT, CHANNEL_PERIOD, now);

  const messagesIn = (channelId: string) => messages.get(channelId) ?? [];

  return {
    servers,
    channelOf,
    messagesIn,
    create(channelId: string, name: string) {
      const place = channelOf(channelId);
      if (!place) throw new RangeError("no such channel");
      if (isFull(channelId)) throw new RangeError("the channel is full");
      const id = snowflake(now(), random);
      // Not from the seed: a follower of an earlier start must not be able to post.
      const token = crypto.randomUUID().replaceAll("-", "") + random.hex(36);
      const webhook = { id, token, guild_id: place.server.id, channel_id: channelId, name };
      webhooks.set(id, webhook);
      return webhook;
    },
    isFull,
    list: () => [...webhooks.values()],
    find: (id: string) => webhooks.get(id),
    remove: (id: string) => void webhooks.delete(id),
    /** Counts a call; null if allowed, else whose limit refuses it, and for how many ms. */
    limit({ id, channel_id: channel }: Webhook) {
      const own = webhookWait(id);
      if (own > 0) return { scope: "user", ms: own };
      const shared = channelWait(channel);
      return shared > 0 ? { scope: "shared", ms: shared } : null;
    },
    post(webhook: Webhook, payload: MessagePayload) {
      const message: PostedMessage = {
        ...payload,
        id: snowflake(now(), random),
        channelId: webhook.channel_id,
        webhookId: webhook.id,
        postedAt: now(),
      };
      const all = [...messagesIn(webhook.channel_id), message];
      messages.set(webhook.channel_id, all.slice(-MAX_MESSAGES));
      return message;
    },
  };
}
