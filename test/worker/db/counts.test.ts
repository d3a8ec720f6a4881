import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { countAction, deleteOldCounts, windowEnd } from "../../../worker/db/counts.ts";

const NOW = Date.UTC(2026, 5, 1, 12, 30);
const HOUR = 3_600_000;
const MIRA = "175928847299117063";
const OLEG = "268473310986240001";

beforeEach(() => env.DB.prepare("DELETE FROM counts").run());

function appeal(now: number, person = MIRA): Promise<boolean> {
  return countAction(env.DB, { action: "appeal", person, now });
}

async function appealSixTimes(): Promise<void> {
  for (let i = 0; i < 6; i++) expect(await appeal(NOW)).toBe(true);
}

describe("counts", () => {
  it("allow so many, for each person and in each hour", async () => {
    await appealSixTimes();
    expect(await appeal(NOW)).toBe(false);
    expect(await appeal(NOW, OLEG)).toBe(true);
    expect(await appeal(NOW + 0.5 * HOUR - 1)).toBe(false);
    expect(await appeal(NOW + 0.5 * HOUR)).toBe(true);
  });

  it("of a day last until midnight (UTC)", async () => {
    const signIn = (now: number) => countAction(env.DB, { action: "sign-in", person: MIRA, now });
    for (let i = 0; i < 30; i++) expect(await signIn(NOW)).toBe(true);
    expect(await signIn(NOW + 11.5 * HOUR - 1)).toBe(false);
    expect(await signIn(NOW + 11.5 * HOUR)).toBe(true);
  });

  it("of one action leave the others alone", async () => {
    await appealSixTimes();
    expect(await countAction(env.DB, { action: "look", person: MIRA, now: NOW })).toBe(true);
  });

  it("allow no more when several come at once", async () => {
    const all = await Promise.all(Array.from({ length: 9 }, () => appeal(NOW)));
    expect(all.filter(Boolean)).toHaveLength(6);
  });

  it("say when they begin anew", () => {
    expect(windowEnd("appeal", NOW)).toBe(NOW + 0.5 * HOUR);
    expect(windowEnd("appeal", NOW + 0.5 * HOUR)).toBe(NOW + 1.5 * HOUR);
    expect(windowEnd("hiding", NOW)).toBe(NOW + 11.5 * HOUR);
  });

  it("are deleted an hour after their window", async () => {
    const left = () => env.DB.prepare("SELECT count(*) AS n FROM counts").first("n");
    await appeal(NOW);
    await deleteOldCounts(env.DB, NOW + 1.5 * HOUR);
    expect(await left()).toBe(1);
    await deleteOldCounts(env.DB, NOW + 1.5 * HOUR + 1);
    expect(await left()).toBe(0);
  });
});
