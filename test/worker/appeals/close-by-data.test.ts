import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import { closeByData, judgeReading } from "../../../worker/appeals/close-by-data.ts";
import { listTextReader } from "../../../worker/bot/list-text.ts";
import { createBotFetch } from "../../../worker/bot/upstream.ts";
import { closeEnded, deleteOldAppeals, noteRows } from "../../../worker/db/appeal-closing.ts";
import { releaseAppeal, writeAppeal } from "../../../worker/db/appeal-decisions.ts";
import { readAppeal } from "../../../worker/db/appeal-queue.ts";
import { readOwnAppeals } from "../../../worker/db/appeals.ts";
import {
  ANN,
  appeal,
  BEN,
  DAY,
  forgetAppeals,
  HOUR,
  MINUTE,
  MIRA,
  NOON,
  ODA,
} from "../../support/appeals.ts";
import { databaseDown, watchDatabase } from "../../support/database.ts";
import { stubFetch } from "../../support/stub-fetch.ts";

const { DB } = env;
const ID = "k3q9z7m2p4rt";
const GIVEN = NOON - DAY;

const PATHS = { user: "/blacklist/user/users", "user-command": "/blacklist/user/commands" };
type List = keyof typeof PATHS;
type Answer = object[] | Response;

/** What the bot answers now, by list. */
let answers: Partial<Record<List, Answer>> = {};
let asked: string[] = [];
let lines: string[] = [];

stubFetch((request) => {
  const { pathname } = new URL(request.url);
  asked.push(pathname);
  const [list] = Object.entries(PATHS).find(([, path]) => path === pathname) ?? [];
  const answer = answers[list as List] ?? [];
  return answer instanceof Response ? answer.clone() : Response.json(answer);
});

afterEach(async () => {
  [answers, asked, lines] = [{}, [], []];
  await forgetAppeals();
});

const log = (event: string) => void lines.push(event);
const fetchBot = createBotFetch({ url: "https://bot.test", key: "key", userAgent: "test" });

/** A run of the cron so many minutes after noon. */
async function runAt(minute: number, db = DB): Promise<void> {
  await closeByData(db, { listText: listTextReader(fetchBot, log), log }, NOON + minute * MINUTE);
}

const ban = (more: object = {}) => ({
  user_id: MIRA,
  moderator_id: BEN,
  duration: 0,
  reason: "A reason.",
  timestamp: GIVEN / 1000,
  ...more,
});

/** So many rows about others. */
const others = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, i) =>
    ban({ user_id: `2${String(i).padStart(17, "0")}`, ...more }),
  );

/** An accepted appeal, of Mira against being barred from all of the bot. */
async function accepted(change: Parameters<typeof appeal>[0] = {}): Promise<string> {
  await appeal(change);
  const id = change.id ?? ID;
  await writeAppeal(DB, "accept", { id, member: ANN, now: NOON, seen: null });
  return id;
}

const stateOf = async (id = ID) => (await readAppeal(DB, id))?.state;

