import { describe, expect, it } from "vitest";
import { createTestBot } from "../../support/bot.ts";

const FIRST_ID = 200_000_000_000_000_000n;
const idAt = (i: number) => String(FIRST_ID + BigInt(i));

/** Everybody has a profile; the other reads are there, too. */
function createWorld() {
  const t = createTestBot({
    "/history": [{ timestamp: 1_700_000_000, guilds: 1, users: 2, ping: 3 }],
    "/commands": [],
    "/templates": [],
    "/team": [],
    "/feedback": [],
    "/avatars": [],
  });
  const { fetchBot } = t.needs;
  t.needs.fetchBot = async (path, limits) =>
    path.startsWith("/user/") ? { value: { user: "Mara" }, bytes: 15 } : fetchBot(path, limits);
  const profiles = () => t.kvWrites.filter((key) => key.startsWith("/user/"));
  return { ...t, profiles };
}

describe("T45: the KV copy of a profile", () => {
  it("is written when this isolate is asked a second time, once", async () => {
    const t = createWorld();
    await t.bot.user(idAt(0));
    await t.settled();
    expect(t.profiles()).toEqual([]);
    for (let i = 0; i < 10; i++) await t.bot.user(idAt(0));
    await t.settled();
    expect(t.profiles()).toEqual([`/user/${idAt(0)}`]);
    expect(t.kv.get(`/user/${idAt(0)}`)).toMatchObject({ value: { user: "Mara" } });
  });

  it("is not overwritten if another data centre wrote it", async () => {
    const t = createWorld();
    await t.bot.user(idAt(0));
    const copy = { value: { user: "Mara" }, storedAt: t.clock.now(), kvAt: 0, bytes: 15 };
    t.kv.set(`/user/${idAt(0)}`, copy);
    await t.bot.user(idAt(0));
    await t.settled();
    expect(t.profiles()).toEqual([]);
  });

  it("is not tried again with every visitor when KV refuses it", async () => {
    const t = createWorld();
    let tried = 0;
    t.needs.stores.writeKv = async () => {
      tried += 1;
      return false;
    };
    for (let i = 0; i < 20; i++) {
      await t.bot.user(idAt(0));
      await t.settled();
    }
    expect(tried).toBe(1);
  });
});

describe("T45: a hostile client at the rate limit", () => {
  it("causes no write with ids that it requests once", async () => {
    const t = createWorld();
    for (let i = 0; i < 1000; i++) {
      await t.bot.user(idAt(i));
      t.clock.advance(10 / 60);
    }
    await t.settled();
    expect(t.profiles()).toEqual([]);
  });

  it("is limited to a hundred writes an hour, and leaves a share of the day's writes for sessions", async () => {
    const t = createWorld();
    const { bot } = t;
    /** The cron's own writes. */
    const CRON = 12;
    const hours: number[] = [];
    for (let hour = 0; hour < 24; hour++) {
      const before = t.kvWrites.length;
      for (let minute = 0; minute < 60; minute++) {
        // Each id twice; few of the limit's calls show as much and take less long.
        for (let i = 0; i < 6; i++) {
          const id = idAt(hour * 10_000 + minute * 100 + i);
          await bot.user(id);
          await bot.user(id);
        }
        await Promise.all([bot.history(), bot.commands(), bot.templates(), bot.team()]);
        await Promise.all([bot.feedback(), bot.avatars()]);
        await t.settled();
        t.clock.advance(60);
      }
      hours.push(t.kvWrites.length - before + CRON);
    }
    expect(t.profiles().length).toBeGreaterThan(60);
    expect(Math.max(...hours)).toBeLessThanOrEqual(100);
    expect(hours.reduce((sum, writes) => sum + writes, 0)).toBeLessThanOrEqual(800);
  });
});
