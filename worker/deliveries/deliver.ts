import type { Config } from "../context/config.ts";
import {
  readClaimed,
  type AutomaticUpdate,
  type ClaimedDeliveries,
} from "../db/claimed-updates.ts";
import { claimDue, type Claim, type Claims, type DueTimes } from "../db/due-deliveries.ts";
import { recordSettlements, type Pause, type Settlement } from "../db/settlements.ts";
import { hasOneFollower } from "../db/followers.ts";
import { readOpenIncidents } from "../db/incidents.ts";
import { openToken } from "../crypto/sealed-token.ts";
import { reasonOf, type Log } from "../logging/log.ts";
import { isOver } from "../../app/incidents/states.ts";
import { linksFor, sendBoard, type BoardContext } from "./board.ts";
import type { CallBudget } from "./budget.ts";
import { announcementOf, FLAPPING_MS, HOUR_MS, type Announcement } from "./flapping.ts";
import { flappingMessage, updateMessage } from "./message.ts";
import { settle, type Job, type NoCall, type SettledJob } from "./settle.ts";
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

/** Serves the claimed followers in groups, and records each group before the next one begins. */
async function serve(context: ServeContext, claimed: Claims): Promise<number | null> {
  const { db, budget, now, log } = context;
  const isClaimed = () => now() + GROUP_MS <= claimed.until;
  const left = [...claimed.claims];
  const attempts: Attempt[] = [];
  let unrecorded: Settlement[] = [];
  let pause: Pause = { kind: "unchanged" };
  let due: DueTimes = claimed;

  // A message that cannot be recorded would be sent again, so nothing more is sent.
  while (left.length > 0 && pause.kind !== "wanted" && unrecorded.length === 0 && isClaimed()) {
    const group = await Promise.all(left.splice(0, GROUP).map((claim) => attempt(context, claim)));
    attempts.push(...group);
    for (const { event } of group) if (event) log(event.name, event.fields);
    pause = pauseAfter(group, { wasPaused: claimed.pausedUntil !== null, now: now() });
    const settlements = group.map(({ settlement }) => settlement);
    const recorded = await record(context, { settlements, pause, mostTries: 1 });
    if (recorded) due = recorded;
    else unrecorded = settlements;
  }
  if (pause.kind === "wanted") log("deliveries.paused", { seconds: (pause.until - now()) / 1000 });
  // Once the claims are about to end, another consumer may hold what is left: it is due at their end by itself.
  if (isClaimed()) unrecorded.push(...left.map((claim) => released(claim, now())));
  if (unrecorded.length > 0) {
    // One call is left for the wake-up.
    const mostTries = budget.left() - 1;
    due = (await record(context, { settlements: unrecorded, pause, mostTries })) ?? due;
  }
  const called = attempts.filter(({ outcome }) => outcome !== null).length;
  const unanswered = attempts.filter((one) => one.isUnanswered).length;
  if (await isNobodyTold({ called, unanswered }, () => budget.spend(() => hasOneFollower(db)))) {
    log("deliveries.unanswered", { followers: unanswered });
  }
  return nextAfter(due);
}

/** Records settlements; null where the database takes none of the tries. */
async function record(
  { db, read, budget, now, wait, log }: ServeContext,
  { settlements, pause, mostTries }: { settlements: Settlement[]; pause: Pause; mostTries: number },
): Promise<DueTimes | null> {
  const { revision } = read;
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (tries > 0) await wait(RECORD_PAUSE_MS);
    try {
      return await budget.spend(() =>
        recordSettlements(db, settlements, { pause, revision, now: now() }),
      );
    } catch (error) {
      log("delivery.unrecorded", { followers: settlements.length, reason: reasonOf(error) });
    }
  }
  return null;
}

/** The longest pause that a call of the group was asked for; one that was on is over where calls were asked for none. */
function pauseAfter(
  group: readonly Attempt[],
  { wasPaused, now }: { wasPaused: boolean; now: number },
): Pause {
  const outcomes = group.flatMap(({ outcome }) => outcome ?? []);
  const seconds = outcomes.flatMap((outcome) =>
    outcome.kind === "limited" && outcome.everybody ? [outcome.seconds] : [],
  );
  if (seconds.length > 0) {
    return { kind: "wanted", until: now + Math.ceil(Math.max(...seconds) * 1000) };
  }
  return { kind: wasPaused && outcomes.length > 0 ? "over" : "unchanged" };
}

/** Left as it was, from a time on. */
function released({ webhookId }: Claim, dueAt: number): Settlement {
  return { webhookId, rows: [], dueAt, follower: null };
}

/** What came of one claim. */
interface Attempt extends SettledJob {
  /** Of the call of the platform; null if none was made. */
  outcome: Outcome | null;
  /** The platform failed, and the news is late. */
  isUnanswered: boolean;
}

async function attempt(context: ServeContext, claim: Claim): Promise<Attempt> {
  const { read, config, now, log } = context;
  const { webhookId, update } = claim;
  const follower = read.followers.get(webhookId);
  const claimedUpdate = read.updates.get(update);
  if (!follower || !claimedUpdate || follower.gone_at !== null) {
    const rows = claim.updates.map((id) => ended(id, claim));
    return uncalled({ ...released(claim, now()), rows });
  }
  if (follower.style === "board" && !read.boards.has(webhookId)) {
    return uncalled(released(claim, follower.board_claimed_until));
  }
  const { withdrawnAt } = claimedUpdate.incident;
  // Withdrawn since it was claimed: the message that was to be edited is deleted.
  const isToDelete = withdrawnAt !== undefined && claim.task === "edit";
  const current = isToDelete ? { ...claim, task: "delete" as const } : claim;
  const job = { claim: current, follower, claimedUpdate };
  const token = await openToken(follower.token, webhookId, config.sessionSecrets);
  if (token === null) {
    // The follower stays: once the missing secret is listed again, its token can be read.
    log("delivery.unreadable", { update });
    return uncalled(settle({ kind: "nothing" }, job, now()).settlement);
  }
  const outcome = await send(context, job, { id: webhookId, token });
  const at = now();
  const isCall = outcome.kind !== "nothing" && outcome.kind !== "held";
  return {
    ...settle(outcome, job, at),
    outcome: isCall ? outcome : null,
    isUnanswered: isUnanswered(outcome, job, at),
  };
}

function uncalled(settlement: Settlement): Attempt {
  return { settlement, event: null, outcome: null, isUnanswered: false };
}

function ended(update: number, { messageId }: Claim): Settlement["rows"][number] {
  return { update, state: "failed", attempts: 0, messageId, notBefore: 0, held: false };
}

async function send(context: ServeContext, job: Job, hook: OpenHook): Promise<Outcome | NoCall> {
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
  // A message of a withdrawn incident would link to a page that is gone.
  if (!update || incident.withdrawnAt !== undefined) return { kind: "nothing" };
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
