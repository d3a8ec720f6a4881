import { BUCKET_MS, DAY_MS } from "../../app/contract/buckets.ts";
import { reads } from "../../app/contract/endpoints.ts";
import type { BotFetch } from "../bot/upstream.ts";
import type { Config } from "../context/config.ts";
import { readDueTimes } from "../db/due-deliveries.ts";
import { reasonOf, type Log } from "../logging/log.ts";
import { createSingleFlight } from "../primitives/single-flight.ts";
import { withTimeout } from "../primitives/with-timeout.ts";
import { readRecord } from "../status/uptime-store.ts";

/** What the site needs, in the order in which failures are named. */
const PARTS = ["bot", "sessions", "cache", "database", "queue", "samples"] as const;
export type Part = (typeof PARTS)[number];

/** An isolate checks no more often than this. */
const REMEMBER_MS = 10_000;
const STORE_MS = 2000;
/** The longest of all: a check of the bot (TOTAL_MS of bot/upstream.ts) and what comes with it. */
const CHECK_MS = 6000;
/** Of the oldest delivery that is due, and of the uptime record's last sample: two of three runs of the cron failed. */
const LATE_MS = 15 * 60_000;

type CheckedConfig = Pick<Config, "cache" | "sessions" | "db" | "siteUrl" | "botApiUrl" | "local">;

interface CheckContext {
  config: CheckedConfig;
  fetchBot: BotFetch;
  /** Epoch ms. */
  now: () => number;
  log: Log;
}

/** The parts of the site that do not work now. Never throws; why stands in the log. */
export type CheckParts = (
  context: CheckContext & { waitUntil: (work: Promise<unknown>) => void },
) => Promise<readonly Part[]>;

/** One real check each ten seconds and isolate, which requests that come meanwhile share. */
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
    checkCache(context),
    checkDatabase(context),
  ]);
  const failing = new Set(results.flat());
  return PARTS.filter((part) => failing.has(part));
}

/** The shards, past cache and breaker, as the cron reads them. */
async function checkBot(context: CheckContext): Promise<Part[]> {
  return failureOf(context, "bot", async () => {
    reads.shards.decode((await context.fetchBot("/shards")).value);
  });
}

/** KV, and with it the uptime record, which cannot be judged where KV fails. */
async function checkCache(context: CheckContext): Promise<Part[]> {
  const { config, now, log } = context;
  let sampledAt: number | null = null;
  const failed = await failureOf(context, "cache", async () => {
    const [record] = await Promise.all([
      withTimeout(STORE_MS, readRecord(config.cache, config)),
      readAnyKey(config.cache),
    ]);
    const [bucket] = record?.slots.at(-1) ?? [];
    if (record && bucket !== undefined) sampledAt = record.day * DAY_MS + bucket * BUCKET_MS;
  });
  if (failed.length > 0) return failed;
  // On loopback nothing fires the cron but `npm start`, so a site without a record has just not been started by it.
  const isLate = sampledAt === null ? !config.local : now() - sampledAt > LATE_MS;
  if (!isLate) return [];
  log("health.check_failed", { part: "samples", reason: sampledAt === null ? "none" : "late" });
  return ["samples"];
}

/** Tables of the newest kind, which a database without its migrations lacks, and what is due in them. */
async function checkDatabase(context: CheckContext): Promise<Part[]> {
  const { config, now, log } = context;
  let isLate = false;
  const failed = await failureOf(context, "database", async () => {
    const { nextAt } = await withTimeout(STORE_MS, readDueTimes(config.db));
    isLate = nextAt !== null && now() - nextAt > LATE_MS;
  });
  if (failed.length > 0) return failed;
  if (!isLate) return [];
  log("health.check_failed", { part: "queue", reason: "late" });
  return ["queue"];
}

/** A key that nobody has, as the answer for a known one may come from a data centre's copy of it. */
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
