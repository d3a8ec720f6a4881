import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { reads } from "../../../app/contract/endpoints.ts";
import { createReadFetch } from "../../../worker/push/read.ts";
import { readConfig } from "../../../worker/context/config.ts";
import { databaseDown, emptyTables, watchDatabase } from "../../support/database.ts";
import { emptyDatabase } from "../../support/empty-database.ts";
import { API_KEY, CONFIG } from "../../support/fixtures.ts";
import { createKv } from "../../support/kv.ts";
import { restoreSources, setSources } from "../../support/sources.ts";
import {
  createTestWorker,
  PEOPLE,
  stubPlatform,
  type TestWorker,
} from "../../support/test-worker.ts";

beforeAll(stubPlatform);
restoreSources();
const PUSHED = ["commands", "shards", "team", "templates", "feedback", "avatars", "avatarsOf"];
beforeEach(() =>
  setSources(
    Object.fromEntries([...PUSHED, "staffCommands", "user"].map((name) => [name, "push"])),
  ),
);

const [DEVELOPER = { id: "" }] = PEOPLE;
const SOMEBODY = "175928847299117063";
const COMMANDS = [
  { name: "ban", category: "moderation", aliases: "b, yeet" },
  { name: "eval", category: "developer" },
];

const KEY: Record<string, string> = { Authorization: `Bearer ${API_KEY}` };

function send(
  worker: TestWorker,
  read: string,
  body: unknown,
  { method = "PUT", headers = KEY } = {},
) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return worker.ask(`/api/bot/${read}`, { method, headers, body: text });
}

async function refusalOf(answer: Promise<Response>) {
  const { status, headers } = await answer;
  const { error, code, at }: Record<string, string> = await (await answer).json();
  return { status, code, error, at, retryAfter: headers.get("Retry-After") };
}

function shard(id: number, more: object = {}) {
  return {
    shard_id: id,
    server_count: 5,
    member_count: 9,
    latency: 20,
    uptime: 60,
    is_ready: true,
    ...more,
  };
}

async function shownShards(worker: TestWorker) {
  const answer = await worker.ask("/api/shards");
  const { value } = reads.shards.decode(await answer.json());
  return value.map(({ shard_id: id, is_ready: isReady }) => [id, isReady]);
}

describe("the key of a push", () => {
  it.each<Record<string, string>>([
    {},
    { Authorization: "Bearer another" },
    { Authorization: API_KEY },
    { "X-API-Key": `${API_KEY}x` },
  ])("refuses %j, whatever is sent", async (headers) => {
    const worker = createTestWorker();
    for (const read of ["commands", "team", "history", "nothing"]) {
      const refusal = await refusalOf(send(worker, read, COMMANDS, { headers }));
      expect(refusal).toMatchObject({ status: 401, code: "signed_out" });
    }
    expect(worker.kept.size).toBe(0);
  });

  it("is taken in either header, without what a browser sends", async () => {
    const worker = createTestWorker();
    for (const [name, value] of [
      ["Authorization", `bearer ${API_KEY}`],
      ["X-API-Key", API_KEY],
    ] as const) {
      const headers = { [name]: value };
      expect((await send(worker, "commands", COMMANDS, { headers })).status).toBe(204);
    }
  });

  it("is counted when wrong, by the client's address", async () => {
    const keys: string[] = [];
    const limit = { limit: async ({ key }: { key: string }) => ({ success: keys.push(key) <= 2 }) };
    const worker = createTestWorker({}, emptyDatabase(), { EXPORTS_LIMIT: limit });
    const wrong = () => refusalOf(send(worker, "team", [], { headers: { "X-API-Key": "no" } }));
    expect([(await wrong()).status, (await wrong()).status]).toEqual([401, 401]);
    expect(await wrong()).toMatchObject({ status: 429, code: "too_many", retryAfter: "60" });
    expect(keys[0]).toMatch(/^10\.\d+\.\d+\.\d+ \/api\/bot$/);
    expect((await send(worker, "commands", COMMANDS)).status).toBe(204);
  });
});

