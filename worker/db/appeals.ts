import * as v from "valibot";
import { APPEAL_KINDS, APPEAL_STATES, type AppealKind } from "../../app/contract/appeals.ts";
import { listId } from "../../app/contract/standing.ts";

/** Appeals for their writers. Times are epoch ms. All functions throw what D1 throws. */

const ids = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

export const appealRow = v.object({
  id: v.string(),
  kind: v.picklist(APPEAL_KINDS),
  person: v.string(),
  list: v.nullable(listId),
  subject: v.string(),
  target: v.nullable(v.string()),
  given_at: v.nullable(v.number()),
  givers: ids,
  until: v.nullable(v.number()),
  due_at: v.nullable(v.number()),
  state: v.picklist(APPEAL_STATES),
  created_at: v.number(),
  changed_at: v.number(),
  claimed_by: v.nullable(v.string()),
  claimed_at: v.nullable(v.number()),
  decision: v.nullable(v.picklist(["accept", "decline", "done"])),
  decided_by: v.nullable(v.string()),
  decided_at: v.nullable(v.number()),
  declined_before: v.number(),
  ended_at: v.nullable(v.number()),
});

export type AppealRow = v.InferOutput<typeof appealRow>;

export const messageRow = v.object({
  id: v.number(),
  appeal_id: v.string(),
  by_team: v.number(),
  author: v.nullable(v.string()),
  text: v.string(),
  created_at: v.number(),
});

export type MessageRow = v.InferOutput<typeof messageRow>;

/** The same text sent again this soon, after a lost answer, gets the first answer. */
export const REPEAT_MS = 60_000;

/** What an appeal is about; for a deletion request, the person. */
export interface About extends Pick<AppealRow, "list" | "subject" | "target" | "until"> {
  givenAt: number | null;
  givers: readonly string[];
  dueAt: number | null;
}

interface NewAppealRow extends About {
  id: string;
  kind: AppealKind;
  person: string;
  text: string | undefined;
  now: number;
  /** How long a declined appeal blocks the next one about the same. */
  waitMs: number;
}

/** Written now or a moment ago, or blocked by an open appeal or a recent decline. */
export type Opening =
  | { kind: "opened"; id: string }
  | { kind: "open"; at: number }
  | { kind: "declined"; at: number };

const SAME = "kind = ?1 AND list IS ?2 AND subject = ?3 AND target IS ?4 AND person = ?5";
const BLOCKS = `${SAME} AND (ended_at IS NULL OR (state = 'declined' AND decided_at > ?6))`;

/** Opens an appeal, unless another of the person's about the same prevents it. */
export async function openAppeal(
  db: D1Database,
  { id, person, kind, list, subject, target, text, now, waitMs, ...more }: NewAppealRow,
): Promise<Opening> {
  const { givenAt, givers, until, dueAt } = more;
  const same = [kind, list, subject, target, person, now - waitMs] as const;
  const [, , standing] = await db.batch([
    db
      .prepare(
        `INSERT INTO appeals (kind, list, subject, target, person, id, given_at, givers, until, due_at, state,
            created_at, changed_at, declined_before)
          SELECT ?1, ?2, ?3, ?4, ?5, ?7, ?8, ?9, ?10, ?11, 'received', ?12, ?12,
            (SELECT count(*) FROM appeals WHERE ${SAME} AND decision = 'decline')
          WHERE NOT EXISTS (SELECT 1 FROM appeals WHERE ${BLOCKS})`,
      )
      .bind(...same, id, givenAt, JSON.stringify(givers), until, dueAt, now),
    insertMessageIfChanged(db, {
      appealId: id,
      byTeam: false,
      author: person,
      text: text ?? null,
      now,
    }),
    db
      .prepare(
        `SELECT id, created_at, ended_at, decided_at, (SELECT text FROM appeal_messages
            WHERE appeal_id = appeals.id AND by_team = 0 ORDER BY id LIMIT 1) AS text
          FROM appeals WHERE ${BLOCKS} ORDER BY ended_at IS NULL DESC, decided_at DESC LIMIT 1`,
      )
      .bind(...same),
  ]);
  const found = v.parse(standingRow, standing?.results[0]);
  if (found.id === id) return { kind: "opened", id };
  if (found.ended_at !== null) return { kind: "declined", at: found.decided_at ?? now };
  const isRepeat = found.created_at > now - REPEAT_MS && found.text === (text ?? null);
  return isRepeat ? { kind: "opened", id: found.id } : { kind: "open", at: found.created_at };
}

