import { BotError } from "../app/contract/bot.ts";
import { ShapeError } from "../app/contract/decode.ts";
import { reads } from "../app/contract/endpoints.ts";
import type { Shard } from "../app/contract/status.ts";
import {
  decodeRecord,
  sampleOf,
  withSample,
  type UptimeRecord,
} from "../app/status/uptime/uptime-record.ts";
import { readUptimeText, SHARDS_SHAPE, uptimeKeyOf, type Owner } from "./bot/cache.ts";
import type { Ask } from "./bot/upstream.ts";
import { reasonOf, type Log } from "./log.ts";
import { within } from "./within.ts";

/**
 * One value in KV holds the uptime record and, beside it, the copy of the shards that every data
 * centre falls back on: `{ shape, value, storedAt, kvAt, record }`. The cron trigger is its only writer.
 */

const READ_MS = 5000;
const WRITE_MS = 10_000;
/** Where a value that cannot be read is set aside, for a person to look at. */
const asideKeyOf = (owner: Owner) => `${uptimeKeyOf(owner)}.unreadable`;

interface Stored {
  record: UptimeRecord | null;
  /** The shards' copy, as it stands beside the record. */
  copy: object;
  /** The text itself when nothing in it could be read. */
  unreadable: string | null;
}

export interface SampleNeeds {
  ask: Ask;
  owner: Owner;
  /** Epoch ms. */
  now: () => number;
  log: Log;
}

/**
 * Looks at the shards and adds a sample. Where KV does not answer nothing is written: a missing
 * sample is five minutes, an overwritten record is ninety days. What fails is in the log.
 */
export async function takeSample(
  kv: KVNamespace,
  needs: SampleNeeds,
  scheduledAt: number,
): Promise<void> {
  const { owner, now, log } = needs;
  const shards = await askShards(needs);
  try {
    const stored = readStored(await within(READ_MS, readUptimeText(kv, owner)));
    if (stored === "newer") return log("uptime.skipped", { reason: "written by a newer release" });
    if (stored.unreadable !== null) {
      log("uptime.unreadable", { setAside: asideKeyOf(owner) });
      await within(WRITE_MS, kv.put(asideKeyOf(owner), stored.unreadable));
    }
    // Two runs of one slot are told apart by when they were due, not by when they came.
    const sample = sampleOf(shards, Math.min(scheduledAt, now()));
    const record = withSample(stored.record, sample);
    if (record === stored.record) return log("uptime.skipped", { reason: "already sampled" });
    const copy = shards
      ? { shape: SHARDS_SHAPE, value: shards, storedAt: now(), kvAt: now() }
      : stored.copy;
    // Without an expiry: the record outlives every copy.
    await within(WRITE_MS, kv.put(uptimeKeyOf(owner), JSON.stringify({ ...copy, record })));
    log("uptime.sampled", { ready: sample.ready, total: sample.total });
  } catch (error) {
    log("uptime.failed", { reason: reasonOf(error) });
  }
}

/** What the bot says now, past every cache and breaker; null is no report, whatever the reason. */
async function askShards({ ask, log }: SampleNeeds): Promise<Shard[] | null> {
  try {
    const answer = await ask("/shards");
    const { value } = reads.shards.decode(answer.value);
    // Bots name no shards while they start.
    return value.length > 0 ? value : null;
  } catch (error) {
    if (!(error instanceof BotError) && !(error instanceof ShapeError)) throw error;
    log("uptime.no_report", { reason: reasonOf(error) });
    return null;
  }
}

function readStored(text: string | null): Stored | "newer" {
  if (text === null) return { record: null, copy: {}, unreadable: null };
  const { record, ...copy } = parsed(text);
  const decoded = decodeRecord(record);
  if (decoded === "newer") return decoded;
  return decoded === "unreadable"
    ? { record: null, copy: {}, unreadable: text }
    : { record: decoded, copy, unreadable: null };
}

function parsed(text: string): { record?: unknown } {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {}; // told apart from an empty store by the text itself
  }
}

/** The record as pages show it: null while there is none. @throws what KV throws */
export async function readRecord(kv: KVNamespace, owner: Owner): Promise<UptimeRecord | null> {
  const stored = readStored(await readUptimeText(kv, owner));
  return stored === "newer" ? null : stored.record;
}