describe("an accepted appeal", () => {
  it("waits while the bot's list has its entry", async () => {
    await accepted();
    answers.user = [...others(30), ban()];
    for (let minute = 0; minute <= 120; minute += 5) await runAt(minute);
    expect(await stateOf()).toBe("waiting");
  });

  it("is closed by two readings without it, 15 minutes apart", async () => {
    await accepted();
    answers.user = others(30);
    await runAt(0);
    expect(await stateOf()).toBe("waiting");
    await runAt(14.99);
    expect(await stateOf()).toBe("waiting");
    await runAt(15);
    const read = await readAppeal(DB, ID);
    expect(read).toMatchObject({ state: "closed", changed_at: NOON + 15 * MINUTE });
    expect(await readOwnAppeals(DB, MIRA)).toMatchObject([{ appeal: { state: "closed" } }]);
  });

  it("begins anew where the entry is back between readings", async () => {
    await accepted();
    answers.user = others(30);
    await runAt(0);
    answers.user = [...others(30), ban()];
    await runAt(15);
    answers.user = others(30);
    await runAt(30);
    expect(await stateOf()).toBe("waiting");
    await runAt(45);
    expect(await stateOf()).toBe("closed");
  });

  it.each([
    ["an error", () => Response.json({ error: "no" }, { status: 500 })],
    [
      "a web page",
      () => new Response("<!doctype html>", { headers: { "Content-Type": "text/html" } }),
    ],
    [
      "a web page that says JSON",
      () => new Response("<html>[]</html>", { headers: { "Content-Type": "application/json" } }),
    ],
    ["an object", () => Response.json({ entries: [] })],
    [
      "half a list",
      () => new Response('[{"user_id":"1"},', { headers: { "Content-Type": "application/json" } }),
    ],
    ["a redirect", () => new Response(null, { status: 302, headers: { Location: "/" } })],
  ])("F57: is not closed by %s, however often", async (_, broken) => {
    await accepted();
    answers.user = broken();
    for (let minute = 0; minute <= 240; minute += 5) await runAt(minute);
    expect(await stateOf()).toBe("waiting");
    expect((await readAppeal(DB, ID))?.state).toBe("waiting");
    expect(lines).toContain("bot.read_failed");
  });

  it("is closed across a failing reading between two good ones", async () => {
    await accepted();
    answers.user = others(30);
    await runAt(0);
    answers.user = new Response("no", { status: 503 });
    await runAt(15);
    expect(await stateOf()).toBe("waiting");
    answers.user = others(30);
    await runAt(30);
    expect(await stateOf()).toBe("closed");
  });

  it("F57: is closed by an empty list only in a third reading, 30 minutes after the first", async () => {
    await accepted();
    await noteRows(DB, "user", 1);
    answers.user = [];
    await runAt(0);
    await runAt(15);
    await runAt(29);
    expect(await stateOf()).toBe("waiting");
    await runAt(30);
    expect(await stateOf()).toBe("closed");
  });

  it("F57: needs two good readings after an empty one", async () => {
    await accepted();
    answers.user = [];
    await runAt(0);
    answers.user = others(30);
    await runAt(15);
    expect(await stateOf()).toBe("waiting");
    await runAt(30);
    expect(await stateOf()).toBe("closed");
  });

  it("F57: is not closed by two empty readings, however far apart", async () => {
    await accepted();
    answers.user = [];
    await runAt(0);
    answers.user = new Response("no", { status: 503 });
    await runAt(15);
    answers.user = [];
    await runAt(30);
    expect(await stateOf()).toBe("waiting");
    await runAt(45);
    expect(await stateOf()).toBe("closed");
  });

  it("is not closed by three empty readings that end with the entry, nor by what follows too soon", async () => {
    await accepted();
    answers.user = [];
    await runAt(0);
    await runAt(15);
    answers.user = [...others(30), ban()];
    await runAt(30);
    answers.user = [];
    await runAt(45);
    await runAt(60);
    expect(await stateOf()).toBe("waiting");
  });

  it.each([
    [1_000, 789, 30],
    [1_000, 800, 15],
    [100, 79, 30],
    [100, 80, 15],
    [60, 39, 30],
    [60, 40, 15],
    [10, 1, 15],
  ])("F57: of %i rows left with %i is closed after %i minutes", async (before, after, minutes) => {
    await accepted();
    answers.user = [...others(before - 1), ban()];
    await runAt(-15);
    answers.user = others(after);
    for (let minute = 0; minute < minutes; minute += 15) {
      await runAt(minute);
      expect(await stateOf()).toBe("waiting");
    }
    await runAt(minutes);
    expect(await stateOf()).toBe("closed");
  });

  it("compares with the rows that the list had when somebody appealed", async () => {
    await noteRows(DB, "user", 1_000);
    await noteRows(DB, "user", 800);
    await accepted();
    answers.user = others(700);
    await runAt(0);
    await runAt(15);
    expect(await stateOf()).toBe("waiting");
    await runAt(30);
    expect(await stateOf()).toBe("closed");
  });

  it("is closed where the sanction was given anew, which is another one", async () => {
    await accepted();
    answers.user = [...others(30), ban({ timestamp: GIVEN / 1000 + 1 })];
    await runAt(0);
    await runAt(15);
    expect(await stateOf()).toBe("closed");
  });

  it.each([
    ["a row of the same without a time", { timestamp: undefined }],
    ["a row of the same whose time is none", { timestamp: "soon" }],
  ])("waits while there is %s", async (_, change) => {
    await accepted();
    answers.user = [...others(30), ban(change)];
    for (const minute of [0, 15, 30, 45]) await runAt(minute);
    expect(await stateOf()).toBe("waiting");
  });

  it("that is about a row without a time waits for all rows about the person", async () => {
    await accepted({ givenAt: null });
    answers.user = [...others(30), ban()];
    for (const minute of [0, 15, 30]) await runAt(minute);
    expect(await stateOf()).toBe("waiting");
    answers.user = others(30);
    for (const minute of [45, 60]) await runAt(minute);
    expect(await stateOf()).toBe("closed");
  });

  it("that is about a command without a time waits for that command, and for rows that name none", async () => {
    const list = "user-command";
    await accepted({ list, target: "work", givenAt: null });
    answers[list] = [...others(30), ban({ command: "shop" }), { user_id: MIRA }];
    for (const minute of [0, 15, 30]) await runAt(minute);
    expect(await stateOf()).toBe("waiting");
    answers[list] = [...others(30), ban({ command: "work" })];
    for (const minute of [45, 60, 75]) await runAt(minute);
    expect(await stateOf()).toBe("waiting");
    answers[list] = [...others(30), ban({ command: "shop", timestamp: undefined })];
    for (const minute of [90, 105]) await runAt(minute);
    expect(await stateOf()).toBe("closed");
  });

  it("waits for all rows of an entry that the list had twice", async () => {
    await accepted({ rows: [GIVEN, GIVEN - DAY] });
    answers.user = [...others(30), ban({ timestamp: (GIVEN - DAY) / 1000 })];
    for (const minute of [0, 15, 30]) await runAt(minute);
    expect(await stateOf()).toBe("waiting");
  });

  it("is closed where the sanction was shortened and is over", async () => {
    await accepted();
    answers.user = [...others(30), ban({ duration: 60 })];
    await runAt(0);
    await runAt(15);
    expect(await stateOf()).toBe("closed");
  });
});