const standingRow = v.object({
  id: v.string(),
  created_at: v.number(),
  ended_at: v.nullable(v.number()),
  decided_at: v.nullable(v.number()),
  text: v.nullable(v.string()),
});

interface NewMessage {
  appealId: string;
  byTeam: boolean;
  author: string;
  /** Null for none. */
  text: string | null;
  now: number;
}

/** Adds a message if the batch's previous statement changed something. */
export function insertMessageIfChanged(
  db: D1Database,
  { appealId, byTeam, author, text, now }: NewMessage,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO appeal_messages (appeal_id, by_team, author, text, created_at)
        SELECT ?1, ?2, ?3, ?4, ?5 WHERE changes() > 0 AND ?4 IS NOT NULL`,
    )
    .bind(appealId, byTeam ? 1 : 0, author, text, now);
}

interface OwnStep {
  id: string;
  person: string;
  now: number;
}

/**
 * Answers the team's question; false if none is open. A repetition within REPEAT_MS succeeds. The
 * bot deletes what is claimed, so a member must read the answer and claim a deletion request again.
 */
export async function answerQuestion(
  db: D1Database,
  { id, person, text, now }: OwnStep & { text: string },
): Promise<boolean> {
  const [, , newest] = await db.batch([
    db
      .prepare(
        `UPDATE appeals SET state = 'read', changed_at = ?3,
            claimed_by = iif(kind = 'deletion', NULL, claimed_by), claimed_at = iif(kind = 'deletion', NULL, claimed_at)
          WHERE id = ?1 AND person = ?2 AND state = 'asked' RETURNING id`,
      )
      .bind(id, person, now),
    insertMessageIfChanged(db, { appealId: id, byTeam: false, author: person, text, now }),
    // The first message opened the appeal; it is no answer.
    db
      .prepare(
        `SELECT 1 FROM appeals JOIN appeal_messages said ON said.appeal_id = appeals.id
          WHERE appeals.id = ?1 AND state = 'read' AND said.id = (SELECT max(id) FROM appeal_messages WHERE appeal_id = ?1)
          AND author = ?2 AND said.text = ?3 AND said.created_at > ?4
          AND EXISTS (SELECT 1 FROM appeal_messages WHERE appeal_id = ?1 AND id < said.id)`,
      )
      .bind(id, person, text, now - REPEAT_MS),
  ]);
  return newest?.results.length === 1;
}

/** Takes the person's appeal back; false if decided. Repeating it succeeds. */
export async function withdrawAppeal(
  db: D1Database,
  { id, person, now }: OwnStep,
): Promise<boolean> {
  const [, after] = await db.batch([
    db
      .prepare(
        `UPDATE appeals SET state = 'withdrawn', changed_at = ?3, ended_at = ?3
          WHERE id = ?1 AND person = ?2 AND state IN ('received', 'read', 'asked')`,
      )
      .bind(id, person, now),
    db.prepare("SELECT 1 FROM appeals WHERE id = ?1 AND state = 'withdrawn'").bind(id),
  ]);
  return after?.results.length === 1;
}

/** Whether the person wrote the appeal. */
export async function isOwnAppeal(db: D1Database, id: string, person: string): Promise<boolean> {
  const found = await db
    .prepare("SELECT 1 FROM appeals WHERE id = ?1 AND person = ?2")
    .bind(id, person)
    .first();
  return found !== null;
}

/** Most appeals shown to a person. */
const MOST_OWN = 50;

/** A person's appeals, newest first, each with its messages. */
export async function readOwnAppeals(
  db: D1Database,
  person: string,
): Promise<{ appeal: AppealRow; messages: MessageRow[] }[]> {
  const newest = `SELECT * FROM appeals WHERE person = ?1 ORDER BY created_at DESC, rowid DESC LIMIT ${MOST_OWN}`;
  const [appeals, messages] = await db.batch([
    db.prepare(newest).bind(person),
    db
      .prepare(
        `SELECT messages.* FROM (${newest}) own
          CROSS JOIN appeal_messages messages ON messages.appeal_id = own.id ORDER BY messages.id`,
      )
      .bind(person),
  ]);
  const said = Map.groupBy(
    v.parse(v.array(messageRow), messages?.results),
    ({ appeal_id: id }) => id,
  );
  return v
    .parse(v.array(appealRow), appeals?.results)
    .map((appeal) => ({ appeal, messages: said.get(appeal.id) ?? [] }));
}
