import type { ShardSelection } from "../../app/contract/incident.ts";
import type { Incident } from "../../app/contract/uptime.ts";
import { maintainedShards, statusIncidentsOf } from "../../app/incidents/status-incidents.ts";
import type { Config } from "../config.ts";
import {
  endAutomaticIncident,
  growAutomaticIncident,
  openAutomaticIncident,
} from "../db/automatic-incidents.ts";
import { readIncidents } from "../db/incidents.ts";
import { queueLeftUpdates, queueUpdate } from "../deliveries/send.ts";
import { reasonOf, type Log } from "../monitoring/log.ts";

/** Incidents of the record that ended longer ago are not announced any more. */
const RECENT_MS = 60 * 60_000;

interface CronContext {
  /** Epoch ms. */
  now: number;
  log: Log;
}

interface AutomaticContext extends CronContext {
  config: Pick<Config, "db" | "deliveries">;
}

/** The shards in maintenance now; null for none, and where the database cannot tell. Never throws. */
export async function readMaintainedShards(
  db: D1Database | null,
  { now, log }: CronContext,
): Promise<ShardSelection | null> {
  if (!db) return null;
  try {
    const posted = await readIncidents(db);
    return maintainedShards(statusIncidentsOf({ incidents: [], posted, at: now }));
  } catch (error) {
    log("incidents.failed", { reason: reasonOf(error) });
    return null;
  }
}

/**
 * After each sample: puts what the uptime record has opened and ended among the team's incidents, and
 * queues it. Does nothing without a database. Never throws: the next run does what this one could not.
 */
export async function announceAutomaticIncidents(
  incidents: readonly Incident[],
  { config: { db, deliveries }, now, log }: AutomaticContext,
): Promise<void> {
  if (!db) return;
  const recent = incidents.filter(({ end }) => end === null || end > now - RECENT_MS).toReversed();
  try {
    for (const record of recent) {
      const changes = [
        await openAutomaticIncident(db, record, now),
        // Listed again, so that followers of the added shards get it, too.
        record.end === null ? await growAutomaticIncident(db, record) : null,
        record.end === null ? null : await endAutomaticIncident(db, record, now),
      ];
      for (const update of changes) {
        if (update !== null && deliveries) await queueUpdate({ db, deliveries, now, log }, update);
      }
    }
    if (deliveries) await queueLeftUpdates({ db, deliveries, now, log });
  } catch (error) {
    log("incidents.failed", { reason: reasonOf(error) });
  }
}