describe("a push", () => {
  it("is what the site shows, and the bot is asked nothing", async () => {
    const worker = createTestWorker();
    expect((await worker.ask("/api/commands")).status).toBe(503);
    expect((await send(worker, "commands", COMMANDS)).status).toBe(204);
    const other = createTestWorkerWith(worker);
    expect(await (await other.ask("/api/commands")).json()).toMatchObject([
      { name: "ban", aliases: ["b", "yeet"] },
    ]);
    await send(worker, "team", [{ user_id: DEVELOPER.id, rank: "Developer" }]);
    const staff = await other.ask("/api/staff/commands");
    expect(await staff.json()).toMatchObject([{ name: "eval" }]);
    expect([...worker.asked, ...other.asked]).toEqual([]);
  });

  it("is seen a minute after the one before", async () => {
    const worker = createTestWorker();
    await send(worker, "commands", COMMANDS);
    await worker.ask("/api/commands");
    await send(worker, "commands", [{ name: "kick", category: "moderation" }]);
    worker.clock.advance(61);
    await worker.ask("/api/commands");
    expect(await (await worker.ask("/api/commands")).json()).toMatchObject([{ name: "kick" }]);
  });

  const MANY = Array.from({ length: 1_000 }, (_, i) => ({ name: `c${i}`, category: "fun" }));
  const PICTURE = { user_id: SOMEBODY, avatar: "a.png" };
  const FAULTS: [what: string, read: string, body: unknown, at: string, error: string][] = [
    ["HTML", "commands", "<p>login</p>", "", "Expected JSON, got something else"],
    ["cut JSON", "commands", '[{"name":', "", "Expected JSON, got something else"],
    ["nothing", "commands", "", "", "Expected JSON, got something else"],
    [
      "no list",
      "commands",
      { data: COMMANDS },
      "",
      'expected a list, got object with the list in "data": send that list alone',
    ],
    ["a list two deep", "commands", { ok: { items: [] } }, "", 'the list in "ok.items"'],
    ["no team", "team", [], "", "expected records, got an empty list"],
    ["no commands", "commands", [], "", "expected records, got an empty list"],
    [
      "one odd record of 1,000",
      "commands",
      MANY.with(700, { name: "", category: "fun" }),
      "[700].name",
      "[700].name: empty",
    ],
    [
      "an odd number",
      "shards",
      [shard(0), { ...shard(1), shard_id: "x" }],
      "[1].shard_id",
      '[1].shard_id: expected number, got "x"',
    ],
    ["half a number", "shards", [shard(1.5)], "[0].shard_id", "expected integer, got 1.5"],
    ["no time", "avatars", [{ ...PICTURE, timestamp: "soon" }], "[0].timestamp", 'got "soon"'],
    [
      "another case",
      "shards",
      [{ shardId: 0 }],
      "[0].shard_id",
      "[0].shard_id: missing, got shardId",
    ],
    [
      "an odd profile",
      "team",
      [{ user_id: SOMEBODY, rank: "x", user: "Rin" }],
      "[0].user",
      '[0].user: expected Object, got "Rin"',
    ],
    [
      "too many",
      "templates",
      Array.from({ length: 501 }, () => 0),
      "",
      "expected at most 500 records, got 501",
    ],
    ["the future", "avatars", [{ ...PICTURE, timestamp: 9e9 }], "[0]", "in the future"],
  ];

  it.each(FAULTS)("is refused for %s, and the old one stays", async (_, read, body, at, error) => {
    const worker = createTestWorker();
    await send(worker, "commands", COMMANDS);
    const before = [...worker.kept];
    const refusal = await refusalOf(send(worker, read, body));
    expect(refusal).toMatchObject({ status: 400, code: "bad_input", at });
    expect(refusal.error).toContain(error);
    expect([...worker.kept]).toEqual(before);
  });

  it("is refused for a read that is not pushed, or does not exist", async () => {
    const worker = createTestWorker();
    for (const read of ["history", "user", "userBans", "avatarsOf", "__proto__", "toString"]) {
      const refusal = await refusalOf(send(worker, read, []));
      expect(refusal).toMatchObject({ status: 404, code: "not_found" });
    }
    for (const method of ["GET", "POST", "DELETE"]) {
      const init = { method, headers: { "X-API-Key": API_KEY } };
      expect((await worker.ask("/api/bot/commands", init)).status).toBe(405);
    }
  });

  it("is refused beyond 8 MiB, of pictures beyond 16", async () => {
    const worker = createTestWorker();
    let left = 20;
    const body = new ReadableStream({
      pull(stream) {
        if (left === 0) return stream.close();
        left -= 1;
        stream.enqueue(new Uint8Array(2 ** 20));
      },
    });
    const answer = worker.ask("/api/bot/commands", { method: "PUT", headers: KEY, body });
    expect(await refusalOf(answer)).toMatchObject({ status: 413 });
    // The local runtime would send 500 while a part is unread.
    expect(left).toBe(0);
    const pictures = (bytes: number) => `[${" ".repeat(bytes)}]`;
    expect((await send(worker, "avatars", pictures(9 * 2 ** 20))).status).toBe(204);
    expect((await send(worker, "avatars", pictures(20 * 2 ** 20))).status).toBe(413);
  });

  it("is counted by read where it was good", async () => {
    const counts = new Map<string, number>();
    const limit = async ({ key }: { key: string }) => {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return { success: (counts.get(key) ?? 0) <= 10 };
    };
    const worker = createTestWorker({}, emptyDatabase(), { HIDING_LIMIT: { limit } });
    for (let i = 0; i < 15; i++) expect((await send(worker, "commands", [])).status).toBe(400);
    for (let i = 0; i < 10; i++)
      expect((await send(worker, "commands", COMMANDS)).status).toBe(204);
    const eleventh = await refusalOf(send(worker, "commands", COMMANDS));
    expect(eleventh).toMatchObject({ status: 429, code: "too_many", retryAfter: "60" });
    expect((await send(worker, "templates", [])).status).toBe(204);
  });

  it("is not answered 204 where KV or the database fails", async () => {
    const put = () => Promise.reject(new Error("KV PUT failed: 429"));
    const worker = createTestWorker({ put });
    const refusal = await refusalOf(send(worker, "commands", COMMANDS));
    expect(refusal).toMatchObject({ status: 503, code: "closed", retryAfter: "5" });
    const { db, before } = watchDatabase(env.DB);
    before(/pushed_shards/, databaseDown);
    const shards = send(createTestWorker({}, db), "shards", [shard(0)]);
    expect(await refusalOf(shards)).toMatchObject({ status: 503, code: "closed" });
  });

  it("is stored whole when two come at once", async () => {
    const worker = createTestWorker();
    const lists = ["a", "b"].map((name) =>
      MANY.map((one) => Object.assign({}, one, { description: name })),
    );
    const answers = await Promise.all(lists.map((list) => send(worker, "commands", list)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    const shown: unknown = await (await worker.ask("/api/commands")).json();
    const { value } = reads.commands.decode(shown);
    expect(value).toHaveLength(1_000);
    expect(new Set(value.map(({ description }) => description)).size).toBe(1);
  });
});

/** A worker with the same KV, the file's database and its own memory. */
function createTestWorkerWith({ kept }: TestWorker): TestWorker {
  const { kv } = createKv(kept);
  return createTestWorker({}, env.DB, { CACHE: kv });
}

describe("pushed shards", () => {
  beforeEach(() => emptyTables("pushed_shards"));
  const patch = (worker: TestWorker, ...rows: unknown[]) =>
    send(worker, "shards", rows, { method: "PATCH" });

  it("are as old as their push", async () => {
    const worker = createTestWorker({}, env.DB);
    await send(worker, "shards", [shard(0)]);
    worker.clock.advance(150);
    const answer = await createFollower(worker).ask("/api/shards");
    expect(answer.headers.get("X-Data-Age")).toBe("150");
    await send(worker, "shards", [shard(0, { latency: 30 })]);
    expect(await (await createFollower(worker).ask("/api/shards")).json()).toMatchObject([
      { latency: 30 },
    ]);
  });

  it("of two processes at once are all kept", async () => {
    const worker = createTestWorker({}, env.DB);
    await patch(worker, shard(0), shard(1), shard(2));
    await Promise.all([
      patch(worker, shard(0, { is_ready: false })),
      patch(createTestWorkerWith(worker), shard(2, { is_ready: false }), shard(3)),
    ]);
    const shown = [false, true, false, true].map((isReady, id) => [id, isReady]);
    expect(await shownShards(createFollower(worker))).toEqual(shown);
  });

  it("of many processes are counted for each", async () => {
    const keys: string[] = [];
    const limit = { limit: async ({ key }: { key: string }) => ({ success: keys.push(key) > 0 }) };
    const worker = createTestWorker({}, env.DB, { HIDING_LIMIT: limit });
    await patch(worker, shard(17), shard(16));
    await patch(worker, shard(3));
    expect(keys).toEqual(["bot 16 /api/bot/shards", "bot 3 /api/bot/shards"]);
  });

  it("are no report ten minutes later", async () => {
    const worker = createTestWorker({}, env.DB);
    await send(worker, "shards", [shard(0)]);
    worker.clock.advance(600);
    expect(await shownShards(createFollower(worker))).toEqual([[0, true]]);
    worker.clock.advance(1);
    const answer = await createFollower(worker).ask("/api/shards");
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: "not_ready" });
  });

  it("of several processes are replaced by id, and down if not renewed", async () => {
    const worker = createTestWorker({}, env.DB);
    expect((await patch(worker, shard(0), shard(1))).status).toBe(204);
    await patch(worker, shard(2), shard(3, { is_ready: 0 }));
    expect(await shownShards(createFollower(worker))).toEqual([
      [0, true],
      [1, true],
      [2, true],
      [3, false],
    ]);
    await patch(worker, shard(3));
    expect(await shownShards(createFollower(worker))).toEqual([
      [0, true],
      [1, true],
      [2, true],
      [3, true],
    ]);
    for (let minutes = 0; minutes < 11; minutes++) {
      worker.clock.advance(60);
      await patch(worker, shard(2), shard(3));
    }
    expect(await shownShards(createFollower(worker))).toEqual([
      [0, false],
      [1, false],
      [2, true],
      [3, true],
    ]);
    expect((await send(worker, "commands", COMMANDS, { method: "PATCH" })).status).toBe(405);
  });

  /** Another isolate, at the same time. */
  function createFollower(worker: TestWorker): TestWorker {
    const follower = createTestWorkerWith(worker);
    follower.clock.advance((worker.clock.now() - follower.clock.now()) / 1000);
    return follower;
  }
});

