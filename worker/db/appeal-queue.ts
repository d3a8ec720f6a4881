import * as v from "valibot";
import {
  type AppealQueue,
  type AppealStatistics,
  type AppealView,
  type QueuedAppeal,
} from "../../app/contract/appeals.ts";
import { appealRow, messageRow, type AppealRow, type MessageRow } from "./appeals.ts";
import { countRows, pageOf, selectPage, type View } from "./view-pages.ts";

/** The team's queue of appeals. Every function throws what D1 throws. */

const VIEWS = {
  open: { where: "state IN ('received', 'read')", time: "created_at", isOldestFirst: true },
  asked: { where: "state = 'asked'", time: "created_at", isOldestFirst: true },
  waiting: { where: "state = 'waiting'", time: "created_at", isOldestFirst: true },
  ended: { where: "ended_at IS NOT NULL", time: "ended_at", isOldestFirst: false },
} as const satisfies Record<AppealView, View>;

/** The statistics are those of the newest decisions. */
const MOST_DECISIONS = 500;

const count = v.object({ open: v.number(), asked: v.number(), waiting: v.number() });
const timed = v.object({ ...appealRow.entries, cursor_at: v.number() });
const decided = v.object({
  took: v.number(),
  decision: v.picklist(["accept", "decline"]),
  declined_before: v.number(),
});

/** A page of the queue. `after`: the `next` of the page before; anything else is the first page. */
export async function readQueue(
  db: D1Database,
  { view, after, size }: { view: AppealView; after: string | null; size: number },
): Promise<AppealQueue> {
  const counted = (of: AppealView) => countRows("appeals", VIEWS[of]);
  const [rows, counts, decisions] = await db.batch([
    selectPage(db, "appeals", VIEWS[view], { after, size }),
    db.prepare(
      `SELECT ${counted("open")} AS open, ${counted("asked")} AS asked, ${counted("waiting")} AS waiting`,
    ),
    db.prepare(
      `SELECT decided_at - created_at AS took, decision, declined_before FROM appeals
        WHERE decided_at IS NOT NULL ORDER BY decided_at DESC LIMIT ${MOST_DECISIONS}`,
    ),
  ]);
  const { page, next } = pageOf(v.parse(v.array(timed), rows?.results), size);
  return {
    appeals: page.map(queuedOf),
    next,
    counts: v.parse(count, counts?.results[0]),
    statistics: statisticsOf(v.parse(v.array(decided), decisions?.results)),
  };
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
    person: row.person,
    list: row.list,
    subject: row.subject,
    target: row.target,
    givenAt: row.given_at,
    until: row.until,
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

/** One appeal with its messages, oldest first; null for an id that does not exist. */
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
