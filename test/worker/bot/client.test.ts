import { describe, expect, it } from "vitest";
import { BotError } from "../../../app/contract/bot.ts";
import { createBot, readTeamNow } from "../../../worker/bot/client.ts";
import { WAIT_MS } from "../../../worker/bot/context.ts";
import { createTestBot } from "../../support/bot.ts";
import { goOn, stopTime, timed } from "../../support/time.ts";

const PING = { name: "ping", description: "Pong", category: "info", permissions: null };
const EVAL = { name: "eval", category: "Jishaku" };
const SHARD = {
  shard_id: 0,
  server_count: 1,
  member_count: 2,
  latency: 3,
  uptime: 4,
  is_ready: true,
};
const ID = "234567890123456789";
const down = () => new BotError("network", "down");

describe("reads that the brand switches off", () => {
  it("are empty without a request to the bot", async () => {
    const t = createTestBot({});
    const bot = createBot(t.needs, (name) => (name === "commands" ? "pull" : "off"));
    expect((await bot.history()).value).toEqual([]);
    expect((await bot.userBans()).value).toEqual([]);
    expect((await bot.economyLogs(ID)).value).toEqual([]);
    await expect(bot.user(ID)).rejects.toMatchObject({ kind: "unknown-id" });
    expect(t.asked).toEqual([]);
  });
});

describe("public reads", () => {
  it("answer from memory while fresh and say so", async () => {
    const { bot, asked, clock } = createTestBot({ "/commands": [PING] });
    expect(await bot.commands()).toMatchObject({ state: "miss", age: 0 });
    clock.advance(299);
    expect(await bot.commands()).toMatchObject({ state: "fresh", age: 299 });
    expect(asked).toEqual(["/commands"]);
  });

  it("wait for the refresh when the copy is past its grace", async () => {
    const t = createTestBot({ "/commands": [PING] });
    await t.bot.commands();
    t.clock.advance(3601);
    t.answers["/commands"] = [{ ...PING, name: "pong" }];
    const read = await t.bot.commands();
    expect(read.state).toBe("miss");
    expect(read.value[0]?.name).toBe("pong");
  });

  it("fall back to the last good copy for a day, and fail after it", async () => {
    const t = createTestBot({ "/commands": [PING] });
    await t.bot.commands();
    t.answers["/commands"] = down();
    t.clock.advance(23 * 3600);
    expect(await t.bot.commands()).toMatchObject({ state: "stale", age: 23 * 3600 });
    t.clock.advance(2 * 3600);
    await expect(t.bot.commands()).rejects.toThrow("down");
  });

  it("use the copies of the data centre and of KV before a request to the bot", async () => {
    for (const store of ["edge", "kv"] as const) {
      const t = createTestBot({});
      const storedAt = t.clock.now() - 5000;
      t[store].set("/commands", { value: [PING], storedAt, kvAt: 0, bytes: 9 });
      expect(await t.bot.commands(), store).toMatchObject({ state: "fresh", age: 5 });
      expect(t.asked).toEqual([]);
    }
  });

  it("continue when the visitor has left: the next one gets the answers of slow stores and of the bot", async () => {
    const t = createTestBot({ "/commands": [PING] });
    const { promise: empty, resolve: answer } = Promise.withResolvers<null>();
    const slow = () => empty;
    const stores = { ...t.needs.stores, readEdge: slow, readKv: slow };
    void createBot({ ...t.needs, stores }).commands();
    answer(null);
    await t.settled();
    expect(t.isolate.memory.get("/commands")).toMatchObject({ storedAt: t.clock.now() });
  });

  it("F22: keep the request of everybody who waits for a refresh alive until it has ended", async () => {
    const { promise: answer, resolve: release } = Promise.withResolvers<unknown[]>();
    const t = createTestBot({ "/commands": () => answer });
    const alive: Promise<unknown>[] = [];
    const follower = createBot({ ...t.needs, waitUntil: (work) => void alive.push(work) });
    const reads = [t.bot.commands(), follower.commands()];
    expect(alive).not.toEqual([]);
    let isOver = false;
    void Promise.all(alive).then(() => (isOver = true));
    await Promise.resolve();
    expect(isOver).toBe(false);
    release([PING]);
    await Promise.all([...reads, ...alive]);
    expect(t.asked).toEqual(["/commands"]);
  });

  it("F22: do not join a refresh that has outlived its deadline", async () => {
    stopTime();
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    const t = createTestBot({ "/commands": () => (ask(), new Promise(() => {})) });
    const stuck = t.bot.commands();
    await asked;
    t.clock.advance(5);
    t.answers["/commands"] = [PING];
    expect(await t.bot.commands()).toMatchObject({ state: "miss" });
    // Those waiting for the stuck refresh get the copy that another one has fetched.
    expect(await timed(() => stuck)).toMatchObject({ value: { state: "fresh" }, ms: WAIT_MS });
    goOn();
  });

  it("write KV at most as often as the policy allows, and never the shards, which the cron writes", async () => {
    const t = createTestBot({
      "/shards": [SHARD],
      "/history": [{ timestamp: 1_700_000_000, guilds: 1, users: 2, ping: 3 }],
      "/commands": [PING],
      "/team": [],
      "/feedback": [],
      "/templates": [],
      "/avatars": [],
    });
    for (let minute = 0; minute < 24 * 60; minute += 5) {
      const { bot } = t;
      await Promise.all([bot.shards(), bot.history(), bot.commands(), bot.team()]);
      await Promise.all([bot.feedback(), bot.templates(), bot.avatars()]);
      await t.settled();
      t.clock.advance(301);
    }
    expect(t.kvWrites).not.toContain("/shards");
    expect(t.kvWrites.filter((key) => key === "/history").length).toBeLessThanOrEqual(96);
    expect(t.kvWrites.length).toBeGreaterThan(150);
    // With the 288 of the cron: at most 700 a day, people's own records included.
    expect(t.kvWrites.length).toBeLessThanOrEqual(96 + 5 * 24);
  });

  it("leave the KV write to another data centre that has just made it", async () => {
    const t = createTestBot({
      "/history": [{ timestamp: 1_700_000_000, guilds: 1, users: 2, ping: 3 }],
    });
    t.edge.set("/history", { value: [], storedAt: t.clock.now() - 9e6, kvAt: 1, bytes: 2 });
    t.kv.set("/history", { value: [], storedAt: t.clock.now() - 400_000, kvAt: 0, bytes: 2 });
    await t.bot.history();
    await t.settled();
    expect(t.asked).toEqual(["/history"]);
    expect(t.kvWrites).toEqual([]);
  });

  it("answer an empty list where none was ever kept, without keeping it", async () => {
    const t = createTestBot({ "/shards": [] });
    expect((await t.bot.shards()).value).toEqual([]);
    t.answers["/shards"] = [SHARD];
    expect((await t.bot.shards()).value).toHaveLength(1);
  });

  it("count dropped records in the log and keep the rest", async () => {
    const t = createTestBot({ "/commands": [PING, { name: 7 }, null] });
    expect((await t.bot.commands()).value).toHaveLength(1);
    expect(t.logs).toContainEqual({
      event: "bot.records_dropped",
      fields: { read: "commands", dropped: 2, cut: 0 },
    });
  });
});

