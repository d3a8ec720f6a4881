import type { Incident } from "../../app/contract/incident.ts";
import type { Outage } from "../../app/contract/uptime.ts";
import { incidentIdOf } from "../../app/incidents/outage.ts";
import { maintenanceWindows, type MaintenanceWindow } from "../../app/incidents/view.ts";
import type { Config } from "../context/config.ts";
import {
  endAutomaticIncident,
  growAutomaticIncident,
  hasGrown,
  openAutomaticIncident,
} from "../db/automatic-incidents.ts";
import { addUpdate } from "../db/incident-updates.ts";
import { readKnownIds, readOpenIncidents } from "../db/incidents.ts";
import { listDeliveries, type Listing } from "../db/deliveries.ts";
import { readShardCount } from "../deliveries/shard-count.ts";
import { reasonOf, type Log } from "../logging/log.ts";
import { withTimeout } from "../primitives/with-timeout.ts";
import { DATABASE_MS } from "../db/time-limit.ts";
import { updateByPlan } from "./plans.ts";

/** Outages that ended longer ago are not announced any more. */
const RECENT_MS = 60 * 60_000;
/** The most updates by plan that one run writes; the next run continues. */
const MOST_BY_PLAN = 20;

interface AutomaticContext {
  config: Pick<Config, "db" | "cache" | "siteUrl" | "botApiUrl">;
  /** Epoch ms. */
  now: number;
  log: Log;
  /** Whether the last two samples were good. */
  isHealthy: boolean;
}

/** The windows of maintenance, for a sample; null if the database fails or takes too long. Never throws. */
export async function readMaintenance(
  db: D1Database,
  { now, log }: { now: number; log: Log },
): Promise<MaintenanceWindow[] | null> {
  try {
    return maintenanceWindows(await withTimeout(DATABASE_MS, readOpenIncidents(db)), now);
  } catch (error) {
    log("incidents.failed", { reason: reasonOf(error) });
    return null;
  }
}

/**
 * After each sample: puts what the uptime record has opened and ended among the team's incidents, begins and ends
 * maintenance by its plan, each update with its deliveries. @throws what D1 throws
 */
export async function writeAutomaticUpdates(
  outages: readonly Outage[],
  { config, now, log, isHealthy }: AutomaticContext,
): Promise<void> {
  const { db } = config;
  const context = { db, now, shardCount: await readShardCount({ config, log }) };
  const open = await readOpenIncidents(db);
  await openNew(context, outages, open);
  const outageOf = new Map(outages.map((outage) => [incidentIdOf(outage), outage]));
  for (const incident of open) {
    if (incident.recordedAt === null) continue;
    const outage = outageOf.get(incident.id) ?? null;
    await keepUp(context, incident, { outage, isHealthy });
  }
  const byPlan = open.map((one) => updateByPlan(one, now)).filter((update) => update !== null);
  for (const update of byPlan.slice(0, MOST_BY_PLAN)) {
    await addUpdate(db, update, [listDeliveries(db, update.incidentId, context)]);
  }
}

interface WriteContext extends Listing {
  db: D1Database;
}

/** Opens the outages that the database lacks, oldest first. */
async function openNew(
  context: WriteContext,
  outages: readonly Outage[],
  open: readonly Incident[],
): Promise<void> {
  const { db, now } = context;
  const recent = outages.filter((outage) => isRecent(outage, now)).toReversed();
  const unknown = recent.filter((outage) => !open.some(({ id }) => id === incidentIdOf(outage)));
  if (unknown.length === 0) return;
  const known = await readKnownIds(db, unknown.map(incidentIdOf));
  for (const outage of unknown.filter((one) => !known.has(incidentIdOf(one)))) {
    await openOutage(context, outage, { isTold: true });
  }
}

function isRecent({ end }: Outage, now: number): boolean {
  return end === null || end > now - RECENT_MS;
}

/**
 * Puts an outage of the record into the database, whoever is the first to need it there, with the deliveries of its
 * updates if these are to be told. One that is old or not told keeps its own times. May run twice.
 * @throws what D1 throws
 */
export async function openOutage(
  context: WriteContext,
  outage: Outage,
  { isTold }: { isTold: boolean },
): Promise<void> {
  const { db, now } = context;
  const id = incidentIdOf(outage);
  const isNews = isTold && isRecent(outage, now);
  const list = isNews ? [listDeliveries(db, id, context)] : [];
  await openAutomaticIncident(db, outage, isNews ? now : outage.start, list);
  if (outage.end !== null) await endAutomaticIncident(db, id, isNews ? now : outage.end, list);
}

/** Has an open incident grow and end as its outage does. One that the record no longer knows ends once the bot is well. */
async function keepUp(
  context: WriteContext,
  incident: Incident,
  { outage, isHealthy }: { outage: Outage | null; isHealthy: boolean },
): Promise<void> {
  const { db, now } = context;
  const { id } = incident;
  if (outage?.end === null) {
    if (!hasGrown(incident, outage)) return;
    await growAutomaticIncident(db, outage, [listDeliveries(db, id, context)]);
    return;
  }
  const isSaid = incident.updates.filter(({ byTeam }) => !byTeam).length > 1;
  if (isSaid || !(outage || isHealthy)) return;
  await endAutomaticIncident(db, id, now, [listDeliveries(db, id, context)]);
}
