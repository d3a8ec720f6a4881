import * as v from "valibot";
import type {
  AppealQueue,
  AppealStatistics,
  AppealView,
  QueuedAppeal,
  QueueFilter,
} from "../../app/contract/appeals.ts";
import { MOST } from "../../app/contract/most.ts";
import { appealRow, messageRow, type AppealRow, type MessageRow } from "./appeals.ts";

/** The team's queue of appeals. All functions throw what D1 throws. */

/** A view's rows, the time they are sorted by, and whether oldest come first. */
interface View {
  where: string;
  time: "created_at" | "ended_at";
  isOldestFirst: boolean;
}

const VIEWS: Record<AppealView, View> = {
  open: { where: "state IN ('received', 'read')", time: "created_at", isOldestFirst: true },
  asked: { where: "state = 'asked'", time: "created_at", isOldestFirst: true },
  accepted: { where: "state = 'accepted'", time: "created_at", isOldestFirst: true },
  ended: { where: "ended_at IS NOT NULL", time: "ended_at", isOldestFirst: false },
};

/** Statistics cover the newest decisions. */
const MOST_DECISIONS = 500;

const count = v.object({ open: v.number(), asked: v.number(), accepted: v.number() });
const timed = v.object({ ...appealRow.entries, cursor_at: v.number() });
const decided = v.object({
  took: v.number(),
  decision: v.picklist(["accept", "decline", "done"]),
  declined_before: v.number(),
});

/** Appeals and deletion requests that wait for the team, up to `MOST.openAppeals` + 1. */
export async function countOpen(db: D1Database): Promise<number> {
  const open = db.prepare(
    `SELECT count(*) AS open FROM (SELECT 1 FROM appeals WHERE ${VIEWS.open.where} LIMIT ${MOST.openAppeals + 1})`,
  );
  return v.parse(v.object({ open: v.number() }), await open.first()).open;
}

/** A page of the queue: the first one unless `after` is the previous page's `next`. */
export async function readQueue(
  db: D1Database,
  { kind, view, after, size }: QueueFilter & { size: number },
): Promise<AppealQueue> {
  const counted = (of: AppealView) =>
    `(SELECT count(*) FROM (SELECT 1 FROM appeals WHERE ${VIEWS[of].where} AND (?1 IS NULL OR kind = ?1)
      LIMIT ${MOST.openAppeals + 1}))`;
  const [rows, counts, decisions] = await db.batch([
    selectPage(db, { kind, view, after, size }),
    db
      .prepare(
        `SELECT ${counted("open")} AS open, ${counted("asked")} AS asked, ${counted("accepted")} AS accepted`,
      )
      .bind(kind),
    db
      .prepare(
        `SELECT decided_at - created_at AS took, decision, declined_before FROM appeals
          WHERE decided_at IS NOT NULL AND (?1 IS NULL OR kind = ?1)
          ORDER BY decided_at DESC LIMIT ${MOST_DECISIONS}`,
      )
      .bind(kind),
  ]);
  const found = v.parse(v.array(timed), rows?.results);
  const page = found.slice(0, size);
  const last = found.length > size ? page.at(-1) : undefined;
  return {
    appeals: page.map(queuedOf),
    next: last ? `${last.cursor_at}-${last.id}` : null,
    counts: v.parse(count, counts?.results[0]),
    statistics: statisticsOf(v.parse(v.array(decided), decisions?.results)),
  };
}

/** Selects a page plus one row. New rows don't shift pages. */
function selectPage(
  db: D1Database,
  { kind, view, after, size }: QueueFilter & { size: number },
): D1PreparedStatement {
  const { where, time, isOldestFirst } = VIEWS[view];
  const order = isOldestFirst ? "ASC" : "DESC";
  const from = cursorOf(after) ?? { at: isOldestFirst ? -1 : Number.MAX_SAFE_INTEGER, id: "" };
  return db
    .prepare(
      `SELECT *, ${time} AS cursor_at FROM appeals
        WHERE ${where} AND (${time}, id) ${isOldestFirst ? ">" : "<"} (?1, ?2) AND (?3 IS NULL OR kind = ?3)
        ORDER BY ${time} ${order}, id ${order} LIMIT ${size + 1}`,
    )
    .bind(from.at, from.id, kind);
}

function cursorOf(text: string | null): { at: number; id: string } | null {
  const [, at, id] = /^(\d{1,15})-(\w{1,40})$/.exec(text ?? "") ?? [];
  return at !== undefined && id !== undefined ? { at: Number(at), id } : null;
}

function statisticsOf(decisions: readonly v.InferOutput<typeof decided>[]): AppealStatistics {
  const times = decisions.map(({ took }) => took).sort((a, b) => a - b);
  const reversed = decisions.filter(
    ({ decision, declined_before: before }) => decision === "accept" && before > 0,
  );
  return {
    decisions: decisions.length,
    medianMs: times[Math.floor(times.length / 2)] ?? null,
    reversals: reversed.length,
  };
}

export function queuedOf(row: AppealRow): QueuedAppeal {
  const { claimed_by: claimer, claimed_at: claimedAt, decided_by: decider } = row;
  const { decision, decided_at: decidedAt } = row;
  return {
    id: row.id,
    kind: row.kind,
    person: row.person,
    subject: row.subject,
    list: row.list,
    target: row.target,
    givenAt: row.given_at,
    until: row.until,
    dueAt: row.due_at,
    state: row.state,
    at: row.created_at,
    changedAt: row.changed_at,
    endedAt: row.ended_at,
    claim: claimer !== null && claimedAt !== null ? { by: claimer, at: claimedAt } : null,
    decision:
      decision !== null && decider !== null && decidedAt !== null
        ? { kind: decision, by: decider, at: decidedAt }
        : null,
    declinedBefore: row.declined_before,
  };
}

/** An appeal with its messages, oldest first; null for an unknown id. */
export async function readAppeal(
  db: D1Database,
  id: string,
): Promise<(AppealRow & { messages: MessageRow[] }) | null> {
  const [appeal, messages] = await db.batch([
    db.prepare("SELECT * FROM appeals WHERE id = ?1").bind(id),
    db.prepare("SELECT * FROM appeal_messages WHERE appeal_id = ?1 ORDER BY id").bind(id),
  ]);
  const [row] = v.parse(v.array(appealRow), appeal?.results);
  return row ? { ...row, messages: v.parse(v.array(messageRow), messages?.results) } : null;
}