describe("ids", () => {
  it("ids unknown to the bot are remembered as unknown for five minutes", async () => {
    const t = createTestBot({});
    for (let i = 0; i < 3; i++) {
      await expect(t.bot.user(ID)).rejects.toMatchObject({ kind: "unknown-id", status: 404 });
    }
    expect(t.asked).toEqual([`/user/${ID}`]);
    t.clock.advance(301);
    t.answers[`/user/${ID}`] = { user: "Mara" };
    expect((await t.bot.user(ID)).value.user).toBe("Mara");
  });

  it("ids without avatars are an empty list, as is an answer that is no array", async () => {
    const t = createTestBot({ "/avatars/234567890123456780": { error: "?" } });
    expect((await t.bot.avatarsOf(ID)).value).toEqual([]);
    expect((await t.bot.avatarsOf("234567890123456780")).value).toEqual([]);
  });

  it("T40: ids of the future are unknown, and requested only for the team", async () => {
    const t = createTestBot({});
    const issuedIn = (seconds: number) =>
      String((BigInt(t.clock.now() + seconds * 1000) - 1_420_070_400_000n) << 22n);
    for (const id of [issuedIn(120), "9223372036854775808", "18446744073709551615"]) {
      await expect(t.bot.user(id)).rejects.toMatchObject({ kind: "unknown-id", status: 404 });
      expect((await t.bot.avatarsOf(id)).value).toEqual([]);
    }
    expect(t.asked).toEqual([]);
    const logged = { user_id: "9223372036854775808", action: "work", type: "gain", amount: 1 };
    t.answers[`/logs/economy/${logged.user_id}`] = [{ ...logged, created: 1 }];
    expect((await t.bot.economyLogs(logged.user_id)).value).toHaveLength(1);
    t.asked.length = 0;
    // Two clocks are never the same.
    expect((await t.bot.avatarsOf(issuedIn(30))).value).toEqual([]);
    expect(t.asked).toHaveLength(1);
  });
});

describe("many reads of one request", () => {
  it("F36: free their slot when they fail", async () => {
    const t = createTestBot({});
    const ids = Array.from({ length: 24 }, (_, i) => String(BigInt(ID) + BigInt(i)));
    const reads = await Promise.allSettled(ids.map((id) => t.bot.user(id)));
    expect(reads.filter(({ status }) => status === "rejected")).toHaveLength(24);
    expect(t.asked).toHaveLength(24);
  });
});

describe("staff reads", () => {
  it("are requested every time and cached nowhere", async () => {
    const t = createTestBot({ "/blacklist/user/users": [] });
    await t.bot.userBans();
    await t.bot.userBans();
    await t.settled();
    expect(t.asked).toHaveLength(2);
    expect([t.kv.size, t.edge.size, t.isolate.memory.size]).toEqual([0, 0, 0]);
  });

  it("name the configured server in the activity call", async () => {
    const path = "/activity/messages?time_range=14d&server_id=1100000000000000002";
    const t = createTestBot({ [path]: [] });
    await t.bot.activity("14d");
    expect(t.asked).toEqual([path]);
  });

  it("split the one command list into the public and the staff part", async () => {
    const t = createTestBot({ "/commands": [PING, EVAL] });
    expect((await t.bot.commands()).value.map((item) => item.name)).toEqual(["ping"]);
    expect((await t.bot.staffCommands()).value.map((item) => item.name)).toEqual(["eval"]);
  });

  it("read the team without any cache", async () => {
    const t = createTestBot({ "/team": [{ user_id: ID, rank: "Manager" }] });
    await t.bot.team();
    await readTeamNow(t.needs);
    expect(t.asked).toEqual(["/team", "/team"]);
  });
});

describe("the breaker", () => {
  it("is shared by the public and the staff commands, which have the same path", async () => {
    const t = createTestBot({ "/commands": down() });
    for (let i = 0; i < 5; i++) await t.bot.commands().catch(() => {});
    await expect(t.bot.staffCommands()).rejects.toMatchObject({ kind: "closed" });
    expect(t.asked).toHaveLength(5);
  });
});