describe("pushed people", () => {
  it("come with the team and the reviews", async () => {
    const worker = createTestWorker();
    const user = { username: "rin", user: "Rin", avatar: "https://cdn.test/rin.png" };
    await send(
      worker,
      "team",
      `[{"user_id":${SOMEBODY},"rank":"Developer","user":${JSON.stringify(user)}}]`,
    );
    const read = vi.spyOn(worker.kept, "get");
    expect(await (await worker.ask(`/api/user/${SOMEBODY}`)).json()).toMatchObject(user);
    expect((await worker.ask(`/api/user/${DEVELOPER.id}`)).status).toBe(404);
    // One for both people.
    expect(read.mock.calls.filter(([key]) => key.endsWith(":pushed:team"))).toHaveLength(1);
    const [member] = (await (await worker.ask("/api/team")).json()) as object[];
    expect(member).toEqual({ user_id: SOMEBODY, rank: "Developer", username: null });
    const avatars = [
      { user_id: SOMEBODY, avatar: "a.png", timestamp: 1_700_000_000 },
      { user_id: DEVELOPER.id, avatar: "b.png", timestamp: 1_700_000_001 },
    ];
    await send(worker, "avatars", avatars);
    expect(await (await worker.ask(`/api/avatars/${SOMEBODY}`)).json()).toEqual([avatars[0]]);
  });

  it("are no team any more after a day", async () => {
    const worker = createTestWorker();
    await send(worker, "team", [{ user_id: DEVELOPER.id, rank: "Developer" }]);
    await send(worker, "commands", COMMANDS);
    worker.clock.advance(24 * 3600);
    expect((await worker.ask("/api/staff/commands")).status).toBe(200);
    worker.clock.advance(61);
    expect((await worker.ask("/api/staff/commands")).status).toBe(503);
    expect((await worker.ask("/api/team")).status).toBe(200);
  });
});

describe("a bot without an address", () => {
  const vars = { ...CONFIG, CACHE: createKv().kv, SESSIONS: createKv().kv, DB: emptyDatabase() };

  it("suffices without pulled reads", () => {
    expect(() => readConfig({ ...vars, BOT_API_URL: "" })).toThrow("BOT_API_URL is missing");
    setSources(Object.fromEntries(Object.keys(reads).map((name) => [name, "off"])));
    setSources({ shards: "push", commands: "push", team: "push" });
    expect(readConfig({ ...vars, BOT_API_URL: "" }).botApiUrl).toBe("");
  });

  it("is not ready before its first push", async () => {
    const fetchRead = createReadFetch(readConfig(vars), () => 0);
    await expect(fetchRead("/shards")).rejects.toMatchObject({ kind: "not-ready" });
  });
});
