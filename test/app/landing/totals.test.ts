import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BotError, type Reading } from "../../../app/contract/bot.ts";
import type { Shard } from "../../../app/contract/status.ts";
import { liveTotals } from "../../../app/landing/totals.ts";

function shard(shard_id: number, server_count: number, member_count: number): Shard {
  return { shard_id, server_count, member_count, latency: 40, uptime: 60, is_ready: true };
}

function answering(value: Shard[]): { shards: () => Promise<Reading<Shard[]>> } {
  return { shards: async () => ({ value, state: "fresh", age: 3, asOf: 0 }) };
}

describe("the totals on the landing page", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("are the sums over all shards", async () => {
    const bot = answering([shard(0, 1200, 90_000), shard(1, 1100, 80_000)]);
    expect(await liveTotals(bot)).toEqual({ servers: 2300, users: 170_000 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ["without shards", []],
    ["while no server has been counted", [shard(0, 0, 0)]],
    ["while no user has been counted", [shard(0, 1200, 0)]],
  ])("are unknown, not zero, %s", async (_, shards) => {
    expect(await liveTotals(answering(shards))).toBeNull();
  });

  it("are unknown when the bot does not answer", async () => {
    const dead = { shards: () => Promise.reject(new BotError("network", "no answer")) };
    expect(await liveTotals(dead)).toBeNull();
  });

  it("are not waited for longer than 50 ms", async () => {
    const hanging = { shards: () => new Promise<never>(() => {}) };
    let totals: unknown = "pending";
    void liveTotals(hanging).then((value) => (totals = value));
    await vi.advanceTimersByTimeAsync(49);
    expect(totals).toBe("pending");
    await vi.advanceTimersByTimeAsync(1);
    expect(totals).toBeNull();
  });
});
