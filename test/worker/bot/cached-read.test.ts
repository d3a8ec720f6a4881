import { describe, expect, it } from "vitest";
import { BotError } from "../../../app/contract/bot.ts";
import type { CacheEntry } from "../../../worker/bot/cache.ts";
import { createBot } from "../../../worker/bot/client.ts";
import { createTestBot } from "../../support/bot.ts";

const PING = { name: "ping", description: "Pong", category: "info", permissions: null };
const PONG = { ...PING, name: "pong" };
const down = () => new BotError("network", "down");

/** A client whose stores answer on demand; `looks` are their reads in progress. */
function slowStores(answers: Record<string, unknown>) {
  const t = createTestBot(answers);
  const looks: ((copy: CacheEntry | null) => void)[] = [];
  const read = () => new Promise<CacheEntry | null>((resolve) => looks.push(resolve));
  const bot = createBot({
    ...t.needs,
    // Each read is another visitor's.
    limit: (work) => work(),
    stores: { ...t.needs.stores, readEdge: read, readKv: read },
  });
  return { ...t, bot, looks };
}

const ID = "123456789012345678";
const PICTURE = { user_id: ID, avatar: "a.png", timestamp: 1_700_000_000 };
const REVIEW = { user_id: ID, message_id: ID, approved: true, feedback: "Good" };
/** Every list of people, with one good record. */
const LISTS = [
  ["team", "/team", { user_id: ID, rank: "Manager" }, "Invalid team data format"],
  ["feedback", "/feedback", REVIEW, "Invalid response format: no readable record"],
  ["avatars", "/avatars", PICTURE, "Invalid response format: no readable record"],
] as const;

/** As a release of the bot sends it that writes ids as numbers. */
const withNumber = (record: object) => ({ ...record, user_id: 123_456_789_012_345_680 });

const nameIn = ({ value }: { value: { name: string }[] }) => value[0]?.name;

describe("F34: a copy somewhat past its time", () => {
  it("is served from memory before the stores have answered", async () => {
    const t = slowStores({ "/commands": [PONG] });
    t.isolate.memory.set("/commands", {
      value: [PING],
      storedAt: t.clock.now() - 301_000,
      kvAt: 0,
      bytes: 9,
    });
    for (let i = 0; i < 20; i++) {
      const read = await t.bot.commands();
      expect([read.state, nameIn(read)]).toEqual(["stale", "ping"]);
    }
    expect([t.looks.length, t.asked.length]).toEqual([1, 0]);
    // Data centre and KV have none: the bot is asked.
    t.looks[0]?.(null);
    await expect.poll(() => t.looks.length).toBe(2);
    t.looks[1]?.(null);
    await t.settled();
    expect(t.looks).toHaveLength(2);
    expect(t.asked).toEqual(["/commands"]);
    expect(nameIn(await t.bot.commands())).toBe("pong");
  });

  it("is replaced by a newer copy of the stores, without a request to the bot", async () => {
    const t = createTestBot({ "/commands": [PONG] });
    const storedAt = t.clock.now() - 301_000;
    t.isolate.memory.set("/commands", { value: [PING], storedAt, kvAt: 0, bytes: 9 });
    t.kv.set("/commands", { value: [PONG], storedAt: t.clock.now() - 9000, kvAt: 0, bytes: 9 });
    expect(nameIn(await t.bot.commands())).toBe("ping");
    await t.settled();
    const read = await t.bot.commands();
    expect([read.state, read.age, nameIn(read)]).toEqual(["fresh", 9, "pong"]);
    expect(t.asked).toEqual([]);
  });

  it("T54: its age is given to the stores, so that they read no copy that is as old", async () => {
    const t = createTestBot({ "/commands": [PONG] });
    const storedAt = t.clock.now() - 301_000;
    t.isolate.memory.set("/commands", { value: [PING], storedAt, kvAt: 0, bytes: 9 });
    const known: unknown[] = [];
    const look = async (_: string, time?: number) => {
      known.push(time);
      return null;
    };
    Object.assign(t.needs.stores, { readEdge: look, readKv: look });
    await t.bot.commands();
    await t.settled();
    expect(known).toEqual([storedAt, storedAt]);
  });

  it("a stale copy found in a store is served at once while the bot is requested", async () => {
    const t = createTestBot({ "/commands": () => new Promise(() => {}) });
    const storedAt = t.clock.now() - 301_000;
    t.kv.set("/commands", { value: [PING], storedAt, kvAt: 0, bytes: 9 });
    expect(await t.bot.commands()).toMatchObject({ state: "stale", age: 301 });
    expect(t.asked).toEqual(["/commands"]);
  });
});

