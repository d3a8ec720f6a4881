import type { PostedIncident } from "../../app/contract/incident.ts";
import type { ConcurrencyLimit } from "../primitives/concurrency-limit.ts";
import { openToken } from "../follow/sealed-token.ts";
import {
  keepBoardMessage,
  readFollowers,
  removeFollower,
  type Follower,
} from "../follow/followers.ts";
import { unfollowLink } from "../follow/unfollow-link.ts";
import type { Config } from "../config.ts";
import { readIncidents } from "../db/incidents.ts";
import type { Log } from "../monitoring/log.ts";
import { claim, giveUp, postpone, readNextTries, recordSent, type Claim } from "./ledger.ts";
import { boardMessage, flappingMessage, updateMessage, type Links } from "./message.ts";
import { concerns, readShardCount } from "./shard-count.ts";
import { readNews, type News } from "./updates.ts";
import type { OpenHook, Outcome, WebhookClient } from "./webhook.ts";

export interface ServeContext {
  db: D1Database;
  webhooks: WebhookClient;
  /** Bounds the calls of the platform under way. */
  limit: ConcurrencyLimit;
  config: Pick<Config, "siteUrl" | "botApiUrl" | "cache" | "sessionSecrets">;
  /** Epoch ms. */
  now: () => number;
  log: Log;
}

/** What the consumer does with the queue message of a follower. */
export type Next =
  | { kind: "done" }
  /** Serve the follower again later. No attempt is used up. */
  | { kind: "later"; seconds: number }
  /** Retry later. Uses up one of the attempts. */
  | { kind: "failed"; seconds: number };

/** Seconds before each further try. After the last one the delivery is given up. */
export const RETRY_SECONDS = [2, 5, 10, 30, 60, 300] as const;

/** Followers claimed at once: with every call timing out, their calls end before the claims do. */
const CHUNK = 20;

/** Sends each follower all that is open for it, oldest first. @throws what D1 throws */
export async function serve(
  context: ServeContext,
  webhookIds: readonly string[],
): Promise<Map<string, Next>> {
  const nexts = new Map<string, Next>();
  for (let start = 0; start < webhookIds.length; start += CHUNK) {
    await serveChunk(context, webhookIds.slice(start, start + CHUNK), nexts);
  }
  return nexts;
}

async function serveChunk(
  context: ServeContext,
  webhookIds: readonly string[],
  nexts: Map<string, Next>,
): Promise<void> {
  const { db, now } = context;
  let left = [...webhookIds];
  for (;;) {
    const claims = await claim(db, left, now());
    if (claims.length === 0) break;
    const news = createNewsReader(context);
    const followers = await readFollowers(
      db,
      claims.map(({ webhookId }) => webhookId),
    );
    const sends = await Promise.allSettled(
      claims.map((claimed) =>
        context.limit(async () => {
          const follower = followers.get(claimed.webhookId);
          // Deliveries are deleted with their follower, so it was removed just now.
          const next: Next | null = follower
            ? await send({ ...context, ...news }, follower, claimed)
            : { kind: "done" };
          if (next) nexts.set(claimed.webhookId, next);
        }),
      ),
    );
    // Thrown only once all have settled: calls that still run when the handler returns are cut off.
    for (const sent of sends) if (sent.status === "rejected") throw sent.reason;
    left = left.filter((id) => !nexts.has(id));
  }
  const nextTries = await readNextTries(db, left);
  for (const id of left) {
    const nextTry = nextTries.get(id);
    nexts.set(
      id,
      nextTry === undefined
        ? { kind: "done" }
        : { kind: "later", seconds: secondsUntil(nextTry, now()) },
    );
  }
}

/** Reads what several followers of a chunk need only once. */
interface NewsReader {
  newsOf: (update: number) => Promise<News | null>;
  incidents: () => Promise<PostedIncident[]>;
  shardCount: () => Promise<number>;
}

export function createNewsReader(context: Omit<ServeContext, "limit">): NewsReader {
  const { db, now } = context;
  const news = new Map<number, Promise<News | null>>();
  let incidents: Promise<PostedIncident[]> | undefined;
  let shardCount: Promise<number> | undefined;
  return {
    newsOf(update) {
      const read = news.get(update) ?? readNews(db, update, now());
      news.set(update, read);
      return read;
    },
    incidents: () => (incidents ??= readIncidents(db)),
    shardCount: () => (shardCount ??= readShardCount(context)),
  };
}

