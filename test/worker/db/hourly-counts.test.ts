import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import {
  countThisHour,
  deleteOldHours,
  secondsToNextHour,
} from "../../../worker/db/hourly-counts.ts";

const NOW = Date.UTC(2026, 5, 1, 12, 30);
const HOUR = 3_600_000;
const MIRA = "175928847299117063";

beforeEach(() => env.DB.prepare("DELETE FROM hourly_counts").run());

function count(now: number, person = MIRA): Promise<boolean> {
  return countThisHour(env.DB, { action: "data", person, most: 2, now });
}

describe("counts of an hour", () => {
  it("allow so many, for each person and in each hour", async () => {
    expect([await count(NOW), await count(NOW), await count(NOW)]).toEqual([true, true, false]);
    expect(await count(NOW, "268473310986240001")).toBe(true);
    expect(await count(NOW + 0.5 * HOUR - 1)).toBe(false);
    expect(await count(NOW + 0.5 * HOUR)).toBe(true);
  });

  it("two at once are counted one after the other", async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => count(NOW)));
    expect(all.filter(Boolean)).toHaveLength(2);
  });

  it("say how long the hour lasts", () => {
    expect(secondsToNextHour(NOW)).toBe(1800);
    expect(secondsToNextHour(NOW + 0.5 * HOUR - 1)).toBe(1);
    expect(secondsToNextHour(NOW + 0.5 * HOUR)).toBe(3600);
  });

  it("are deleted once neither this hour nor the last has them", async () => {
    await count(NOW);
    await deleteOldHours(env.DB, NOW + HOUR);
    expect(await env.DB.prepare("SELECT count FROM hourly_counts").first("count")).toBe(1);
    await deleteOldHours(env.DB, NOW + 2 * HOUR);
    expect(await env.DB.prepare("SELECT count FROM hourly_counts").first()).toBeNull();
  });
});
