import type { CircuitHealth, Health } from "../../app/contract/health.ts";
import type { BotApi } from "../../app/contract/bot.ts";
import type { Breaker } from "../bot/breaker.ts";
import type { Config } from "../context/config.ts";
import { readDueTimes } from "../db/due-deliveries.ts";
import { log, reasonOf } from "../logging/log.ts";
import { withTimeout } from "../primitives/with-timeout.ts";
import { readSampledAt } from "../db/samples.ts";
import { isQueueLate, isSampleLate } from "./late.ts";

const READ_MS = 1000;

type ShownConfig = Pick<Config, "db" | "version" | "local">;

interface HealthSources {
  isolate: { breaker: Pick<Breaker, "states"> };
  bot: Pick<BotApi, "staffCommands">;
  /** Epoch ms. */
  now: () => number;
}

/** Stores, cron, queue consumer and this isolate's circuits. */
export async function readHealth(
  config: ShownConfig,
  { isolate, bot, now }: HealthSources,
): Promise<Health> {
  const { version } = config;
  const at = now();
  const [sample, stored, commands] = await Promise.all([
    readSampleHealth(config, at),
    readDatabaseHealth(config.db, at),
    readCommandsHealth(bot),
  ]);
  const versionName = version && [version.id, version.tag].filter(Boolean).join(" ");
  const circuits = circuitsOf(isolate.breaker, at);
  return { version: versionName, at, sample, ...stored, commands, circuits };
}

async function readSampleHealth(config: ShownConfig, now: number): Promise<Health["sample"]> {
  try {
    const at = await withTimeout(READ_MS, readSampledAt(config.db));
    return { at, isLate: isSampleLate(at, now, config) };
  } catch (error) {
    log("health.failed", { reason: reasonOf(error) });
    return null;
  }
}

async function readDatabaseHealth(
  db: D1Database,
  now: number,
): Promise<Pick<Health, "database" | "queue">> {
  try {
    const times = await withTimeout(READ_MS, readDueTimes(db));
    const queue = { ...times, isLate: isQueueLate(times.nextAt, now) };
    return { database: "ok", queue };
  } catch (error) {
    log("health.failed", { reason: reasonOf(error) });
    return { database: "failing", queue: null };
  }
}

/** Asks the bot: a cached copy of the commands doesn't know what was cut. */
async function readCommandsHealth(bot: HealthSources["bot"]): Promise<Health["commands"]> {
  try {
    const { isCut = false } = await withTimeout(READ_MS, bot.staffCommands());
    return { isCut };
  } catch (error) {
    log("health.failed", { reason: reasonOf(error) });
    return null;
  }
}

/** By path, failing ones first. */
function circuitsOf(breaker: Pick<Breaker, "states">, now: number): CircuitHealth[] {
  const circuits = [...breaker.states()].map(([path, { failures, openUntil }]) => {
    const openFor = Math.max(0, Math.ceil((openUntil - now) / 1000));
    return { path, failures, openFor };
  });
  return circuits.sort(
    (a, b) => b.openFor - a.openFor || b.failures - a.failures || (a.path < b.path ? -1 : 1),
  );
}
