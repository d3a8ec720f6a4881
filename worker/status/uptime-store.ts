import { BotError } from "../../app/contract/bot.ts";
import type { MaintenanceWindow } from "../../app/incidents/view.ts";
import { ShapeError } from "../../app/contract/decode.ts";
import { reads } from "../../app/contract/endpoints.ts";
import { BUCKET_MS, DAY_MS } from "../../app/contract/buckets.ts";
import type { Shard } from "../../app/contract/status.ts";
import { decodeRecord, withObservation, type UptimeRecord } from "./uptime-record.ts";
import type { Owner } from "../bot/cache.ts";
import type { BotFetch } from "../bot/upstream.ts";
import { reasonOf, type Log } from "../logging/log.ts";
import { withTimeout } from "../primitives/with-timeout.ts";
import { oldUptimeKeyOf, readUptimeText, SHARDS_SHAPE, uptimeKeyOf } from "./uptime-value.ts";

/** The uptime record, read and written. */

const READ_MS = 5000;
const WRITE_MS = 10_000;
/** The key under which an unreadable value is saved before it is overwritten, so that a person can repair it. */
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
  /** Reads maintenance, whose shards do not count; null where the database does not answer. Never throws. */
  readMaintenance: () => Promise<MaintenanceWindow[] | null>;
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
  try {
    const [shards, maintenance] = await Promise.all([
      fetchShards(context),
      context.readMaintenance(),
    ]);
    const stored = await withTimeout(READ_MS, readNewest(kv, owner));
    if (stored === "newer") {
      log("uptime.skipped", { reason: "written by a newer release" });
      return null;
    }
    if (stored.unreadable !== null) {
      log("uptime.unreadable", { setAside: backupKeyOf(owner) });
      await withTimeout(WRITE_MS, kv.put(backupKeyOf(owner), stored.unreadable));
    }
    // By the time it was due, so that a late run does not count for the next slot.
    const at = Math.min(scheduledAt, now());
    const { record, sample } = withObservation(stored.record, { shards, at, maintenance });
    if (record === stored.record) {
      log("uptime.skipped", { reason: "already sampled" });
      return record;
    }
    const copy = shards
      ? { bot: owner.botApiUrl, shape: SHARDS_SHAPE, value: shards, storedAt: now(), kvAt: now() }
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
    if (value.length > 0) return value;
    // A bot that is still starting; one that stays so needs somebody.
    log("uptime.no_report", { reason: "no shards" });
    return null;
  } catch (error) {
    if (!(error instanceof BotError) && !(error instanceof ShapeError)) throw error;
    log("uptime.no_report", { reason: reasonOf(error) });
    return null;
  }
}

/** The record as this release has left it, or as the one before did if that has run since, after a rollback. */
async function readNewest(kv: KVNamespace, owner: Owner): Promise<Stored | "newer"> {
  const [own, old] = await Promise.all([readUptimeText(kv, owner), kv.get(oldUptimeKeyOf(owner))]);
  const stored = readStored(own);
  if (stored === "newer") return stored;
  const other = readStored(old);
  if (other === "newer") return stored;
  const isOlder = (lastSampleAt(other.record) ?? 0) <= (lastSampleAt(stored.record) ?? 0);
  if (isOlder) return stored;
  return { ...other, unreadable: stored.unreadable };
}

/** When the newest sample was taken, in epoch ms; null without any. Throws what KV throws. */
export async function readSampledAt(kv: KVNamespace, owner: Owner): Promise<number | null> {
  return lastSampleAt(await readRecord(kv, owner));
}

function lastSampleAt(record: UptimeRecord | null): number | null {
  const [bucket] = record?.slots.at(-1) ?? [];
  return record && bucket !== undefined ? record.day * DAY_MS + bucket * BUCKET_MS : null;
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
