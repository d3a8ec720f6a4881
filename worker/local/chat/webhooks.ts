import { createSlidingWindow } from "../../primitives/sliding-window.ts";
import { createRandom } from "../random.ts";
import type { Channel, Server } from "../seed/servers.ts";
import { snowflake } from "../snowflake.ts";
import type { MessagePayload } from "./message.ts";

/** A webhook as the answer to a consent names it. */
export interface Webhook {
  id: string;
  token: string;
  guild_id: string;
  channel_id: string;
  name: string;
}

/** A message in a channel. Times in epoch ms. */
export interface PostedMessage extends MessagePayload {
  id: string;
  channelId: string;
  webhookId: string;
  postedAt: number;
  editedAt: number | null;
}

/** Calls of all webhooks of a channel in a minute. */
export const CHANNEL_LIMIT = 30;
const LIMIT_PERIOD = 60_000;
/** Messages a channel shows. */
const MAX_MESSAGES = 200;

/** The webhooks of the servers' channels, and what they have posted. */
export interface Webhooks {
  servers: readonly Server[];
  channelOf(channelId: string): { server: Server; channel: Channel } | undefined;
  /** @throws RangeError for a channel that does not exist */
  create(channelId: string, name: string): Webhook;
  /** Those that have not been deleted, oldest first. */
  list(): Webhook[];
  find(id: string): Webhook | undefined;
  remove(id: string): void;
  /** Counts a call in a channel; 0, or the ms until the next is allowed. */
  wait(channelId: string): number;
  post(webhook: Webhook, payload: MessagePayload): PostedMessage;
  edit(webhook: Webhook, messageId: string, payload: MessagePayload): PostedMessage | undefined;
  removeMessage(messageId: string): void;
  /** Oldest first. */
  messagesIn(channelId: string): PostedMessage[];
}

/** No webhooks yet. `now` is the clock in epoch milliseconds. */
export function createWebhooks(servers: readonly Server[], now: () => number): Webhooks {
  const random = createRandom("webhooks");
  const webhooks = new Map<string, Webhook>();
  const messages = new Map<string, PostedMessage[]>();

  function channelOf(channelId: string) {
    for (const server of servers) {
      const channel = server.channels.find(({ id }) => id === channelId);
      if (channel) return { server, channel };
    }
    return undefined;
  }

  const messagesIn = (channelId: string) => messages.get(channelId) ?? [];

  return {
    servers,
    channelOf,
    messagesIn,
    create(channelId, name) {
      const place = channelOf(channelId);
      if (!place) throw new RangeError("no such channel");
      const id = snowflake(now(), random);
      // Not from the seed: a follower of an earlier start must not be able to post.
      const token = crypto.randomUUID().replaceAll("-", "") + random.hex(36);
      const webhook = { id, token, guild_id: place.server.id, channel_id: channelId, name };
      webhooks.set(id, webhook);
      return webhook;
    },
    list: () => [...webhooks.values()],
    find: (id) => webhooks.get(id),
    remove: (id) => void webhooks.delete(id),
    wait: createSlidingWindow(CHANNEL_LIMIT, LIMIT_PERIOD, now),
    post(webhook, payload) {
      const message: PostedMessage = {
        ...payload,
        id: snowflake(now(), random),
        channelId: webhook.channel_id,
        webhookId: webhook.id,
        postedAt: now(),
        editedAt: null,
      };
      const all = [...messagesIn(webhook.channel_id), message];
      messages.set(webhook.channel_id, all.slice(-MAX_MESSAGES));
      return message;
    },
    edit(webhook, messageId, payload) {
      const message = messagesIn(webhook.channel_id).find(({ id }) => id === messageId);
      if (message?.webhookId !== webhook.id) return undefined;
      return Object.assign(message, payload, { editedAt: now() });
    },
    removeMessage(messageId) {
      for (const [channelId, all] of messages) {
        messages.set(
          channelId,
          all.filter(({ id }) => id !== messageId),
        );
      }
    },
  };
}
