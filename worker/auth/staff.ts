import { UNAVAILABLE } from "../../app/contract/unavailable.ts";
import { BotError } from "../../app/contract/bot.ts";
import type { Member } from "../../app/contract/person.ts";
import { WAIT_MS } from "../bot/context.ts";
import { failureFields, type LogFields } from "../logging/log.ts";
import { createSingleFlight, type SingleFlight } from "../primitives/single-flight.ts";
import { withTimeout } from "../primitives/with-timeout.ts";
import type { AccessDecision } from "../context/services.ts";
import { isRecent, type Session } from "../context/sessions.ts";

/** How long to trust the team after requesting it. */
const MAX_AGE_MS = 30_000;
/** From this age, refresh in the background, so that one failed request locks nobody out. */
const REFRESH_MS = 20_000;
/** While reads fail, members may see the health page this long after the last good one. */
export const LAST_TEAM_MS = 15 * 60 * 1000;
const RETRY_MS = 2000;

/** A member's rank, null for others, "unknown" if the team can't be read. */
type Membership = { rank: string } | null | "unknown";

/** The team in one isolate's memory, always from the bot API, never from a cookie or cache. */
export interface TeamMemory {
  /** The team as last read, and when it was requested (epoch ms). */
  team: { ranks: ReadonlyMap<string, string>; requestedAt: number } | null;
  /** After a failure: no request before this time, epoch ms. */
  retryFrom: number;
  /** Why the last request failed; empty after a good one. */
  failure: LogFields;
  readOnce: SingleFlight<void>;
}

export function createTeamMemory(now: () => number): TeamMemory {
  return { team: null, retryFrom: 0, failure: {}, readOnce: createSingleFlight(WAIT_MS, now) };
}

export interface TeamContext {
  readTeam: () => Promise<Member[]>;
  memory: TeamMemory;
  /** Epoch ms. */
  now: () => number;
  waitUntil: (work: Promise<unknown>) => void;
}

async function membershipOf(context: TeamContext, userId: string): Promise<Membership> {
  const { memory, now, waitUntil } = context;
  const age = () => (memory.team ? now() - memory.team.requestedAt : Infinity);
  if (age() > REFRESH_MS && now() >= memory.retryFrom) {
    const refreshed = memory.readOnce("team", {
      start: () => refreshTeam(context),
      onError() {}, // `readTeam` has logged it.
      waitUntil,
    });
    if (age() > MAX_AGE_MS) await withTimeout(WAIT_MS, refreshed).catch(() => {});
  }
  if (!memory.team || age() > MAX_AGE_MS) return "unknown";
  const rank = memory.team.ranks.get(userId);
  return rank === undefined ? null : { rank };
}

async function refreshTeam({ readTeam, memory, now }: TeamContext): Promise<void> {
  const requestedAt = now();
  try {
    const members = await readTeam();
    // An empty team is the bot API's fault; it must not revoke everybody's rights.
    if (members.length === 0) throw new BotError("shape", UNAVAILABLE.noTeam);
    // A slow answer must not replace a later request's.
    if (memory.team && memory.team.requestedAt > requestedAt) return;
    const ranks = new Map(members.map((member) => [member.user_id, member.rank]));
    memory.team = { ranks, requestedAt };
    memory.failure = {};
  } catch (error) {
    // The breaker refused: nothing was sent, and it sets the pause itself.
    const wasSent = !(error instanceof BotError && error.kind === "closed");
    if (wasSent) memory.retryFrom = now() + RETRY_MS;
    if (wasSent || memory.failure.kind === undefined) memory.failure = failureFields(error);
    throw error;
  }
}

/** From this isolate's memory alone; the public team list never counts. */
function lastRankOf({ memory: { team }, now }: TeamContext, userId: string): string | null {
  if (!team || now() - team.requestedAt > LAST_TEAM_MS) return null;
  return team.ranks.get(userId) ?? null;
}

export async function decideAccess(
  context: TeamContext,
  session: Session | null,
): Promise<AccessDecision> {
  if (!session) return { kind: "signed-out" };
  if (!isRecent(session, context.now())) return { kind: "expired", session };
  const membership = await membershipOf(context, session.id);
  if (membership === "unknown") {
    const { failure } = context.memory;
    const reason = UNAVAILABLE.teamLate;
    const lastRank = lastRankOf(context, session.id);
    return { kind: "unknown", session, failure: { reason, ...failure }, lastRank };
  }
  if (membership === null) return { kind: "not-a-member", session };
  return { kind: "member", session, rank: membership.rank };
}
