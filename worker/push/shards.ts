import * as v from "valibot";
import { reads } from "../../app/contract/endpoints.ts";
import { shard } from "../../app/contract/status.ts";
import type { Pushed } from "./store.ts";

/** A push of shards that is older is no report, and a row that is older is a shard that is down. */
export const SILENT_MS = 10 * 60_000;
/** Rows that say nothing new are written no more often: KV's free plan has 1,000 writes a day. */
const WRITE_MS = 5 * 60_000;

/** A row of a shard with the time of its push (epoch ms). */
const row = v.looseObject({ at: v.number(), shard_id: shard.entries.shard_id });
type Row = v.InferOutput<typeof row>;

function rowsOf({ value }: Pushed): Row[] {
  return v.parse(v.array(row), value);
}

/** Where `isPart`, the rows replace those of the same shards, and the others stay. */
export function withShards(
  known: Pushed | null,
  rows: readonly unknown[],
  { isPart, now }: { isPart: boolean; now: number },
): Pushed {
  const renewed = rows.map((one) => v.parse(row, Object.assign({}, one, { at: now })));
  const ids = new Set(renewed.map(({ shard_id: id }) => id));
  const others = known && isPart ? rowsOf(known).filter((one) => !ids.has(one.shard_id)) : [];
  return { value: [...others, ...renewed], at: now };
}

/** The rows as the site reads them at `now`: those that were not renewed are down. */
export function shardsAt(pushed: Pushed, now: number): Row[] {
  return rowsOf(pushed).map((one) =>
    now - one.at > SILENT_MS ? Object.assign({}, one, { is_ready: false }) : one,
  );
}

/** Whether a push says something new of the shards or renews a row that has not been written for five minutes. */
export function isNews(known: Pushed | null, next: Pushed): boolean {
  if (!known || statesOf(known, next.at) !== statesOf(next, next.at)) return true;
  const written = new Map(rowsOf(known).map((one) => [one.shard_id, one.at]));
  return rowsOf(next).some((one) => one.at - (written.get(one.shard_id) ?? 0) >= WRITE_MS);
}

function statesOf(pushed: Pushed, now: number): string {
  const { value } = reads.shards.decode(shardsAt(pushed, now));
  return JSON.stringify(value.map(({ shard_id: id, is_ready: isReady }) => [id, isReady]));
}
