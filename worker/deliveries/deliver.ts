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

/** Followers that one invocation serves, each by one call of the platform. */
const MOST_FOLLOWERS = 20;
/** Calls of the platform under way at once, of the runtime's six; their outcomes are recorded before the next ones begin. */
const GROUP = 5;
/** The longest that a group may take: a call of the platform, and as long again for the database to record it. */
const GROUP_MS = 2 * ANSWER_MS;
/** Between the starts of two calls of the platform, which allows one address 50 a second. */
const PACE_MS = 34;
/** Calls that one invocation makes: to D1, the queue and the platform together. The free plan ends it at 50. */
const MOST_CALLS = 40;
/** Between two tries to record outcomes. */
const RECORD_PAUSE_MS = 100;
/** What was written longer ago is not sent any more. */
const MAX_AGE_MS = DAY_MS;

export interface DeliverContext {
  db: D1Database;
  webhooks: WebhookClient;
  config: Pick<Config, "siteUrl" | "sessionSecrets">;
  /** Epoch ms. */
  now: () => number;
  /** Resolves after the number of ms. */
  wait: (ms: number) => Promise<void>;
  log: Log;
}

/**
 * Sends the next followers that are due what is next for each, one message. Answers when the next delivery is due (epoch
 * ms; null where none is open).
 * @throws what D1 throws; nothing is lost by that, as claims end by themselves
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
  /** Starts the calls of the platform one after the other, at its pace. */
  pace: () => Promise<void>;
}

/** Serves the claimed followers in groups, and records each group before the next one begins. */
async function serve(context: ServeContext, claimed: Claims): Promise<number | null> {
  const { now, log } = context;
  const isClaimed = () => now() + GROUP_MS <= claimed.until;
  const left = [...claimed.claims];
  let unrecorded: Settlement[] = [];
  let pause: Pause = { kind: "unchanged" };
  let due: DueTimes = claimed;

  // A message that cannot be recorded would be sent again, so nothing more is sent.
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
  // Once the claims are about to end, another consumer may hold what is left: it is due at their end by itself.
  if (isClaimed()) {
    const result = { kind: "left" } as const;
    unrecorded.push(...left.map((claim) => settleAttempt(context, { claim, result })));
  }
  if (unrecorded.length > 0) {
    const served = claimed.claims.length - left.length;
    // Claim and read, a call for each follower, one to record each group; and one is left for the wake-up.
    const mostTries = MOST_CALLS - 2 - served - Math.ceil(served / GROUP) - 1;
    due = (await record(context, unrecorded, { pause, mostTries })) ?? due;
  }
  return nextAfter(due);
}

/** Records settlements; null where the database takes none of the tries. */
async function record(
  { db, now, wait, log }: ServeContext,
  settlements: readonly Settlement[],
  { pause, mostTries }: { pause: Pause; mostTries: number },
): Promise<DueTimes | null> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (tries > 0) await wait(RECORD_PAUSE_MS);
    try {
      // A time limit of its own: what is not recorded comes twice, so a call that hangs must not end the next tries.
      return await recordSettlements(withTimeLimit(db), settlements, { pause, now: now() });
    } catch (error) {
      log("delivery.unrecorded", { followers: settlements.length, reason: reasonOf(error) });
    }
  }
  return null;
}

/** What came of a claim. */
interface Attempt<Kind = Result> {
  claim: Claim;
  result: Kind;
}

/**
 * What calls that the platform's edge has barred mean. Two followers at once, and no message taken: this address is
 * blocked, which is no follower's fault. Otherwise it is the matter of one channel, which is tried again by itself.
 */
function judge(attempts: readonly Attempt<Outcome | Result>[]): Attempt[] {
  const barred = attempts.filter(({ result }) => result.kind === "barred");
  const isBlocked = barred.length > 1 && !attempts.some(({ result }) => result.kind === "sent");
  return attempts.map(({ claim, result }) => {
    if (result.kind !== "barred") return { claim, result };
    const { reason, seconds } = result;
    return isBlocked
      ? { claim, result: { kind: "limited", seconds, everybody: true } }
      : { claim, result: { kind: "failed", reason } };
  });
}

/** The longest pause that a call of the group was asked for; one that was on is over where calls were asked for none. */
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

/** Sends a follower the message that is next, unless it is to have none or to wait for it. */
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
    // The follower stays: once the missing secret is listed again, its token can be read.
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