describe("F34: throughout an outage", () => {
  it("the stores are read once in two seconds, however many visitors there are", async () => {
    const t = createTestBot({ "/commands": [PING] });
    await t.bot.commands();
    await t.settled();
    t.answers["/commands"] = down();
    let looks = 0;
    const { readEdge } = t.needs.stores;
    t.needs.stores.readEdge = (key) => {
      looks += 1;
      return readEdge(key);
    };
    // Past what is served without waiting.
    t.clock.advance(3600);
    for (let tenth = 0; tenth < 600; tenth++) {
      expect(await t.bot.commands()).toMatchObject({ state: "stale" });
      await t.settled();
      t.clock.advance(0.1);
    }
    expect(looks).toBeLessThanOrEqual(30);
    expect(t.asked.length).toBeGreaterThan(5);
    t.answers["/commands"] = [PONG];
    t.clock.advance(10);
    expect(nameIn(await t.bot.commands())).toBe("pong");
  });

  it("an isolate without a copy finds one of hours ago in a store", async () => {
    const t = createTestBot({ "/commands": down() });
    const storedAt = t.clock.now() - 3 * 3_600_000;
    t.kv.set("/commands", { value: [PING], storedAt, kvAt: 0, bytes: 9 });
    for (let i = 0; i < 3; i++) {
      expect(await t.bot.commands()).toMatchObject({ state: "stale", age: 3 * 3600 });
    }
    expect(t.asked).toEqual(["/commands"]);
  });

  it("simultaneous first visitors share one read of the stores", async () => {
    const t = slowStores({ "/commands": down() });
    const reads = Array.from({ length: 50 }, () => t.bot.commands());
    expect(t.looks).toHaveLength(1);
    t.looks[0]?.({ value: [PING], storedAt: t.clock.now(), kvAt: 0, bytes: 9 });
    for (const read of await Promise.all(reads)) expect(nameIn(read)).toBe("ping");
    expect(t.looks).toHaveLength(1);
  });
});

describe("F7: a list without a readable record", () => {
  it.each(LISTS)("leaves the copies of %s alone", async (name, path, record) => {
    const t = createTestBot({ [path]: [record] });
    const good = await t.bot[name]();
    await t.settled();
    const copies = [t.kv.get(path), t.edge.get(path)];
    t.answers[path] = [withNumber(record), withNumber(record)];
    t.clock.advance(3600);
    expect(await t.bot[name]()).toMatchObject({ state: "stale", age: 3600, value: good.value });
    await t.settled();
    expect([t.kv.get(path), t.edge.get(path)]).toEqual(copies);
    t.answers[path] = [record];
    t.clock.advance(3);
    expect(await t.bot[name]()).toMatchObject({ state: "miss", value: good.value });
  });

  it.each(LISTS)("is an error of %s without a copy", async (name, path, record, message) => {
    const t = createTestBot({ [path]: [withNumber(record)] });
    await expect(t.bot[name]()).rejects.toMatchObject({ kind: "shape", message, status: 502 });
    await t.settled();
    expect([t.kv.size, t.edge.size, t.isolate.memory.size]).toEqual([0, 0, 0]);
  });

  it("is not one whose readable records are all left out", async () => {
    const t = createTestBot({ "/feedback": [REVIEW] });
    await t.bot.feedback();
    t.answers["/feedback"] = [{ ...REVIEW, approved: false }, withNumber(REVIEW)];
    t.clock.advance(3600);
    expect(await t.bot.feedback()).toMatchObject({ state: "miss", value: [] });
  });

  it("is shown to the team row by row", async () => {
    const t = createTestBot({ "/blacklist/user/users": [withNumber({})] });
    expect(await t.bot.userBans()).toMatchObject({ value: [], unread: [withNumber({})] });
  });
});

describe("F7: a profile with nothing in it", () => {
  it("leaves the copy of a good one alone", async () => {
    const path = `/user/${ID}`;
    for (const answer of [{}, { error: "down" }, { data: [] }, []]) {
      const t = createTestBot({ [path]: { user: "Mara" } });
      await t.bot.user(ID);
      await t.settled();
      t.answers[path] = answer;
      t.clock.advance(25 * 3600);
      expect(await t.bot.user(ID)).toMatchObject({ state: "stale", value: { user: "Mara" } });
      await t.settled();
      expect(t.edge.get(path)).toMatchObject({ value: { user: "Mara" } });
    }
  });
});
