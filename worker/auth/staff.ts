import { BotError } from "../../app/contract/bot.ts";
import type { Member } from "../../app/contract/person.ts";
import { WAIT_MS } from "../bot/context.ts";
import { createFlights, type Flights } from "../single-flight.ts";
import { within } from "../within.ts";
import type { Session } from "./sessions.ts";

/** Staff rights end this long after the sign-in. */
export const STAFF_MS = 12 * 60 * 60 * 1000;
const REMEMBER_MS = 30_000;
/** From this age on the team is read anew behind the answer, so that one failure shuts nobody out. */
const REFRESH_MS = 20_000;
/** An unreadable team is not asked for again for this long. */
const FAILED_MS = 2000;

/** The rank of a person on the team, null for anybody else, "unknown" when the team is unreadable. */
export type Membership = { rank: string } | null | "unknown";

/** What one isolate knows of the team; never from the cookie, never from a kept copy. */
export interface TeamMemory {
  /** The team as last read, and the epoch ms at which it was asked for. */
  team: { ranks: ReadonlyMap<string, string>; askedAt: number } | null;
  /** Epoch ms before which an unreadable team is not asked for again. */
  askFrom: number;
  /** One question for everybody who asks meanwhile. */
  readOnce: Flights<void>;
}

export function createTeamMemory(now: () => number): TeamMemory {
  return { team: null, askFrom: 0, readOnce: createFlights(WAIT_MS, now) };
}

export interface StaffNeeds {
  readTeam: () => Promise<Member[]>;
  memory: TeamMemory;
  /** Epoch ms. */
  now: () => number;
  waitUntil: (work: Promise<unknown>) => void;
}

async function membershipOf(needs: StaffNeeds, userId: string): Promise<Membership> {
  const { memory, now, waitUntil } = needs;
  const age = () => (memory.team ? now() - memory.team.askedAt : Infinity);
  if (age() > REFRESH_MS && now() >= memory.askFrom) {
    const reading = memory.readOnce("team", {
      start: () => readTeam(needs),
      onError() {}, // whoever waits for it learns that the team is unknown
      waitUntil,
    });
    if (age() > REMEMBER_MS) await within(WAIT_MS, reading).catch(() => {});
  }
  if (!memory.team || age() > REMEMBER_MS) return "unknown";
  const rank = memory.team.ranks.get(userId);
  return rank === undefined ? null : { rank };
}

async function readTeam({ readTeam, memory, now }: StaffNeeds): Promise<void> {
  const askedAt = now();
  try {
    const members = await readTeam();
    // Nobody at all on the team is a broken answer, not a decision.
    if (members.length === 0) throw new BotError("shape", "The team is empty");
    // A question that outlived its successor must not bring back what it heard.
    if (memory.team && memory.team.askedAt > askedAt) return;
    const ranks = new Map(members.map((member) => [member.user_id, member.rank]));
    memory.team = { ranks, askedAt };
  } catch (error) {
    // What the breaker refused was not asked; it says itself when the next question may be.
    const wasAsked = !(error instanceof BotError && error.kind === "closed");
    if (wasAsked) memory.askFrom = now() + FAILED_MS;
    throw error;
  }
}

/** What a session may do now. One rule for pages and API. */
export type Standing =
  | { kind: "signed-out" }
  /** The session store does not answer: nobody can be told apart. */
  | { kind: "unavailable" }
  | { kind: "expired"; session: Session }
  | { kind: "stranger"; session: Session }
  | { kind: "unknown"; session: Session }
  | { kind: "member"; session: Session; rank: string };

export async function standingOf(needs: StaffNeeds, session: Session | null): Promise<Standing> {
  if (!session) return { kind: "signed-out" };
  if (needs.now() - session.signedInAt >= STAFF_MS) return { kind: "expired", session };
  const membership = await membershipOf(needs, session.id);
  if (membership === "unknown") return { kind: "unknown", session };
  if (membership === null) return { kind: "stranger", session };
  return { kind: "member", session, rank: membership.rank };
}
