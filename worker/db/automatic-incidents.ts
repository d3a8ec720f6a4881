import { AUTOMATIC } from "../../app/content/status/incidents.ts";
import type { Outage } from "../../app/contract/incident.ts";
import { FEED } from "../../app/content/status/incidents.ts";
import { LANGUAGE } from "../../app/format/language.ts";
import { reachOf } from "../../app/incidents/outage.ts";
import { factsOf } from "../../app/incidents/view.ts";
import { shardsText } from "../../app/incidents/words.ts";
import { deriveClosing, OPENED } from "./incident-updates.ts";
import { openingStatements } from "./new-incidents.ts";

/** How the machine opens, widens and ends its incident. Statements may run twice. */
interface Context {
  /** The update's date, epoch ms. */
  at: number;
  /** The bot's servers; 0 if unknown. */
  servers: number;
  /** Lists deliveries; goes right after what it lists. */
  list: readonly D1PreparedStatement[];
}

/** The key of the update that ends the machine's incident. */
const ENDED = "ended";

export function openMeasured(
  db: D1Database,
  outage: Outage,
  { at, servers, list }: Context,
): D1PreparedStatement[] {
  const facts = factsOf(outage);
  const row = {
    ...facts,
    key: facts.id,
    scheduledFor: null,
    scheduledUntil: null,
    createdAt: at,
    first: { status: "investigating", text: textOf(outage, servers), author: null, at },
    outage,
  } as const;
  return [...openingStatements(db, row), ...list];
}

/** No member has written in it, corrected or withdrawn it. */
const IS_OURS = `edited_at IS NULL AND withdrawn_at IS NULL AND NOT EXISTS
  (SELECT 1 FROM incident_updates WHERE incident_id = ?1 AND author IS NOT NULL)`;

/** Stores measurements and widens the incident by them until a person has written in it. */
export function measure(
  db: D1Database,
  outage: Outage,
  { at, servers, list }: Context,
): D1PreparedStatement[] {
  const { id, title, impact, shards } = factsOf(outage);
  return [
    keepMeasured(db, id, outage),
    db
      .prepare(
        `UPDATE incident_updates SET text = ?2 WHERE incident_id = ?1 AND key = ?3 AND edited_at IS NULL
          AND EXISTS (SELECT 1 FROM incidents WHERE id = ?1 AND ${IS_OURS})`,
      )
      .bind(id, textOf(outage, servers), OPENED),
    db
      .prepare(
        `UPDATE incidents SET title = ?2, impact = ?3, shards = ?4, changed_at = ?5
          WHERE id = ?1 AND (title, impact, shards) <> (?2, ?3, ?4) AND ${IS_OURS}`,
      )
      .bind(id, title, impact, JSON.stringify(shards), at),
    ...list,
  ];
}

/**
 * Ends the machine's incident. Once a person has written, only people resolve it: then this adds an
 * observation, or nothing if the team has ended or withdrawn it.
 */
export function endMeasured(
  db: D1Database,
  outage: Outage,
  { at, list }: Context,
): D1PreparedStatement[] {
  const { id } = factsOf(outage);
  return [
    keepMeasured(db, id, outage),
    db
      .prepare(
        `INSERT INTO incident_updates (incident_id, key, status, text, created_at)
          SELECT ?1, ?5, iif(by_team, 'monitoring', 'resolved'), iif(by_team, ?2, ?3), ?4
          FROM (SELECT EXISTS
            (SELECT 1 FROM incident_updates WHERE incident_id = ?1 AND author IS NOT NULL) AS by_team)
          WHERE (SELECT closed_at IS NULL AND withdrawn_at IS NULL FROM incidents WHERE id = ?1)
          ON CONFLICT DO NOTHING`,
      )
      .bind(id, AUTOMATIC.endedUnderTeam, AUTOMATIC.ended, at, ENDED),
    ...list,
    deriveClosing(db, id),
  ];
}

function keepMeasured(db: D1Database, id: string, outage: Outage): D1PreparedStatement {
  const { end, worst, missing, silent } = outage;
  return db
    .prepare(
      `UPDATE incidents SET measured_until = ?2, worst_ready = ?3, worst_total = ?4, missing = ?5, silent = ?6
        WHERE id = ?1 AND measured_until IS NULL`,
    )
    .bind(id, end, worst?.[0] ?? null, worst?.[1] ?? null, JSON.stringify(missing), silent);
}

/** In how many servers the bot is offline, since when, and on which shards. */
function textOf(outage: Outage, servers: number): string {
  const { start, worst } = outage;
  const { shards } = factsOf(outage);
  const begun = new Date(start);
  // The local site runs this in Node, which can't load format/date.ts.
  const day = begun.toLocaleDateString(LANGUAGE, {
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
  const since = FEED.moment(day, begun.toISOString().slice(11, 16));
  if (worst === null) return AUTOMATIC.silent(since);
  const [ready, total] = worst;
  if (ready === 0) return AUTOMATIC.allDown(since);
  const offline = AUTOMATIC.someDown(...reachOf(total - ready, total, servers), since);
  if (shards === "all") return offline;
  return `${offline} ${AUTOMATIC.noAnswer(shardsText(shards), shards.length)}`;
}