/** Sends one claimed delivery. Null when the next one may follow. */
async function send(
  context: ServeContext & NewsReader,
  follower: Follower,
  { update, attempts }: Claim,
): Promise<Next | null> {
  const { db, config, now, log } = context;
  const id = follower.webhook_id;
  const token = await openToken(follower.token, id, config.sessionSecrets);
  if (token === null) {
    // The follower stays: once the missing secret is listed again, its token can be read.
    log("delivery.unreadable", { update });
    await giveUp(db, id, update);
    return null;
  }
  const hook = { id, token };
  const isBoard = follower.style === "board";
  // A board covers every update it shows, but none that was written after its incidents were read.
  const told = isBoard ? (await context.incidents()).flatMap(({ updates }) => updates) : [];
  const to = told.reduce((newest, { id: shown }) => Math.max(newest, shown), update);
  const outcome = isBoard
    ? await sendBoard(context, follower, hook)
    : await sendUpdate(context, hook, update);
  switch (outcome.kind) {
    case "nothing":
      await giveUp(db, id, update);
      return null;
    case "sent":
      await recordTwice(() =>
        recordSent(db, id, { from: update, to, messageId: outcome.messageId, now: now() }),
      );
      return null;
    case "gone":
      await removeFollower(db, id);
      log("follower.gone", { update });
      return { kind: "done" };
    case "limited": {
      const until = now() + Math.ceil(outcome.seconds * 1000);
      await postpone(db, id, { update, until, counts: false });
      return { kind: "later", seconds: secondsUntil(until, now()) };
    }
    case "no-message":
    case "refused": {
      const status = outcome.kind === "refused" ? outcome.status : 404;
      log("delivery.refused", { update, status });
      await giveUp(db, id, update);
      return null;
    }
    case "failed":
      return retryLater(context, { id, update, attempts, reason: outcome.reason });
  }
}

async function retryLater(
  { db, now, log }: ServeContext,
  {
    id,
    update,
    attempts,
    reason,
  }: { id: string; update: number; attempts: number; reason: string },
): Promise<Next> {
  const seconds = RETRY_SECONDS[attempts - 1];
  if (seconds === undefined) {
    log("delivery.failed", { update, attempts, reason });
    await giveUp(db, id, update);
    // The queue counts along: with its last try the message goes to the dead-letter queue.
    return { kind: "failed", seconds: 0 };
  }
  log("delivery.postponed", { update, attempts, reason });
  await postpone(db, id, { update, until: now() + seconds * 1000, counts: true });
  return { kind: "failed", seconds };
}

/** "nothing": followers get no message of its own for this update. */
async function sendUpdate(
  { newsOf, webhooks, config, now }: ServeContext & NewsReader,
  hook: OpenHook,
  id: number,
): Promise<Outcome | { kind: "nothing" }> {
  const news = await newsOf(id);
  if (!news || news.announcement.kind === "silent") return { kind: "nothing" };
  const { incident, update, announcement } = news;
  const links = await linksFor(config, hook.id, now());
  const message =
    announcement.kind === "flapping"
      ? flappingMessage(incident, update, announcement.changes, links)
      : updateMessage(incident, update, links);
  return webhooks.post(hook, message);
}

export async function sendBoard(
  context: Omit<ServeContext, "limit"> & Pick<NewsReader, "incidents" | "shardCount">,
  follower: Follower,
  hook: OpenHook,
): Promise<Outcome> {
  const { db, webhooks, config, now } = context;
  const links = await linksFor(config, hook.id, now());
  const all = await context.incidents();
  const shardCount = follower.scope === "all" ? 0 : await context.shardCount();
  const own = all.filter(({ shards }) => concerns(shards, follower.guild_id, shardCount));
  const message = boardMessage(own, links, now());
  const known = follower.board_message_id;
  const edited = known === null ? null : await webhooks.edit(hook, known, message);
  // Somebody has deleted the message, so the board begins anew.
  if (edited && edited.kind !== "no-message") return edited;
  const posted = await webhooks.post(hook, message);
  if (posted.kind === "sent") {
    await recordTwice(() => keepBoardMessage(db, hook.id, posted.messageId));
  }
  return posted;
}

/** Where every message leads to. `time` in epoch ms. */
export async function linksFor(
  config: ServeContext["config"],
  webhookId: string,
  time: number,
): Promise<Links> {
  return { origin: config.siteUrl, unfollow: await unfollowLink(config, webhookId, time) };
}

/** A message that is not recorded would be sent again, so a failed write is tried once more. */
async function recordTwice(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch {
    await write();
  }
}

/** Whole seconds, as the queue counts them; at least one. */
function secondsUntil(time: number, now: number): number {
  return Math.max(1, Math.ceil((time - now) / 1000));
}
