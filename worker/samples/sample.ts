import type { Shard } from "../../app/contract/status.ts";
import type { ShardSelection } from "../../app/contract/incident.ts";
import { cellsOf } from "../../app/status/shards/cells.ts";
import { totalsOf } from "../../app/status/shards/totals.ts";
import { BUCKET_MS } from "../../app/contract/buckets.ts";

/** Samples of the shards, and what they add up to. Times are epoch ms and always arguments. */

/** Samples further apart aren't successive. */
export const SUCCESSIVE_MS = 3 * BUCKET_MS;

/** The shards at one time. */
export interface Sample {
  /** The start of its five minutes. */
  at: number;
  /** Shards outside maintenance. `total` 0: the bot was silent, or all were in maintenance. */
  ready: number;
  total: number;
  /** Ids of shards that weren't ready, ascending. */
  down: readonly number[];
  /** Shards left out for maintenance. */
  excluded: number;
  /** Taken during maintenance. */
  maintenance: boolean;
  /** Sums over all shards, and mean latency in ms; null if the bot gave none. */
  servers: number | null;
  users: number | null;
  latency: number | null;
}

interface SampleOptions {
  /** Epoch ms. */
  at: number;
  maintained: ShardSelection | null;
  /** The bot's number of shards; 0 if unknown. */
  count: number;
}

/** The sample of a list of shards. Null and an empty list mean that the bot was silent. */
export function sampleOf(
  shards: readonly Shard[] | null,
  { at, maintained, count }: SampleOptions,
): Sample {
  const list = shards ?? [];
  const all = list.length > 0 ? cellsOf(list, count) : [];
  const cells = all.filter(({ id }) => maintained !== "all" && !maintained?.includes(id));
  const down = cells.filter(({ state }) => state !== "operational").map(({ id }) => id);
  const beats = list.flatMap(({ latency }) => latency ?? []);
  const isReport = list.length > 0;
  const { servers, users } = totalsOf(list);
  return {
    at: Math.floor(at / BUCKET_MS) * BUCKET_MS,
    ready: cells.length - down.length,
    total: cells.length,
    down: ascending(down),
    excluded: all.length - cells.length,
    // A silent bot says nothing about shards outside maintenance.
    maintenance: maintained === "all" || (maintained !== null && isReport),
    servers: isReport ? servers : null,
    users: isReport ? users : null,
    latency: beats.length > 0 ? beats.reduce((sum, beat) => sum + beat, 0) / beats.length : null,
  };
}

export function ascending(ids: readonly number[]): number[] {
  return [...new Set(ids)].sort((a, b) => a - b);
}

/** Whether all shards were in maintenance, so that the sample says nothing. */
export function isBlank({ maintenance, total }: Sample): boolean {
  return maintenance && total === 0;
}

/** Whether all shards outside maintenance were ready. */
export function isGood({ ready, total }: Sample): boolean {
  return total > 0 && ready === total;
}

/** An hour's or a day's samples together. */
export interface Tally {
  /** Samples with an answer, without one, and with a shard missing. */
  known: number;
  silent: number;
  troubled: number;
  /** Summed over known samples: ready shards, and all. */
  ready: number;
  shards: number;
  /** The worst known sample, shards in maintenance being ready; null for none. */
  worst: readonly [ready: number, total: number] | null;
  /** Samples during maintenance. */
  maintenance: number;
  /** From the last sample with an answer. */
  servers: number | null;
  users: number | null;
  latency: number | null;
}

export const EMPTY: Tally = {
  known: 0,
  silent: 0,
  troubled: 0,
  ready: 0,
  shards: 0,
  worst: null,
  maintenance: 0,
  servers: null,
  users: null,
  latency: null,
};

export function addSample(tally: Tally, sample: Sample): Tally {
  const maintenance = tally.maintenance + Number(sample.maintenance);
  const { ready, total, excluded, servers, users, latency } = sample;
  if (total === 0) {
    return { ...tally, maintenance, silent: tally.silent + Number(!isBlank(sample)) };
  }
  return {
    known: tally.known + 1,
    silent: tally.silent,
    troubled: tally.troubled + Number(ready < total),
    ready: tally.ready + ready,
    shards: tally.shards + total,
    worst: worse(tally.worst, [ready + excluded, total + excluded]),
    maintenance,
    servers: servers ?? tally.servers,
    users: users ?? tally.users,
    latency: latency ?? tally.latency,
  };
}

/** Cross-multiplied: compares shares of different totals exactly. */
export function worse(
  one: readonly [number, number] | null,
  other: readonly [number, number],
): [number, number] {
  const [ready, total] = one && one[0] * other[1] <= other[0] * one[1] ? one : other;
  return [ready, total];
}
