import { BotError } from "../../app/contract/bot.ts";
import type { ShardSelection } from "../../app/contract/incident.ts";
import { ShapeError } from "../../app/contract/decode.ts";
import { reads } from "../../app/contract/endpoints.ts";
import type { Shard } from "../../app/contract/status.ts";
import {
  decodeRecord,
  sampleOf,
  withSample,
  type UptimeRecord,
} from "../../app/status/uptime/uptime-record.ts";
import { readUptimeText, SHARDS_SHAPE, uptimeKeyOf, type Owner } from "../bot/cache.ts";
import type { BotFetch } from "../bot/upstream.ts";
import { reasonOf, type Log } from "../monitoring/log.ts";
import { withTimeout } from "../primitives/with-timeout.ts";

/**
 * One value in KV holds the uptime record and the copy of the shards that every data centre falls back
 * on: `{ shape, value, storedAt, kvAt, record }`. The cron trigger is its only writer.
 */

const READ_MS = 5000;
const WRITE_MS = 10_000;
/** Where an unreadable value is saved before it is overwritten, so that a person can repair it. */
const backupKeyOf = (owner: Owner) => `${uptimeKeyOf(owner)}.unreadable`;

interface Stored {
  record: UptimeRecord | null;
  /** The other fields of the value: the shards' copy. */
  copy: object;
  /** The whole text when nothing in it could be read. */
  unreadable: string | null;
}

export interface SampleContext {
  fetchBot: BotFetch;
  owner: Owner;
  /** Epoch ms. */
  now: () => number;
  log: Log;
  /** The shards in maintenance, which do not count. */
  maintained?: ShardSelection | null;
}

/**
 * Fetches the shards and adds a sample to the record. When KV cannot be read nothing is written: a missing
 * sample loses five minutes, an overwritten record ninety days. Never throws; failures are in the log.
 */
export async function takeSample(
  kv: KVNamespace,
  context: SampleContext,
  scheduledAt: number,
): Promise<UptimeRecord | null> {
  const { owner, now, log } = context;
  const shards = await fetchShards(context);
  try {
    const stored = readStored(await withTimeout(READ_MS, readUptimeText(kv, owner)));
    if (stored === "newer") {
      log("uptime.skipped", { reason: "written by a newer release" });
      return null;
    }
    if (stored.unreadable !== null) {
      log("uptime.unreadable", { setAside: backupKeyOf(owner) });
      await withTimeout(WRITE_MS, kv.put(backupKeyOf(owner), stored.unreadable));
    }
    // By the time it was due, so that a late run does not count for the next slot.
    const sample = sampleOf(shards, Math.min(scheduledAt, now()), context.maintained);
    const record = withSample(stored.record, sample);
    if (record === stored.record) {
      log("uptime.skipped", { reason: "already sampled" });
      return record;
    }
    const copy = shards
      ? { shape: SHARDS_SHAPE, value: shards, storedAt: now(), kvAt: now() }
      : stored.copy;
    // Without an expiry, because the record must outlive the shards' copy.
    await withTimeout(WRITE_MS, kv.put(uptimeKeyOf(owner), JSON.stringify({ ...copy, record })));
    log("uptime.sampled", { ready: sample.ready, total: sample.total });
    return record;
  } catch (error) {
    log("uptime.failed", { reason: reasonOf(error) });
    return null;
  }
}

/** The shards as the bot reports them now, past cache and breaker; null without a report. */
async function fetchShards({ fetchBot, log }: SampleContext): Promise<Shard[] | null> {
  try {
    const response = await fetchBot("/shards");
    const { value } = reads.shards.decode(response.value);
    // A bot that is still starting reports no shards.
    return value.length > 0 ? value : null;
  } catch (error) {
    if (!(error instanceof BotError) && !(error instanceof ShapeError)) throw error;
    log("uptime.no_report", { reason: reasonOf(error) });
    return null;
  }
}

function readStored(text: string | null): Stored | "newer" {
  if (text === null) return { record: null, copy: {}, unreadable: null };
  const { record, ...copy } = parseObject(text);
  const decoded = decodeRecord(record);
  if (decoded === "newer") return decoded;
  return decoded === "unreadable"
    ? { record: null, copy: {}, unreadable: text }
    : { record: decoded, copy, unreadable: null };
}

function parseObject(text: string): { record?: unknown } {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {}; // decodeRecord calls a missing record unreadable
  }
}

/** The record for pages; null while there is none. @throws what KV throws */
export async function readRecord(kv: KVNamespace, owner: Owner): Promise<UptimeRecord | null> {
  const stored = readStored(await readUptimeText(kv, owner));
  return stored === "newer" ? null : stored.record;
}
