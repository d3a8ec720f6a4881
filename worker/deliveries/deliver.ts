import type { Config } from "../context/config.ts";
import {
  readClaimed,
  type AutomaticUpdate,
  type ClaimedDeliveries,
  type ClaimedUpdate,
} from "../db/claimed-updates.ts";
import { claimDue, type Claim, type Claims, type DueTimes } from "../db/due-deliveries.ts";
import { recordSettlements, type Settlement } from "../db/settlements.ts";
import { hasOneFollower, type Follower } from "../db/followers.ts";
import { readOpenIncidents } from "../db/incidents.ts";
import { openToken } from "../crypto/sealed-token.ts";
import { reasonOf, type Log } from "../logging/log.ts";
import { isOver } from "../../app/incidents/states.ts";
import { linksFor, sendBoard, type BoardContext } from "./board.ts";
import type { CallBudget } from "./budget.ts";
import { announcementOf, FLAPPING_MS, HOUR_MS, type Announcement } from "./flapping.ts";
import { flappingMessage, updateMessage } from "./message.ts";
import { settle, type Result, type Settled } from "./settle.ts";
import { concerns, readShardCount } from "./shard-count.ts";
import { isNobodyTold, isUnanswered } from "./unanswered.ts";
import { ANSWER_MS, type OpenHook, type Outcome, type WebhookClient } from "./webhook.ts";

/** Followers that one invocation serves, each by one call of the platform. */
const MOST_FOLLOWERS = 20;
/** Calls of the platform under way at once, of the runtime's six; their outcomes are recorded before the next ones begin. */
const GROUP = 5;
/** The longest that a group may take: a call of the platform, and as long again for the database to record it. */
const GROUP_MS = 2 * ANSWER_MS;
/** Between the starts of two calls of the platform, which allows one address 50 a second. */
const PACE_MS = 34;
/** Between two tries to record outcomes. */
const RECORD_PAUSE_MS = 100;
/** Older updates are not sent any more. */
const MAX_UPDATE_AGE_MS = 24 * HOUR_MS;

const GRAVITIES = { none: 1, minor: 1, major: 2, critical: 3 };

export interface DeliverContext {
  db: D1Database;
  webhooks: WebhookClient;
  config: Pick<Config, "siteUrl" | "botApiUrl" | "cache" | "sessionSecrets">;
  budget: CallBudget;
  /** Epoch ms. */
  now: () => number;
  /** Resolves after the number of ms. */
  wait: (ms: number) => Promise<void>;
  log: Log;
}

/**
 * Tells the next followers that are due what they are to be told, each by one message. Answers when the next delivery
 * is due (epoch ms; null where none is open).
 * @throws what D1 throws; nothing is lost by that, as claims end by themselves
 */
export async function deliverDue(context: DeliverContext): Promise<number | null> {
  const { db, budget, now } = context;
  const claimed = await budget.spend(() => claimDue(db, { limit: MOST_FOLLOWERS, now: now() }));
  const { claims, until } = claimed;
  if (claims.length === 0) return nextAfter(claimed);
  const read = await budget.spend(() =>
    readClaimed(db, claims, { until, now: now(), since: now() - FLAPPING_MS }),
  );
  return serve({ ...context, ...(await prepare(context, read)), read }, claimed);
}

function nextAfter({ nextAt, pausedUntil }: DueTimes): number | null {
  return nextAt === null ? null : Math.max(nextAt, pausedUntil ?? 0);
}

interface Prepared {
  incidents: BoardContext["incidents"];
  shardCount: number;
  /** Starts the calls of the platform one after the other, at its pace. */
  pace: () => Promise<void>;
}

