import { DAY_MS } from "../../app/contract/buckets.ts";
import type { Config } from "../context/config.ts";
import { openToken } from "../crypto/sealed-token.ts";
import {
  claimDue,
  readClaimed,
  type Claim,
  type ClaimedDeliveries,
  type Claims,
  type DueTimes,
} from "../db/due-deliveries.ts";
import { withTimeLimit } from "../db/time-limit.ts";
import { recordSettlements, type Pause, type Settlement } from "../db/settlements.ts";
import { reasonOf, type Log } from "../logging/log.ts";
import { turnOf } from "./flapping.ts";
import { linksFor, updateMessage, withdrawnMessage } from "./message.ts";
import { settle, type Result } from "./settle.ts";
import { ANSWER_MS, type Outcome, type WebhookClient } from "./webhook.ts";

/** Followers that one invocation serves, with a call to the platform each. */
const MOST_FOLLOWERS = 20;
/** Parallel calls to the platform, of the runtime's six. Each group is recorded before the next. */
const GROUP = 5;
/** A group's longest time: a call to the platform, and as long for the database. */
const GROUP_MS = 2 * ANSWER_MS;
/** Between starting two calls: the platform allows an address 50 a second. */
const PACE_MS = 34;
/** Calls of one invocation to D1, queue and platform; the free plan ends it at 50. */
const MOST_CALLS = 40;
/** Between two tries to record outcomes. */
const RECORD_PAUSE_MS = 100;
/** Older updates aren't sent. */
const MAX_AGE_MS = DAY_MS;

export interface DeliverContext {
  db: D1Database;
  webhooks: WebhookClient;
  config: Pick<Config, "siteUrl" | "sessionSecrets">;
  /** Epoch ms. */
  now: () => number;
  /** In ms. */
  wait: (ms: number) => Promise<void>;
  log: Log;
}

/**
 * Sends each due follower its next message. Returns when the next delivery is due (epoch ms; null
 * for none).
 * @throws what D1 throws, without losing anything: claims expire
 */
export async function deliverDue(context: DeliverContext): Promise<number | null> {
  const { now, wait } = context;
  const db = withTimeLimit(context.db);
  const claimed = await claimDue(db, { limit: MOST_FOLLOWERS, now: now() });
  if (claimed.claims.length === 0) return nextAfter(claimed);
  const read = await readClaimed(db, claimed.claims, now());
  let turn = Promise.resolve();
  const pace = () => (turn = turn.then(() => wait(PACE_MS)));
  return serve({ ...context, read, pace }, claimed);
}

function nextAfter({ nextAt, pausedUntil }: DueTimes): number | null {
  return nextAt === null ? null : Math.max(nextAt, pausedUntil ?? 0);
}

interface ServeContext extends DeliverContext {
  read: ClaimedDeliveries;
  /** Starts calls one by one at the platform's pace. */
  pace: () => Promise<void>;
}

/** Serves claimed followers in groups; records each group before the next. */
async function serve(context: ServeContext, claimed: Claims): Promise<number | null> {
  const { now, log } = context;
  const isClaimed = () => now() + GROUP_MS <= claimed.until;
  const left = [...claimed.claims];
  let unrecorded: Settlement[] = [];
  let pause: Pause = { kind: "unchanged" };
  let due: DueTimes = claimed;

  // A message that can't be recorded would be sent again, so stop sending.
  while (left.length > 0 && pause.kind !== "wanted" && unrecorded.length === 0 && isClaimed()) {
    const group = left.splice(0, GROUP);
    const attempts = judge(
      await Promise.all(
        group.map(async (claim) => ({ claim, result: await send(context, claim) })),
      ),
    );
    pause = pauseAfter(attempts, { wasPaused: claimed.pausedUntil !== null, now: now() });
    const settlements = attempts.map((one) => settleAttempt(context, one));
    const recorded = await record(context, settlements, { pause, mostTries: 1 });
    if (recorded) due = recorded;
    else unrecorded = settlements;
  }
  if (pause.kind === "wanted") log("deliveries.paused", { seconds: (pause.until - now()) / 1000 });
  // After the claim expires, another consumer may hold the rest, which becomes due again.
  if (isClaimed()) {
    const result = { kind: "left" } as const;
    unrecorded.push(...left.map((claim) => settleAttempt(context, { claim, result })));
  }
  if (unrecorded.length > 0) {
    const served = claimed.claims.length - left.length;
    // Claim and read, a call per follower, one to record each group, and one for the wake-up.
    const mostTries = MOST_CALLS - 2 - served - Math.ceil(served / GROUP) - 1;
    due = (await record(context, unrecorded, { pause, mostTries })) ?? due;
  }
  return nextAfter(due);
}

