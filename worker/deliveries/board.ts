import type { Incident } from "../../app/contract/incident.ts";
import type { Config } from "../context/config.ts";
import type { Follower } from "../db/followers.ts";
import { unfollowLink } from "./unfollow-link.ts";
import { boardMessage, type Links } from "./message.ts";
import { concerns } from "./shard-count.ts";
import type { OpenHook, Outcome, WebhookClient } from "./webhook.ts";

export interface BoardContext {
  webhooks: WebhookClient;
  config: Pick<Config, "siteUrl" | "sessionSecrets">;
  /** Those that are open or planned, others may be among them. */
  incidents: readonly Incident[];
  shardCount: number;
  /** Epoch ms. */
  now: number;
}

/** Edits a board, or posts it if there is none, by one call. The caller has claimed the board. */
export async function sendBoard(
  { webhooks, config, incidents, shardCount, now }: BoardContext,
  follower: Pick<Follower, "guild_id" | "scope" | "board_message_id">,
  hook: OpenHook,
): Promise<Outcome> {
  const links = await linksFor(config, hook.id, now);
  const count = follower.scope === "all" ? 0 : shardCount;
  const own = incidents.filter(({ shards }) => concerns(shards, follower.guild_id, count));
  const message = boardMessage(own, links, now);
  const known = follower.board_message_id;
  return known === null ? webhooks.post(hook, message) : webhooks.edit(hook, known, message);
}

/** The links in every message. `time` in epoch ms. */
export async function linksFor(
  config: Pick<Config, "siteUrl" | "sessionSecrets">,
  webhookId: string,
  time: number,
): Promise<Links> {
  return { origin: config.siteUrl, unfollow: await unfollowLink(config, webhookId, time) };
}
