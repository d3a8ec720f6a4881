import * as v from "valibot";
import { APPEAL_STATES } from "../../app/contract/appeals.ts";
import type { ListId } from "../../app/contract/lists.ts";
import { listId } from "../../app/contract/standing.ts";

/** Appeals as their writers see them. Times are epoch ms. Every function throws what D1 throws. */

const moments = v.pipe(v.string(), v.parseJson(), v.array(v.nullable(v.number())));
const ids = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

export const appealRow = v.object({
  id: v.string(),
  person: v.string(),
  list: listId,
  subject: v.string(),
  target: v.nullable(v.string()),
  given_at: v.nullable(v.number()),
  rows: moments,
  givers: ids,
  until: v.nullable(v.number()),
  state: v.picklist(APPEAL_STATES),
  created_at: v.number(),
  changed_at: v.number(),
  claimed_by: v.nullable(v.string()),
  claimed_at: v.nullable(v.number()),
  decision: v.nullable(v.picklist(["accept", "decline"])),
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
  author: v.string(),
  text: v.string(),
  created_at: v.number(),
});

export type MessageRow = v.InferOutput<typeof messageRow>;

/** A sanction as an appeal is about it. */
export interface AppealedSanction {
  list: ListId;
  subject: string;
  target: string | null;
  givenAt: number | null;
  /** The times of all rows of it that the bot has. */
  rows: readonly (number | null)[];
  givers: readonly string[];
  until: number | null;
}

interface NewAppealRow extends AppealedSanction {
  id: string;
  person: string;
  text: string;
  now: number;
  /** How long a declined appeal bars the next one about the same. */
  waitMs: number;
}

/** Written; or there is an open one about the same, or one that was declined a short time ago. */
export type Opening =
  | { kind: "opened" }
  | { kind: "open"; id: string; person: string }
  | { kind: "declined"; decidedAt: number };

const SAME = "list = ?1 AND subject = ?2 AND target IS ?3 AND given_at IS ?4";
const BARS = `${SAME} AND (ended_at IS NULL OR (state = 'declined' AND decided_at > ?5))`;

/** Opens an appeal, unless one about the same stands against it. */
export async function openAppeal(
  db: D1Database,
  {
    id,
    person,
    list,
    subject,
    target,
    givenAt,
    rows,
    givers,
    until,
    text,
    now,
    waitMs,
  }: NewAppealRow,
): Promise<Opening> {
  const same = [list, subject, target, givenAt, now - waitMs] as const;
  const [, , standing] = await db.batch([
    db
      .prepare(
        `INSERT INTO appeals (list, subject, target, given_at, id, person, rows, givers, until, state,
            created_at, changed_at, declined_before)
          SELECT ?1, ?2, ?3, ?4, ?6, ?7, ?8, ?9, ?10, 'received', ?11, ?11,
            (SELECT count(*) FROM appeals WHERE ${SAME} AND decision = 'decline')
          WHERE NOT EXISTS (SELECT 1 FROM appeals WHERE ${BARS})`,
      )
      .bind(...same, id, person, JSON.stringify(rows), JSON.stringify(givers), until, now),
    sayIfChanged(db, { appealId: id, byTeam: false, author: person, text, now }),
    db
      .prepare(
        `SELECT id, person, ended_at, decided_at FROM appeals WHERE ${BARS}
          ORDER BY ended_at IS NULL DESC, decided_at DESC LIMIT 1`,
      )
      .bind(...same),
  ]);
  const found = v.parse(standingRow, standing?.results[0]);
  if (found.id === id) return { kind: "opened" };
  return found.ended_at === null
    ? { kind: "open", id: found.id, person: found.person }
    : { kind: "declined", decidedAt: found.decided_at ?? now };
}

const standingRow = v.object({
  id: v.string(),
  person: v.string(),
  ended_at: v.nullable(v.number()),
  decided_at: v.nullable(v.number()),
});

interface NewMessage {
  appealId: string;
  byTeam: boolean;
  author: string;
  text: string;
  now: number;
}

/** The statement that adds a message if the statement before it in the batch has written. */
export function sayIfChanged(
  db: D1Database,
  { appealId, byTeam, author, text, now }: NewMessage,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO appeal_messages (appeal_id, by_team, author, text, created_at)
        SELECT ?1, ?2, ?3, ?4, ?5 WHERE changes() > 0`,
    )
    .bind(appealId, byTeam ? 1 : 0, author, text, now);
}

/** Answers the team's question; false where none is open, or the appeal is somebody else's. */
export async function answerQuestion(
  db: D1Database,
  { id, person, text, now }: { id: string; person: string; text: string; now: number },
): Promise<boolean> {
  const [changed] = await db.batch([
    db
      .prepare(
        `UPDATE appeals SET state = 'read', changed_at = ?3
          WHERE id = ?1 AND person = ?2 AND state = 'asked' RETURNING id`,
      )
      .bind(id, person, now),
    sayIfChanged(db, { appealId: id, byTeam: false, author: person, text, now }),
  ]);
  return changed?.results.length === 1;
}

/** Whether the person has written that appeal. */
export async function isOwnAppeal(db: D1Database, id: string, person: string): Promise<boolean> {
  const found = await db
    .prepare("SELECT 1 FROM appeals WHERE id = ?1 AND person = ?2")
    .bind(id, person)
    .first();
  return found !== null;
}

/** A person's appeals are shown up to so many. */
const MOST_OWN = 50;

/** The appeals that a person has written, the newest first, each with its messages. */
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