/** Reads data that several followers need, once and only if one does. */
async function prepare(context: DeliverContext, read: ClaimedDeliveries): Promise<Prepared> {
  const followers = [...read.followers.values()];
  const hasBoards = followers.some(({ style }) => style === "board");
  const hasScopes = followers.some(({ scope }) => scope === "server");
  let turn = Promise.resolve();
  return {
    incidents: hasBoards ? await context.budget.spend(() => readOpenIncidents(context.db)) : [],
    shardCount: hasScopes ? await context.budget.spend(() => readShardCount(context)) : 0,
    pace: () => (turn = turn.then(() => context.wait(PACE_MS))),
  };
}

interface ServeContext extends DeliverContext, Prepared {
  read: ClaimedDeliveries;
}

/** The platform's answer about pauses: the time until which to wait, null when a pause is over, undefined if it was not called. */
type Pause = number | null | undefined;

/** Tells the claimed followers in groups, and records each group before the next one begins. */
async function serve(
  context: ServeContext,
  { claims, until, pausedUntil, nextAt }: Claims,
): Promise<number | null> {
  const { db, budget, now, wait, log } = context;
  const left = [...claims];
  let unrecorded: Settlement[] = [];
  let pause: Pause;
  let next = nextAfter({ nextAt, pausedUntil });
  const answers = { called: 0, unanswered: 0 };

  async function record(most: number): Promise<boolean> {
    for (let tries = 0; tries < most && unrecorded.length > 0; tries += 1) {
      if (tries > 0) await wait(RECORD_PAUSE_MS);
      try {
        const recorded = await budget.spend(() =>
          recordSettlements(db, unrecorded, {
            pausedUntil: pause,
            revision: context.read.revision,
            now: now(),
          }),
        );
        next = nextAfter(recorded);
        unrecorded = [];
      } catch (error) {
        log("delivery.unrecorded", { followers: unrecorded.length, reason: reasonOf(error) });
      }
    }
    return unrecorded.length === 0;
  }

  const isClaimed = () => now() + GROUP_MS <= until;

  while (left.length > 0 && typeof pause !== "number" && isClaimed()) {
    const told = await Promise.all(left.splice(0, GROUP).map((claim) => tell(context, claim)));
    for (const { settled, outcome, isLate } of told) {
      unrecorded.push(settled.settlement);
      if (outcome) answers.called += 1;
      if (isLate) answers.unanswered += 1;
      if (settled.event) log(settled.event.name, settled.event.fields);
      if (outcome?.kind === "limited" && outcome.everybody) {
        pause = Math.max(pause ?? 0, now() + Math.ceil(outcome.seconds * 1000));
      } else if (outcome && pausedUntil !== null) pause ??= null;
    }
    // A message that cannot be recorded would be sent again, so nothing more is sent.
    if (!(await record(1))) break;
  }
  if (typeof pause === "number") log("deliveries.paused", { seconds: (pause - now()) / 1000 });
  // Once the claims are about to end, another consumer may hold what is left: it is due at their end by itself.
  if (isClaimed()) unrecorded.push(...left.map((claim) => released(claim, now())));
  // One call is left for the wake-up.
  await record(budget.left() - 1);
  if (await isNobodyTold(answers, () => budget.spend(() => hasOneFollower(db)))) {
    log("deliveries.unanswered", { followers: answers.unanswered });
  }
  return next;
}

/** Left as it was, from a time on. */
function released({ webhookId }: Claim, dueAt: number): Settlement {
  return { webhookId, rows: [], dueAt, follower: null };
}

interface Told {
  settled: Settled;
  /** The platform's answer; null if it was not called. */
  outcome: Outcome | null;
  /** The platform failed, and the news is late. */
  isLate?: boolean;
}

