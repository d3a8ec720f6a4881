import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  advice,
  locate,
  shardOf,
  supportText,
  type Located,
} from "../../../app/status/shards/locate.ts";
import { shard } from "./build.ts";

const ID = "197038439483310086";

function found(query: string, shards: Parameters<typeof locate>[1]): Located {
  const answer = locate(query, shards, 0);
  if (answer.kind !== "found") throw new Error(answer.kind);
  return answer;
}

test("a link to a channel names its server", () => {
  const link = "https://discord.com/channels/914857203355312148/1002235910335522599/1";
  const shards = [shard(0), shard(1)];
  expect(locate(link, shards, 0)).toEqual(locate("914857203355312148", shards, 0));
  expect(locate("https://discord.com/channels/@me/1002235910335522599", shards, 0).kind).toBe(
    "bad",
  );
});

describe("the shard of a server", () => {
  test.each([
    // (id >> 22) % count, worked out with another tool
    ["197038439483310086", 1, 0],
    ["197038439483310086", 16, 2],
    ["914857203355312148", 25, 4],
    ["18446744073709551615", 1_000, 103],
  ])("%s of %i is %i", (id, count, expected) => {
    expect(shardOf(id, count)).toBe(expected);
  });

  test("always exists, and the low 22 bits do not matter", () => {
    const ids = fc.bigInt({ min: 10n ** 17n, max: 2n ** 63n });
    fc.assert(
      fc.property(ids, fc.integer({ min: 1, max: 5_000 }), (id, count) => {
        const at = shardOf(String(id), count);
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThan(count);
        expect(shardOf(String((id >> 22n) << 22n), count)).toBe(at);
      }),
    );
  });

  test("counts shards by the highest id, so that a gap moves no server", () => {
    const all = Array.from({ length: 24 }, (_, id) => shard(id));
    const gap = all.filter(({ shard_id }) => shard_id !== 2 && shard_id !== 3);
    expect(found(ID, all).shardId).toBe(2);
    expect(found(ID, gap)).toMatchObject({ shardId: 2, state: "silent", shard: null });
  });
});

describe("pasted text", () => {
  test.each([
    ["", "empty"],
    ["abc", "bad"],
    ["9,14857E+17", "bad"],
    [` ${ID}\n`, "found"],
  ])("a pasted %j is %s", (query, kind) => {
    expect(locate(query, [shard(0)], 0).kind).toBe(kind);
  });
});

describe("the verdict", () => {
  test.each([
    ["up", {}, "This shard is up."],
    ["down", { is_ready: false }, "The bot is offline in all of this shard's servers"],
    ["just restarted", { uptime: 60 }, "This shard has just restarted."],
    ["slow", { latency: 900 }, "up but slow"],
    ["without a latency", { latency: null }, "This shard is up."],
  ])("the verdict about a shard that is %s", (_, change, words) => {
    expect(advice(found(ID, [shard(0, change)]))).toContain(words);
  });

  test("can be pasted to support", () => {
    expect(
      supportText(
        found(ID, [shard(0, { latency: 91.6, uptime: 7_320 })]),
        "2026-11-21T12:00:00.000Z",
      ),
    ).toBe(
      `Server ${ID} is on shard 0: Operational, latency 92 ms, uptime 2h 2m (as of 2026-11-21T12:00:00.000Z)`,
    );
  });
});
