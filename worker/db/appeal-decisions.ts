import { DAY_MS } from "../../app/contract/buckets.ts";
import { sayIfChanged } from "./appeals.ts";

/**
 * What the team does with an appeal. Each write holds its own conditions, so that of two at once one writes. Every
 * function throws what D1 throws, and is false where somebody else holds or has decided the appeal, or has written since
 * `seen`.
 */

/** Somebody else's claim may be taken over after this long. */
export const CLAIM_MS = DAY_MS;

interface TeamWrite {
  id: string;
  /** The member of the team. */
  member: string;
  /** Epoch ms. */
  now: number;
  /** The newest message they have seen; null for any. */
  seen: number | null;
}

const UNDECIDED = "id = ?1 AND state IN ('received', 'read', 'asked')";
/** ?2: the member, ?3: now, ?4: the newest message they have seen. */
const MAY_WRITE = `${UNDECIDED} AND (claimed_by IS NULL OR claimed_by = ?2 OR claimed_at <= ?3 - ${CLAIM_MS})
  AND (?4 IS NULL OR ?4 >= (SELECT max(id) FROM appeal_messages WHERE appeal_id = appeals.id))`;

/** The columns that each action sets. */
const CHANGES = {
  claim: `state = iif(state = 'received', 'read', state), changed_at = iif(state = 'received', ?3, changed_at)`,
  ask: "state = 'asked', changed_at = ?3",
  accept:
    "state = 'waiting', changed_at = ?3, decision = 'accept', decided_by = ?2, decided_at = ?3",
  decline: `state = 'declined', changed_at = ?3, decision = 'decline', decided_by = ?2, decided_at = ?3,
    ended_at = ?3`,
} as const;

/** Claims an appeal, asks its writer or decides about it; a text becomes a message. */
export async function writeAppeal(
  db: D1Database,
  action: keyof typeof CHANGES,
  { id, member, now, seen, text }: TeamWrite & { text?: string | undefined },
): Promise<boolean> {
  const update = db
    .prepare(
      `UPDATE appeals SET ${CHANGES[action]}, claimed_by = ?2, claimed_at = ?3
        WHERE ${MAY_WRITE} RETURNING id`,
    )
    .bind(id, member, now, seen);
  const say =
    text === undefined
      ? []
      : [sayIfChanged(db, { appealId: id, byTeam: true, author: member, text, now })];
  const [written] = await db.batch([update, ...say]);
  return written?.results.length === 1;
}

/** Gives back one's own claim. */
export async function releaseAppeal(
  db: D1Database,
  { id, member }: Pick<TeamWrite, "id" | "member">,
): Promise<boolean> {
  const written = await db
    .prepare(
      `UPDATE appeals SET claimed_by = NULL, claimed_at = NULL
        WHERE ${UNDECIDED} AND claimed_by = ?2 RETURNING id`,
    )
    .bind(id, member)
    .first();
  return written !== null;
}
