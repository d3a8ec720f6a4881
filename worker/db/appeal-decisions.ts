import * as v from "valibot";
import { CLAIM_MS, type AppealAction } from "../../app/contract/appeals.ts";
import { appealRow, REPEAT_MS, insertMessageIfChanged } from "./appeals.ts";

/**
 * What the team does with appeals. Each statement checks its conditions, so of two parallel writes
 * one succeeds. All functions throw what D1 throws.
 */

interface TeamWrite {
  id: string;
  member: string;
  /** Epoch ms. */
  now: number;
  /** The newest message the member has seen; null skips the check. */
  seen: number | null;
  text?: string | undefined;
}

/** `repeated`: just done by the member. `refused`: decided, another's, or has a newer message. */
type Written = "written" | "repeated" | "refused";

const UNDECIDED = "state IN ('received', 'read', 'asked')";
const IS_FREE = `(claimed_by IS NULL OR claimed_by = ?2 OR claimed_at <= ?3 - ${CLAIM_MS})`;

interface Step {
  /** The resulting state; null if it depends. */
  state: string | null;
  /** Columns to set. ?2: the member, ?3: now. */
  set: string;
  where: string;
}

const decide = (decision: string) =>
  `decision = '${decision}', decided_by = ?2, decided_at = ?3, changed_at = ?3`;

const STEPS: Record<Exclude<AppealAction, "release">, Step> = {
  claim: {
    state: null,
    set: `state = iif(state = 'received', 'read', state), changed_at = iif(state = 'received', ?3, changed_at)`,
    where: `${UNDECIDED} AND ${IS_FREE}`,
  },
  ask: {
    state: "asked",
    set: "state = 'asked', changed_at = ?3",
    where: `${UNDECIDED} AND ${IS_FREE}`,
  },
  accept: {
    state: "accepted",
    set: `state = 'accepted', ${decide("accept")}`,
    where: `kind = 'sanction' AND ${UNDECIDED} AND ${IS_FREE}`,
  },
  decline: {
    state: "declined",
    set: `state = 'declined', ended_at = ?3, ${decide("decline")}`,
    where: `${UNDECIDED} AND ${IS_FREE}`,
  },
  // Any member may say that an accepted sanction is lifted: it is or it isn't.
  done: {
    state: "done",
    set: `state = 'done', ended_at = ?3, changed_at = ?3, decision = coalesce(decision, 'done'),
      decided_by = coalesce(decided_by, ?2), decided_at = coalesce(decided_at, ?3)`,
    where: `(state = 'accepted' OR (kind = 'deletion' AND ${UNDECIDED} AND ${IS_FREE}))`,
  },
};

/** Whether the member has just done the same. ?5: the resulting state, ?6: the text or null. */
const IS_REPEATED = `claimed_by = ?2 AND state IS ?5 AND changed_at > ?3 - ${REPEAT_MS}
  AND (?6 IS NULL OR ?6 = (SELECT text FROM appeal_messages
    WHERE appeal_id = appeals.id AND author = ?2 ORDER BY id DESC LIMIT 1))`;

/** Claims an appeal, asks, decides or ends it; adds the text as a message. */
export async function writeAppeal(
  db: D1Database,
  action: keyof typeof STEPS,
  { id, member, now, seen, text }: TeamWrite,
): Promise<Written> {
  const { state, set, where } = STEPS[action];
  const words = text ?? null;
  const [written, , repeated] = await db.batch([
    db
      .prepare(
        `UPDATE appeals SET ${set}, claimed_by = ?2, claimed_at = ?3
          WHERE id = ?1 AND ${where} AND NOT (${IS_REPEATED}) AND (?4 IS NULL
            OR ?4 >= coalesce((SELECT max(id) FROM appeal_messages WHERE appeal_id = appeals.id), 0))
          RETURNING id`,
      )
      .bind(id, member, now, seen, state, words),
    insertMessageIfChanged(db, { appealId: id, byTeam: true, author: member, text: words, now }),
    db
      .prepare(`SELECT 1 FROM appeals WHERE id = ?1 AND ?4 IS NULL AND ${IS_REPEATED}`)
      .bind(id, member, now, null, state, words),
  ]);
  if (written?.results.length === 1) return "written";
  return repeated?.results.length === 1 ? "repeated" : "refused";
}

/** Gives up the member's claim; false if the member doesn't hold it, or it is decided. */
export async function releaseAppeal(
  db: D1Database,
  { id, member }: Pick<TeamWrite, "id" | "member">,
): Promise<boolean> {
  const written = await db
    .prepare(
      `UPDATE appeals SET claimed_by = NULL, claimed_at = NULL
        WHERE id = ?1 AND ${UNDECIDED} AND claimed_by = ?2 RETURNING id`,
    )
    .bind(id, member)
    .first();
  return written !== null;
}

/** What the bot should do. `at` is when the team said so, epoch ms. */
const forBot = v.object({
  ...v.pick(appealRow, ["id", "kind", "list", "subject", "target"]).entries,
  at: v.number(),
});

/** Most appeals in an answer; the bot finds the rest once these are done. */
const MOST_FOR_BOT = 500;

/** States in which the bot may act: an accepted appeal, a claimed deletion request. */
export const BOT_STATES = ["accepted", "read"] as const;
const IS_FOR_BOT = `(state = 'accepted' OR (kind = 'deletion' AND state = 'read' AND claimed_by IS NOT NULL))`;

/** What the bot may do now in one state, oldest first. */
export async function readForBot(
  db: D1Database,
  state: (typeof BOT_STATES)[number],
): Promise<v.InferOutput<typeof forBot>[]> {
  const { results } = await db
    .prepare(
      `SELECT id, kind, list, subject, target, coalesce(decided_at, claimed_at) AS "at" FROM appeals
        WHERE state = ?1 AND ${IS_FOR_BOT} ORDER BY created_at, id LIMIT ${MOST_FOR_BOT}`,
    )
    .bind(state)
    .all();
  return v.parse(v.array(forBot), results);
}

/** The bot lifted the sanction or deleted the data; false if it wasn't its turn, or done before. */
export async function endByBot(
  db: D1Database,
  { id, now }: Pick<TeamWrite, "id" | "now">,
): Promise<boolean> {
  const written = await db
    .prepare(
      `UPDATE appeals SET state = 'done', ended_at = ?2, changed_at = ?2, decision = coalesce(decision, 'done'),
          decided_by = coalesce(decided_by, claimed_by), decided_at = coalesce(decided_at, ?2)
        WHERE id = ?1 AND ${IS_FOR_BOT} RETURNING id`,
    )
    .bind(id, now)
    .first();
  return written !== null;
}