describe("several accepted appeals", () => {
  it("in one list are closed each by itself, by one reading of it", async () => {
    const second = { id: "m8w4d6h2c5xb", person: ODA };
    await accepted();
    await accepted(second);
    answers.user = [...others(30), ban({ user_id: ODA })];
    await runAt(0);
    await runAt(15);
    expect([await stateOf(), await stateOf(second.id)]).toEqual(["closed", "waiting"]);
    expect(asked).toHaveLength(2);
  });

  it("of one person are told apart by the command", async () => {
    const list = "user-command";
    const [work, shop] = [
      { id: "m8w4d6h2c5xa", target: "work" },
      { id: "m8w4d6h2c5xb", target: "shop" },
    ];
    await accepted({ list, ...work });
    await accepted({ list, ...shop });
    answers[list] = [...others(30, { command: "work" }), ban({ command: "shop" })];
    await runAt(0);
    await runAt(15);
    expect([await stateOf(work.id), await stateOf(shop.id)]).toEqual(["closed", "waiting"]);
  });

  it("in two lists take turns: one list a run, the one read longest ago", async () => {
    await accepted();
    await accepted({ id: "m8w4d6h2c5xb", list: "user-command", target: "work" });
    answers.user = new Response("no", { status: 503 });
    answers["user-command"] = others(30, { command: "work" });
    for (const minute of [0, 5, 10, 15, 20]) await runAt(minute);
    const { user, "user-command": command } = PATHS;
    // A failing list is read no more often than the others, and holds nobody up.
    expect(asked).toEqual([user, command, user, command]);
    expect([await stateOf(), await stateOf("m8w4d6h2c5xb")]).toEqual(["waiting", "closed"]);
  });

  it("in two lists that are both due begin with the one read longest ago", async () => {
    await accepted({ id: "m8w4d6h2c5xb", list: "user-command", target: "work" });
    await runAt(0);
    await accepted();
    await runAt(5);
    await runAt(20);
    const { user, "user-command": command } = PATHS;
    expect(asked).toEqual([command, user, command]);
  });

  it("are compared fifty at a time, and all of them in the end", async () => {
    for (let i = 0; i < 60; i++) {
      await accepted({ id: `appeal${i}`, person: `3${String(i).padStart(17, "0")}` });
    }
    answers.user = others(30);
    for (const minute of [0, 15, 30, 45, 60]) await runAt(minute);
    const left = await DB.prepare(
      "SELECT count(*) AS n FROM appeals WHERE state = 'waiting'",
    ).first("n");
    expect(left).toBe(0);
  });
});

