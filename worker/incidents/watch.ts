import { DAY_MS } from "../../app/contract/buckets.ts";
import { reads } from "../../app/contract/endpoints.ts";
import { BotError } from "../../app/contract/bot.ts";
import { ShapeError } from "../../app/contract/decode.ts";
import type { Shard } from "../../app/contract/status.ts";
import { incidentIdOf } from "../../app/incidents/outage.ts";
import { maintainedShards, maintenanceWindows } from "../../app/incidents/view.ts";
import { writeKvCopy } from "../bot/cache.ts";
import type { BotFetch } from "../bot/upstream.ts";
import type { Config } from "../context/config.ts";
import type { CronRun } from "../context/services.ts";
import { endMeasured, measure, openMeasured } from "../db/automatic-incidents.ts";
import { listDeliveries } from "../db/deliveries.ts";
import { deriveClosing, updateStatement, type NewUpdateRow } from "../db/incident-updates.ts";
import { publishReport } from "../db/report.ts";
import { readBefore, sampleStatements, type Before } from "../db/samples.ts";
import { reasonOf } from "../logging/log.ts";
import { withTimeout } from "../primitives/with-timeout.ts";
import { sampleOf, type Sample } from "../samples/sample.ts";
import { withList, type ShardNumber } from "../samples/shard-number.ts";
import { stepAfter, type Step } from "./machine.ts";
import { PLAN } from "../../app/content/status/incidents.ts";
import type { Incident } from "../../app/contract/incident.ts";

/** Most updates by plan per run; the next run continues. */
const MOST_BY_PLAN = 20;
/** How long a data centre may fall back on the copy of the shards. */
const COPY_SECONDS = DAY_MS / 1000;
const WRITE_MS = 10_000;

interface WatchContext extends CronRun {
  fetchBot: BotFetch;
}

/**
 * Samples the shards and writes what follows in one batch: hour and day, the machine's incidents,
 * plans, deliveries, report. If the database fails, the sample is lost. Never throws; it logs.
 */
export async function watchShards(config: Config, context: WatchContext): Promise<void> {
  const { log } = context;
  const shards = await fetchShards(context);
  if (shards) await copyShards(config, shards, context);
  try {
    await writeSample(config.db, shards, context);
  } catch (error) {
    log("uptime.failed", { reason: reasonOf(error) });
  }
}

/** The bot's shards right now, without cache and breaker; null if it is silent. */
async function fetchShards({ fetchBot, log }: WatchContext): Promise<Shard[] | null> {
  try {
    const response = await fetchBot("/shards");
    const { value } = reads.shards.decode(response.value);
    if (value.length > 0) return value;
    // The bot may be starting; if it stays so, somebody must look.
    log("uptime.no_report", { reason: "no shards" });
    return null;
  } catch (error) {
    if (!(error instanceof BotError) && !(error instanceof ShapeError)) throw error;
    log("uptime.no_report", { reason: reasonOf(error) });
    return null;
  }
}

/** Writes the copy that data centres fall back on. */
async function copyShards(config: Config, value: Shard[], { now, log }: WatchContext) {
  const entry = { value, storedAt: now, kvAt: now };
  try {
    await withTimeout(WRITE_MS, writeKvCopy(config.cache, config, "/shards", entry, COPY_SECONDS));
  } catch (error) {
    log("cache.failed", { what: "kv.write", reason: reasonOf(error) });
  }
}

async function writeSample(
  db: D1Database,
  shards: readonly Shard[] | null,
  { now, scheduledAt, log }: WatchContext,
): Promise<void> {
  // By the planned time, so that a late run doesn't count for the next slot.
  const at = Math.min(scheduledAt, now);
  const before = await readBefore(db, at);
  const maintained = maintainedShards(maintenanceWindows(before.incidents, at), at);
  const isSure = shards !== null && maintained === null;
  const number = isSure ? withList(before.number, shards, at) : before.number;
  const sample = sampleOf(shards, { at, maintained, count: number?.count ?? 0 });
  const isTaken = before.samples.some((one) => one.at === sample.at);
  // A new site waits for its bot: what never ran isn't down.
  const isAwaited = number === null && shards === null;
  const context = { db, now };
  const statements = [
    ...(isTaken || isAwaited ? [] : sampled(context, sample, { ...before, number })),
    ...planned(context, before.incidents),
  ];
  const skipped = isAwaited ? "no report ever" : isTaken ? "already sampled" : null;
  if (skipped !== null) log("uptime.skipped", { reason: skipped });
  if (statements.length === 0) return;
  await db.batch([...statements, ...publishReport(db)]);
  if (skipped === null) log("uptime.sampled", { ready: sample.ready, total: sample.total });
}

interface WriteContext {
  db: D1Database;
  /** Epoch ms. */
  now: number;
}

/** The sample, and what the machine does about it. */
function sampled(
  context: WriteContext,
  sample: Sample,
  before: Before & { number: ShardNumber | null },
): D1PreparedStatement[] {
  const measuring = before.incidents.find(({ outage }) => outage?.end === null);
  const step = stepAfter(sample, before.samples, measuring?.outage ?? null);
  return [
    ...sampleStatements(context.db, sample, before),
    ...stepped(context, step, before.number),
  ];
}

function stepped(
  context: WriteContext,
  step: Step,
  number: ShardNumber | null,
): D1PreparedStatement[] {
  if (step === null) return [];
  const { db, now: at } = context;
  const { outage } = step;
  const list = [listDeliveries(db, incidentIdOf(outage), at)];
  const written = { at, servers: number?.servers ?? 0, list };
  switch (step.kind) {
    case "open":
      return openMeasured(db, outage, written);
    case "measure":
      return measure(db, outage, written);
    case "end":
      return endMeasured(db, outage, written);
  }
}

/** The updates that maintenance plans ask for now. */
function planned(context: WriteContext, incidents: Before["incidents"]): D1PreparedStatement[] {
  const { db, now } = context;
  return incidents
    .map((one) => updateByPlan(one, now))
    .filter((update) => update !== null)
    .slice(0, MOST_BY_PLAN)
    .flatMap((update) => [
      updateStatement(db, update),
      listDeliveries(db, update.incidentId, now),
      deriveClosing(db, update.incidentId),
    ]);
}

/**
 * The update that a maintenance's plan asks for at `now` (epoch ms); null for none. The plan acts
 * while nobody has written since the announcement; what a person started, a person completes.
 */
export function updateByPlan(
  { id: incidentId, scheduledFor: from, scheduledUntil: until, updates }: Incident,
  now: number,
): NewUpdateRow | null {
  const newest = updates.at(-1);
  if (from === null || until === null || !newest) return null;
  const isScheduled = newest.status === "scheduled";
  const isBegunByPlan = newest.status === "in_progress" && !newest.byTeam;
  // Correcting the plan adds no update, so `seen` alone wouldn't notice it.
  const shared = { incidentId, author: null, seen: newest.id, plan: { from, until } };
  if ((isScheduled || isBegunByPlan) && now >= until) {
    const at = Math.max(until, newest.at);
    return { ...shared, key: `done:${until}`, status: "completed", text: PLAN.done, at };
  }
  if (isScheduled && now >= from) {
    const at = Math.max(from, newest.at);
    return { ...shared, key: `begun:${from}`, status: "in_progress", text: PLAN.begun, at };
  }
  return null;
}
