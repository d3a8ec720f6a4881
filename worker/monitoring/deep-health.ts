import { HOUR_MS } from "../../app/contract/buckets.ts";
import { reads } from "../../app/contract/endpoints.ts";
import type { BotFetch } from "../bot/upstream.ts";
import type { Config } from "../context/config.ts";
import { probeNewestColumn } from "../db/appeal-upkeep.ts";
import { countFailed, readDueTimes } from "../db/due-deliveries.ts";
import { readSampledAt } from "../db/samples.ts";
import { reasonOf, type Log } from "../logging/log.ts";
import { createSingleFlight } from "../primitives/single-flight.ts";
import { withTimeout } from "../primitives/with-timeout.ts";
import { isQueueLate, isSampleLate } from "./late.ts";

/** What the site needs, in the order of naming failures. */
const PARTS = ["bot", "sessions", "cache", "database", "queue", "samples"] as const;
export type Part = (typeof PARTS)[number];

/** An isolate's shortest time between checks. */
const REMEMBER_MS = 10_000;
const STORE_MS = 2000;
/** This many final failures in an hour aren't single channels' fault. */
const MOST_FAILED = 10;
/** The longest check, the bot's (TOTAL_MS of bot/upstream.ts), plus some. */
const CHECK_MS = 6000;

type CheckedConfig = Pick<Config, "cache" | "sessions" | "db" | "local">;

interface CheckContext {
  config: CheckedConfig;
  fetchBot: BotFetch;
  /** Epoch ms. */
  now: () => number;
  log: Log;
}

/** The parts that don't work now. Never throws; the log has the reasons. */
export type CheckParts = (
  context: CheckContext & { waitUntil: (work: Promise<unknown>) => void },
) => Promise<readonly Part[]>;

/** One check per isolate in ten seconds, which requests meanwhile share. */
export function createPartsCheck(now: () => number): CheckParts {
  const checkOnce = createSingleFlight<readonly Part[]>(CHECK_MS, now);
  let last: { failing: readonly Part[]; at: number } | null = null;

  return async function checkParts({ waitUntil, ...context }) {
    if (last && now() - last.at < REMEMBER_MS) return last.failing;
    return checkOnce("", {
      start: async () => {
        const failing = await findFailing(context);
        last = { failing, at: now() };
        return failing;
      },
      onError: () => {},
      waitUntil,
    });
  };
}

async function findFailing(context: CheckContext): Promise<readonly Part[]> {
  const results = await Promise.all([
    checkBot(context),
    failureOf(context, "sessions", () => readAnyKey(context.config.sessions)),
    failureOf(context, "cache", () => readAnyKey(context.config.cache)),
    checkDatabase(context),
  ]);
  const failing = new Set(results.flat());
  return PARTS.filter((part) => failing.has(part));
}

/** The shards without cache and breaker. A bot without shards serves nobody. */
async function checkBot(context: CheckContext): Promise<Part[]> {
  return failureOf(context, "bot", async () => {
    const { value: shards } = reads.shards.decode((await context.fetchBot("/shards")).value);
    if (shards.length === 0) throw new Error("The bot names no shard");
  });
}

/** The newest column, which a database without its schema lacks; what is due; the newest sample. */
async function checkDatabase(context: CheckContext): Promise<Part[]> {
  const { config, now, log } = context;
  const { db } = config;
  const late = new Map<Part, string>();
  const failed = await failureOf(context, "database", async () => {
    const since = now() - HOUR_MS;
    const [{ nextAt }, failures, sampledAt] = await withTimeout(
      STORE_MS,
      Promise.all([
        readDueTimes(db),
        countFailed(db, { since, most: MOST_FAILED }),
        readSampledAt(db),
        probeNewestColumn(db),
      ]),
    );
    if (isQueueLate(nextAt, now())) late.set("queue", "late");
    else if (failures >= MOST_FAILED) late.set("queue", "failed");
    if (isSampleLate(sampledAt, now(), config)) {
      late.set("samples", sampledAt === null ? "none" : "late");
    }
  });
  if (failed.length > 0) return failed;
  for (const [part, reason] of late) log("health.check_failed", { part, reason });
  return [...late.keys()];
}

/** A key that doesn't exist, as a known one may come from a data centre's cache. */
async function readAnyKey(kv: KVNamespace): Promise<void> {
  await withTimeout(STORE_MS, kv.get(`health:${crypto.randomUUID()}`));
}

async function failureOf(
  { log }: Pick<CheckContext, "log">,
  part: Part,
  check: () => Promise<void>,
): Promise<Part[]> {
  try {
    await withTimeout(CHECK_MS, check());
    return [];
  } catch (error) {
    log("health.check_failed", { part, reason: reasonOf(error) });
    return [part];
  }
}