/** Records settlements; null if the database refuses every try. */
async function record(
  { db, now, wait, log }: ServeContext,
  settlements: readonly Settlement[],
  { pause, mostTries }: { pause: Pause; mostTries: number },
): Promise<DueTimes | null> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (tries > 0) await wait(RECORD_PAUSE_MS);
    try {
      // Unrecorded messages go out twice, so one hanging call must not end the next tries.
      return await recordSettlements(withTimeLimit(db), settlements, { pause, now: now() });
    } catch (error) {
      log("delivery.unrecorded", { followers: settlements.length, reason: reasonOf(error) });
    }
  }
  return null;
}

/** The result of a claim. */
interface Attempt<Kind = Result> {
  claim: Claim;
  result: Kind;
}

/**
 * Interprets a group's calls that the platform's edge blocked. If there are two, and it accepted
 * none of the group, it blocks this address; otherwise one channel, which is tried again alone.
 */
function judge(attempts: readonly Attempt<Outcome | Result>[]): Attempt[] {
  const blocked = attempts.filter(({ result }) => result.kind === "blocked");
  const isOfAddress = blocked.length > 1 && !attempts.some(({ result }) => result.kind === "sent");
  return attempts.map(({ claim, result }) => {
    if (result.kind !== "blocked") return { claim, result };
    const { reason, seconds } = result;
    return isOfAddress
      ? { claim, result: { kind: "limited", seconds, everybody: true } }
      : { claim, result: { kind: "failed", reason } };
  });
}

/** The longest pause that a call asked for; a running pause is over if no call asked. */
function pauseAfter(
  attempts: readonly Attempt[],
  { wasPaused, now }: { wasPaused: boolean; now: number },
): Pause {
  const seconds = attempts.flatMap(({ result }) =>
    result.kind === "limited" && result.everybody ? [result.seconds] : [],
  );
  if (seconds.length > 0) {
    return { kind: "wanted", until: now + Math.ceil(Math.max(...seconds) * 1000) };
  }
  const isCalled = attempts.some(({ result }) => !isNoCall(result));
  return { kind: wasPaused && isCalled ? "over" : "unchanged" };
}

function isNoCall({ kind }: Result): boolean {
  return kind === "held" || kind === "dropped" || kind === "left";
}

function settleAttempt({ read, now, log }: ServeContext, { claim, result }: Attempt): Settlement {
  const isLasting = claim.task === "withdraw" || read.updates.get(claim.update)?.isNewest === true;
  const { settlement, event } = settle(result, claim, { isLasting, now: now() });
  if (event) log(event.name, event.fields);
  return settlement;
}

/** Sends a follower its next message, unless it should get none or wait. */
async function send(context: ServeContext, claim: Claim): Promise<Outcome | Result> {
  const { webhooks, config, read, pace, now, log } = context;
  const { webhookId, task } = claim;
  const follower = read.followers.get(webhookId);
  const claimed = read.updates.get(claim.update);
  const [update] = claimed?.incident.updates ?? [];
  if (!follower || !claimed || !update || follower.gone_at !== null) return { kind: "dropped" };
  const { incident, isNewest } = claimed;
  const { withdrawnAt } = incident;
  const writtenAt = task === "withdraw" ? (withdrawnAt ?? 0) : update.at;
  const isOutdated = task === "post" && withdrawnAt !== undefined;
  if (isOutdated || writtenAt <= now() - MAX_AGE_MS) return { kind: "dropped" };

  const machine = read.machine.get(webhookId) ?? [];
  const own = machine.find((one) => one.update === claim.update && one.isAutomatic);
  if (own && task === "post") {
    const turn = turnOf(own, machine, { wasHeld: claim.wasHeld, isNewest, now: now() });
    if (turn.kind === "never") return { kind: "dropped" };
    if (turn.kind === "later") return { kind: "held", until: turn.at };
  }
  const token = await openToken(follower.token, webhookId, config.sessionSecrets);
  if (token === null) {
    // The follower stays: its token can be read once the missing secret is listed again.
    log("delivery.unreadable", { update: claim.update });
    return { kind: "dropped" };
  }
  const links = await linksFor(config, webhookId, now());
  const message =
    task === "withdraw"
      ? withdrawnMessage(incident, links)
      : updateMessage(incident, update, links);
  await pace();
  return webhooks.post({ id: webhookId, token }, message);
}
