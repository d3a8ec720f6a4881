import type { Member } from "../../app/contract/person.ts";
import type { Session } from "./sessions.ts";

/** Staff rights end this long after the sign-in. */
export const STAFF_MS = 12 * 60 * 60 * 1000;
const REMEMBER_MS = 30_000;

/** The rank of a person on the team, null for anybody else, "unknown" when the team is unreadable. */
export type Membership = { rank: string } | null | "unknown";

/** The team as this isolate last read it; never the cookie, never a stale copy (design section 6). */
export interface TeamMemory {
  ranks: Map<string, string>;
  /** Epoch ms. */
  readAt: number;
}

export interface StaffNeeds {
  readTeam: () => Promise<Member[]>;
  memory: { team: TeamMemory | null };
  now: () => number;
}

async function membershipOf(needs: StaffNeeds, userId: string): Promise<Membership> {
  const { memory, now } = needs;
  if (!memory.team || now() - memory.team.readAt > REMEMBER_MS) {
    try {
      const members = await needs.readTeam();
      // Nobody at all on the team is a broken answer, not a decision.
      if (members.length === 0) return "unknown";
      const ranks = new Map(members.map((member) => [member.user_id, member.rank]));
      memory.team = { ranks, readAt: now() };
    } catch {
      return "unknown"; // the read itself has logged why
    }
  }
  const rank = memory.team.ranks.get(userId);
  return rank === undefined ? null : { rank };
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
