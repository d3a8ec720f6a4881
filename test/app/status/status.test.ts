import { describe, expect, test } from "vitest";
import { BotError } from "../../../app/contract/bot.ts";
import { botErrorText } from "../../../app/status/status-error.ts";
import { health, healthLine, silentShards } from "../../../app/status/shards/health.ts";
import { totalsOf } from "../../../app/status/shards/totals.ts";
import { shard } from "./build.ts";

describe("health", () => {
  test("a gap in the ids counts as a shard that is not ready", () => {
    const shards = [shard(0), shard(3)];
    expect(healthLine(health(shards, 0))).toBe("2/4 Shards Operational");
    expect(silentShards(shards, 0)).toEqual([1, 2]);
  });

  test("no shards at all is not operational", () => {
    expect(health([], 0).allReady).toBe(false);
  });
});

describe("totalsOf", () => {
  test("sums servers and users and rounds the mean latency", () => {
    const shards = [shard(0, { latency: 40 }), shard(1, { latency: 45 })];
    expect(totalsOf(shards)).toEqual({ servers: 20, users: 200, latency: 43 });
  });

  test("leaves out shards that report no latency", () => {
    expect(totalsOf([shard(0), shard(1, { latency: null })]).latency).toBe(40);
    expect(totalsOf([shard(0, { latency: null })]).latency).toBeNull();
  });
});

describe("botErrorText", () => {
  test.each([
    [
      new BotError("timeout", "slow"),
      "Request timed out. Please check your connection and try again.",
    ],
    [
      new BotError("status", "upstream said no", { upstreamStatus: 500 }),
      "HTTP error 502: upstream said no",
    ],
    [new BotError("media-type", "html"), "Invalid response format: expected JSON"],
    [
      new BotError("shape", "Invalid history data format: expected array"),
      "Invalid history data format: expected array",
    ],
    [new BotError("network", "refused"), "Failed to fetch data. Please try again later."],
    [new BotError("closed", "breaker"), "Failed to fetch data. Please try again later."],
    ["thrown text", "An unexpected error occurred. Please try again later."],
  ])("says what %s means", (error, text) => {
    expect(botErrorText(error)).toBe(text);
  });
});
