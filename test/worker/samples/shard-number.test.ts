import { expect, it } from "vitest";
import { DAY_MS } from "../../../app/contract/buckets.ts";
import { health, silentShards } from "../../../app/status/shards/health.ts";
import { locate } from "../../../app/status/shards/locate.ts";
import { withList, type ShardNumber } from "../../../worker/samples/shard-number.ts";
import { sampleOf } from "../../../worker/samples/sample.ts";
import { shard } from "../../app/status/build.ts";

const NOON = Date.UTC(2026, 10, 21, 12);
const listOf = (count: number, servers = 1000) =>
  Array.from({ length: count }, (_, id) => shard(id, { server_count: servers }));
/** The number after lists that come five minutes apart. */
const after = (...lists: ReturnType<typeof listOf>[]) =>
  lists.reduce<ShardNumber | null>(
    (known, list, i) => withList(known, list, NOON + i * 300_000),
    null,
  )?.count;

it("a higher number of shards counts with the second list that has it, so that one odd id changes nothing", () => {
  expect(after(listOf(24), [...listOf(24), shard(2047)])).toBe(24);
  expect(after(listOf(24), listOf(32))).toBe(24);
  expect(after(listOf(24), listOf(32), listOf(32))).toBe(32);
});

it("a lower number counts once its shards have all servers, or else after a day", () => {
  expect(after(listOf(24), listOf(20), listOf(20), listOf(20))).toBe(24);
  expect(after(listOf(24), listOf(20, 1200), listOf(20, 1200))).toBe(20);
  const turned = withList(withList(null, listOf(24), NOON), listOf(20), NOON);
  expect(withList(turned, listOf(20), NOON + DAY_MS).count).toBe(20);
});

it("shards that are missing at the end count as missing, and servers keep their shards", () => {
  const list = listOf(20);
  expect(health(list, 24)).toEqual({ ready: 20, total: 24, allReady: false, silent: 4 });
  expect(silentShards(list, 24)).toEqual([20, 21, 22, 23]);
  const server = String((22n << 22n) + ((24n * 10n ** 10n) << 22n));
  expect(locate(server, list, 24)).toMatchObject({ shardId: 22, state: "silent" });
  expect(sampleOf(list, { at: NOON, maintained: null, count: 24 })).toMatchObject({
    ready: 20,
    total: 24,
    down: [20, 21, 22, 23],
  });
});

it("all missing shards are kept, also those after the 64th", () => {
  const { down } = sampleOf(listOf(1), { at: NOON, maintained: null, count: 1000 });
  expect(down).toHaveLength(999);
});