describe("a run of the cron", () => {
  it("asks the bot nothing while no accepted appeal waits", async () => {
    await appeal();
    await runAt(0);
    expect(asked).toEqual([]);
  });

  it("that loses the database counts no reading, and the next ones do", async () => {
    const { db, before, heal } = watchDatabase(DB);
    await accepted();
    answers.user = others(30);
    before(/UPDATE list_readings/, databaseDown);
    await expect(runAt(0, db)).rejects.toThrow("down");
    expect((await readAppeal(DB, ID))?.state).toBe("waiting");
    heal();
    await runAt(15, db);
    expect(await stateOf()).toBe("waiting");
    await runAt(30, db);
    expect(await stateOf()).toBe("closed");
  });

  it("beside another one reads no list twice", async () => {
    await accepted();
    answers.user = others(30);
    await Promise.all([runAt(0), runAt(0), runAt(0)]);
    expect(asked).toHaveLength(1);
  });
});

describe("the trust in a reading", () => {
  const known = { rows: 1_000, doubtedAt: null, doubts: 0 };

  it("is lost by rows that are gone, and comes back with the third reading or with the rows", () => {
    const first = judgeReading(known, 10, NOON);
    expect(first).toEqual({ rows: 1_000, doubtedAt: NOON, doubts: 1 });
    expect(judgeReading(first, 10, NOON + DAY).doubts).toBe(2);
    const second = judgeReading(first, 10, NOON + 29 * MINUTE);
    expect(second.doubts).toBe(2);
    expect(judgeReading(second, 10, NOON + 29 * MINUTE).doubts).toBe(3);
    expect(judgeReading(second, 10, NOON + 30 * MINUTE)).toEqual({
      rows: 10,
      doubtedAt: null,
      doubts: 0,
    });
    expect(judgeReading(second, 990, NOON + 30 * MINUTE)).toEqual({
      rows: 990,
      doubtedAt: null,
      doubts: 0,
    });
  });

  it("is not given to an empty list that was never read before", () => {
    expect(judgeReading({ rows: null, doubtedAt: null, doubts: 0 }, 0, NOON).doubts).toBe(1);
    expect(judgeReading({ rows: null, doubtedAt: null, doubts: 0 }, 1, NOON).doubts).toBe(0);
  });
});

describe("a sanction that ends by itself", () => {
  it.each(["received", "read", "asked", "declined"])(
    "closes an appeal that is %s",
    async (state) => {
      await appeal({ until: NOON + HOUR });
      const write = { id: ID, member: ANN, now: NOON, seen: null, text: "Words." };
      if (state === "read") await writeAppeal(DB, "claim", { ...write, text: undefined });
      if (state === "asked") await writeAppeal(DB, "ask", write);
      if (state === "declined") await writeAppeal(DB, "decline", write);
      expect(await stateOf()).toBe(state);
      await closeEnded(DB, NOON + HOUR - 1);
      expect(await stateOf()).toBe(state);
      await closeEnded(DB, NOON + HOUR);
      expect(await stateOf()).toBe("closed");
      expect(await writeAppeal(DB, "accept", write)).toBe(false);
      expect(await releaseAppeal(DB, write)).toBe(false);
    },
  );

  it("closes an accepted appeal by the list alone, which may have it for longer by now", async () => {
    await accepted({ until: NOON + HOUR });
    answers.user = [...others(30), ban({ duration: 7 * 86_400 })];
    for (const minute of [60, 75, 90]) {
      await closeEnded(DB, NOON + minute * MINUTE);
      await runAt(minute);
    }
    expect(await stateOf()).toBe("waiting");
    answers.user = [...others(30), ban({ duration: 86_400 + 3_600 })];
    for (const minute of [105, 120]) await runAt(minute);
    expect(await stateOf()).toBe("closed");
  });

  it("leaves those alone that are permanent or whose end is not known", async () => {
    await appeal();
    await closeEnded(DB, NOON + 1_000 * DAY);
    expect(await stateOf()).toBe("received");
  });
});

describe("what is over", () => {
  it("is deleted after 180 days with its messages, what is open is kept", async () => {
    await appeal();
    await appeal({ id: "m8w4d6h2c5xb", person: ODA });
    await writeAppeal(DB, "decline", { id: ID, member: ANN, now: NOON, seen: null, text: "No." });
    await deleteOldAppeals(DB, NOON + 180 * DAY);
    expect(await stateOf()).toBe("declined");
    await deleteOldAppeals(DB, NOON + 180 * DAY + 1);
    expect(await readAppeal(DB, ID)).toBeNull();
    const { results } = await DB.prepare("SELECT DISTINCT appeal_id FROM appeal_messages").all();
    expect(results).toEqual([{ appeal_id: "m8w4d6h2c5xb" }]);
  });
});
