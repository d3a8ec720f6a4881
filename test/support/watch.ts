import { env } from "cloudflare:workers";
import type { Shard } from "../../app/contract/status.ts";
import type { Config } from "../../worker/context/config.ts";
import { watchShards } from "../../worker/incidents/watch.ts";
import { readReport, type StoredReport } from "../../worker/db/report.ts";
import { shard } from "../app/status/build.ts";
import { emptyTables } from "./database.ts";
import { forgetDeliveries } from "./delivery-queue.ts";
import { OWNER } from "./fixtures.ts";

/** The cron's look at the shards, on a made-up bot of 24 shards and at made-up times. */

export const MINUTE = 60_000;
export const NOON = Date.UTC(2026, 10, 21, 12);

/** The bot's list of 24 shards, some down; null for no answer. */
export type BotList = readonly Shard[] | null;

export const listOf = (...down: number[]): Shard[] =>
  Array.from({ length: 24 }, (_, id) => shard(id, down.includes(id) ? { is_ready: false } : {}));

export interface Watch {
  /** A run at a time (epoch ms), with the bot's list or its failure. */
  run: (at: number, list: BotList | Error, options?: { now?: number }) => Promise<void>;
  /** Runs every five minutes from a time until before another, with the shards down at each. */
  runs: (from: number, until: number, down: (at: number) => BotList) => Promise<void>;
  /** Names of the log lines so far. */
  events: string[];
}

export function createWatch(db: D1Database = env.DB, cache: KVNamespace = env.CACHE): Watch {
  const events: string[] = [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what it uses of it
  const config = { ...OWNER, db, cache } as unknown as Config;
  async function run(at: number, list: BotList | Error, { now = at + 2000 } = {}) {
    const fetchBot = async () => {
      if (list instanceof Error) throw list;
      return { value: list ?? [], bytes: 0 };
    };
    const log = (event: string) => void events.push(event);
    await watchShards(config, { fetchBot, now, scheduledAt: at, log });
  }
  return {
    run,
    async runs(from, until, down) {
      for (let at = from; at < until; at += 5 * MINUTE) await run(at, down(at));
    },
    events,
  };
}

/** What pages would show. */
export const readStored = (): Promise<StoredReport> => readReport(env.DB, null);

/** The statuses of all incidents, newest first; those of the team in capitals. */
export async function statesOf(): Promise<string[][]> {
  const { incidents } = await readStored();
  return incidents.map(({ updates }) =>
    updates.map(({ status, byTeam }) => (byTeam ? status.toUpperCase() : status)),
  );
}

/** Leaves one sample of a given time (epoch ms); null for none. */
export async function leaveSample(at: number | null): Promise<void> {
  const { DB } = env;
  const insert =
    "INSERT INTO samples (at, ready, total, down, excluded, maintenance) VALUES (?1, 1, 1, '[]', 0, 0)";
  await DB.batch([
    DB.prepare("DELETE FROM samples"),
    ...(at === null ? [] : [DB.prepare(insert).bind(at)]),
  ]);
}

/** Sets the bot's number of shards, with 1,000 servers on each. */
export async function leaveShardCount(count: number): Promise<void> {
  await env.DB.prepare(
    "INSERT OR REPLACE INTO shard_number (id, count, servers) VALUES (1, ?1, ?2)",
  )
    .bind(count, count * 1_000)
    .run();
}

/** Leaves nothing of uptime, incidents and followers. */
export async function forgetWatch(): Promise<void> {
  await forgetDeliveries();
  await emptyTables("samples", "hours", "days", "shard_number", "reports");
}