async function tell(context: ServeContext, claim: Claim): Promise<Told> {
  const { read, config, now, log } = context;
  const { webhookId, update } = claim;
  const follower = read.followers.get(webhookId);
  const claimedUpdate = read.updates.get(update);
  if (!follower || !claimedUpdate || follower.gone_at !== null) {
    const rows = claim.updates.map((id) => ended(id, claim));
    return {
      settled: { settlement: { ...released(claim, now()), rows }, event: null },
      outcome: null,
    };
  }
  if (follower.style === "board" && !read.boards.has(webhookId)) {
    const settlement = released(claim, follower.board_claimed_until);
    return { settled: { settlement, event: null }, outcome: null };
  }
  const told = { claim, follower, claimedUpdate };
  const token = await openToken(follower.token, webhookId, config.sessionSecrets);
  if (token === null) {
    // The follower stays: once the missing secret is listed again, its token can be read.
    log("delivery.unreadable", { update });
    return { settled: settle({ kind: "nothing" }, { ...told, now: now() }), outcome: null };
  }
  const result = await send(context, told, { id: webhookId, token });
  const toldNow = { ...told, now: now() };
  const settled = settle(result, toldNow);
  const isAnswer = result.kind !== "nothing" && result.kind !== "held";
  return { settled, outcome: isAnswer ? result : null, isLate: isUnanswered(result, toldNow) };
}

function ended(update: number, { messageId }: Claim): Settlement["rows"][number] {
  return { update, state: "failed", attempts: 0, messageId, notBefore: 0, held: false };
}

interface Job {
  claim: Claim;
  follower: Follower;
  claimedUpdate: ClaimedUpdate;
}

async function send(context: ServeContext, job: Job, hook: OpenHook): Promise<Result> {
  const { webhooks, config, budget, pace, now } = context;
  const { claim, follower, claimedUpdate } = job;
  const post = async (work: () => Promise<Outcome>) => {
    await pace();
    return budget.spend(work);
  };
  if (follower.style === "board") {
    return post(async () => sendBoard({ ...context, now: now() }, follower, hook));
  }
  if (claim.task === "delete") {
    return post(async () => webhooks.removeMessage(hook, claim.messageId ?? ""));
  }
  const { incident } = claimedUpdate;
  const [update] = incident.updates;
  if (!update) return { kind: "nothing" };
  const links = await linksFor(config, hook.id, now());
  if (claim.task === "edit") {
    const message = updateMessage(incident, update, links);
    return post(async () => webhooks.edit(hook, claim.messageId ?? "", message));
  }
  if (update.at <= now() - MAX_UPDATE_AGE_MS) return { kind: "nothing" };
  const announcement = announcementFor(context, job);
  switch (announcement.kind) {
    case "silent":
      return announcement.until === null
        ? { kind: "nothing" }
        : { kind: "held", until: announcement.until };
    case "flapping": {
      const message = flappingMessage(incident, update, announcement.changes, links);
      const outcome = await post(async () => webhooks.post(hook, message));
      // It is about many incidents, so a correction of one of them does not edit it.
      return outcome.kind === "sent" ? { ...outcome, messageId: null } : outcome;
    }
    case "update":
      return post(async () => webhooks.post(hook, updateMessage(incident, update, links)));
  }
}

type FollowerAnnouncement =
  | Exclude<Announcement, { kind: "silent" }>
  /** `until`: when it is posted after all if nothing changes before; null if something has changed since. */
  | { kind: "silent"; until: number | null };

/** Only changes since the follower was added, and within its scope, count. */
function announcementFor(
  { read, shardCount, now }: ServeContext,
  { claim, follower }: Job,
): FollowerAnnouncement {
  const isOwn = ({ shards }: AutomaticUpdate) =>
    follower.scope === "all" || concerns(shards, follower.guild_id, shardCount);
  const changes = read.automatic
    .filter((one) => one.at >= follower.created_at && isOwn(one))
    .map(({ id, incident, at, status, impact }) => ({
      id,
      incident,
      at,
      gravity: isOver(status) ? 0 : GRAVITIES[impact],
    }));
  const index = changes.findIndex(({ id }) => id === claim.update);
  const change = changes[index];
  if (!change) return { kind: "update" };
  const isNewest = index === changes.length - 1;
  const announcement = announcementOf(changes.slice(0, index + 1), { now: now(), isNewest });
  if (announcement.kind !== "silent") return announcement;
  return { kind: "silent", until: isNewest ? change.at + HOUR_MS : null };
}
