import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DataKind, OwnData } from "../../../app/contract/own-data.ts";
import { writeAppeal } from "../../../worker/db/appeal-decisions.ts";
import { setHidden } from "../../../worker/db/hidden-avatars.ts";
import { ANN, appeal, deletionRequest } from "../../support/appeals.ts";
import { emptyTables } from "../../support/database.ts";
import { createTestWorker, stubPlatform, type TestWorker } from "../../support/test-worker.ts";

const MIRA = "175928847299117063";
const OLEG = "268473310986240001";
const MOD = "300000000000000003";
const NOW = Date.UTC(2026, 5, 1);
const HOUR = 3_600_000;
const AT = NOW / 1000 - 86_400;
const ISO = "2026-05-31T00:00:00.000Z";

beforeAll(stubPlatform);
beforeEach(() => emptyTables("counts", "hidden_avatars", "appeals"));

function sanction(user: string, more: object = {}) {
  return {
    user_id: user,
    moderator_id: MOD,
    duration: 0,
    reason: "by Oleg",
    timestamp: AT,
    ...more,
  };
}

/** The bot's data: something of each kind about Mira, and about Oleg. */
const BOT: Record<string, unknown> = {
  "/blacklist/user/users": [sanction(MIRA, { duration: 60 }), sanction(OLEG)],
  "/blacklist/user/commands": [sanction(OLEG, { command: "play", moderator_id: MIRA })],
  "/blacklist/user/cogs": [],
  [`/logs/economy/${MIRA}`]: [
    { user_id: MIRA, action: "work", type: "add", amount: 5, cash: 7, card: null, created: AT },
    { user_id: OLEG, action: "oleg's", type: "add", amount: 5, cash: 7, card: 0, created: AT },
    { user_id: MIRA, action: "work", type: "add", amount: "much", created: AT },
  ],
  [`/avatars/${MIRA}`]: [{ user_id: MIRA, avatar: "mira.png", timestamp: AT }],
  "/feedback": [
    { user_id: OLEG, message_id: OLEG, approved: true, feedback: "oleg's words" },
    { user_id: MIRA, message_id: MIRA, approved: false, feedback: "not yet approved", by: MOD },
  ],
  "/team": [{ user_id: OLEG, rank: "Developer", socials: {} }],
  "/activity/messages": [
    { user_id: OLEG, message_date: "2026-05-30", total_messages: 987_654 },
    { user_id: MIRA, message_date: "2026-05-30", total_messages: 3 },
  ],
};

function worker(answers: Record<string, unknown> = {}, age = 0): TestWorker {
  const worker = createTestWorker({}, env.DB);
  worker.setSession({ id: MIRA, username: "mira", avatar: null, signedInAt: NOW - age });
  worker.setUpstream((request) => {
    const { pathname } = new URL(request.url);
    const answer = { ...BOT, ...answers }[pathname];
    return answer instanceof Response ? answer.clone() : Response.json(answer);
  });
  return worker;
}

async function dataOf(own: TestWorker): Promise<OwnData> {
  const answer = await own.ask("/api/me/data");
  expect(answer.status).toBe(200);
  return answer.json();
}

function recordsOf({ sections }: OwnData, kind: DataKind): unknown {
  return sections.find((section) => section.kind === kind)?.records;
}

describe("GET /api/me/data", () => {
  it("is a file of what bot and site keep about me, by kind", async () => {
    const answer = await worker().ask("/api/me/data");
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "private, no-store",
      "content-disposition": 'attachment; filename="my-data-2026-06-01.json"',
      "content-type": "application/json; charset=utf-8",
    });
    const data: OwnData = await answer.json();
    expect(data).toMatchObject({
      person: { id: MIRA, username: "mira" },
      at: "2026-06-01T00:00:00.000Z",
    });
    const ended = "2026-05-31T00:01:00.000Z";
    const bar = { list: "user", target: null, since: ISO, permanent: false, reason: null };
    expect(Object.fromEntries(data.sections.map(({ kind, records }) => [kind, records]))).toEqual({
      blacklists: [{ ...bar, until: ended }],
      economy: [{ at: ISO, action: "work", type: "add", amount: 5, cash: 7, card: null }, null],
      avatars: [{ avatar: "mira.png", since: ISO }],
      feedback: [{ message_id: MIRA, approved: false, feedback: "not yet approved" }],
      team: [],
      activity: [{ message_date: "2026-05-30", total_messages: 3 }],
      session: [
        {
          id: MIRA,
          username: "mira",
          avatar: null,
          since: "2026-06-01T00:00:00.000Z",
          until: "2026-06-08T00:00:00.000Z",
        },
      ],
      hidden: [],
      appeals: [],
    });
    for (const { purpose, kept, where, count, complete, records } of data.sections) {
      expect([purpose, kept, where]).not.toContain("");
      expect([count, complete]).toEqual([records?.length, true]);
    }
  });

  it("never has anybody else in it: others' rows, who gave a sanction, who wrote a row", async () => {
    const text = await (await worker().ask("/api/me/data")).text();
    for (const other of [OLEG, MOD, "oleg", "Oleg", "987654"]) expect(text).not.toContain(other);
  });

  it("has my pictures while I hide them from everybody, and says since when", async () => {
    await setHidden(env.DB, { id: MIRA, hidden: true, now: NOW - HOUR });
    const data = await dataOf(worker());
    expect(recordsOf(data, "avatars")).toEqual([{ avatar: "mira.png", since: ISO }]);
    expect(recordsOf(data, "hidden")).toEqual([{ since: "2026-05-31T23:00:00.000Z" }]);
  });

  it("T75: has my appeals and requests with the team's messages, but not their authors", async () => {
    await appeal({ person: MIRA, givers: [MOD], now: NOW });
    const decline = { id: "k3q9z7m2p4rt", member: ANN, now: NOW, seen: null, text: "It was you." };
    await writeAppeal(env.DB, "decline", decline);
    await appeal({ id: "m8w4d6h2c5xb", person: OLEG, text: "Oleg wrote this.", now: NOW });
    await deletionRequest({ person: MIRA, now: NOW });
    const done = { id: "d3q9z7m2p4rt", member: ANN, now: NOW, seen: null, text: "All is gone." };
    await writeAppeal(env.DB, "done", done);
    const data = await dataOf(worker());
    const at = "2026-06-01T00:00:00.000Z";
    const none = { list: null, server: null, target: null };
    expect(recordsOf(data, "appeals")).toEqual([
      {
        ...none,
        kind: "deletion",
        state: "done",
        at,
        changed: at,
        due: "2026-07-01T00:00:00.000Z",
        messages: [{ from: "team", text: "All is gone.", at }],
      },
      {
        kind: "sanction",
        list: "user",
        server: null,
        target: null,
        state: "declined",
        at,
        changed: at,
        due: null,
        messages: [
          { from: "you", text: "It was my brother.", at },
          { from: "team", text: "It was you.", at },
        ],
      },
    ]);
    const text = JSON.stringify(data);
    for (const other of [ANN, MOD, OLEG]) expect(text).not.toContain(other);
  });

  it.each([
    ["economy", `/logs/economy/${MIRA}`],
    ["avatars", `/avatars/${MIRA}`],
    ["feedback", "/feedback"],
    ["team", "/team"],
    ["activity", "/activity/messages"],
  ])(
    "%s that cannot be read have neither records nor a number, and the rest is there",
    async (kind, path) => {
      const down = worker({ [path]: new Response("", { status: 500 }) });
      const { sections } = await dataOf(down);
      const unread = sections.filter(({ records }) => records === null);
      expect(unread).toMatchObject([{ kind, count: null, complete: false }]);
      expect(sections).toHaveLength(9);
    },
  );

  it("one list that cannot be read leaves the sanctions of the others, and says that more may be there", async () => {
    const down = worker({ "/blacklist/user/cogs": new Response("", { status: 500 }) });
    const { sections } = await dataOf(down);
    const sanctions = sections.find(({ kind }) => kind === "blacklists");
    expect(sanctions).toMatchObject({ count: 1, complete: false, records: [{ list: "user" }] });
  });

  it.each([
    ["feedback", "/feedback"],
    ["team", "/team"],
    ["activity", "/activity/messages"],
  ] as const)("one odd row in %s leaves the others readable", async (kind, path) => {
    const rows = BOT[path];
    if (!Array.isArray(rows)) throw new Error("no list");
    const before = await dataOf(worker());
    const { sections } = await dataOf(worker({ [path]: [...rows, { user_id: null }] }));
    const section = sections.find((one) => one.kind === kind);
    expect(section).toMatchObject({ complete: false, records: recordsOf(before, kind) });
  });

  it("an unreadable review of mine is null", async () => {
    const data = await dataOf(worker({ "/feedback": [{ user_id: MIRA, message_id: 5 }] }));
    expect(recordsOf(data, "feedback")).toEqual([null]);
  });

  it("kinds that come too late are not waited for", async () => {
    const slow = worker();
    slow.setUpstream((request) => {
      slow.clock.advance(21);
      return Response.json(BOT[new URL(request.url).pathname]);
    });
    const { sections } = await dataOf(slow);
    expect(slow.asked).toEqual(["/blacklist/user/users"]);
    expect(sections.every(({ complete }) => !complete)).toBe(true);
    expect(sections.slice(1).every(({ records }) => records === null)).toBe(true);
  });

  it("needs a sign-in of the last twelve hours, and asks nothing of the bot before", async () => {
    const old = worker({}, 12 * HOUR);
    const refused = await old.ask("/api/me/data");
    expect(refused.status).toBe(401);
    // By this a page knows that its visitor is still signed in.
    expect(await refused.json()).toMatchObject({ code: "sign_in_again" });
    expect([refused.headers.get("Cache-Control"), old.asked]).toEqual(["private, no-store", []]);
    expect((await worker({}, 12 * HOUR - 1).ask("/api/me/data")).status).toBe(200);
    old.setSession(null);
    expect((await old.ask("/api/me/data")).status).toBe(401);
  });

  it("shares its twenty looks an hour with standing", async () => {
    const own = worker();
    for (let look = 0; look < 20; look++) await dataOf(own);
    expect((await own.ask("/api/me/data")).status).toBe(429);
    expect((await own.ask("/api/me/standing")).status).toBe(429);
  });
});

describe.each(["/api/me/data", "/api/me/standing"])("%s", (path) => {
  it.each(["cross-site", "same-site"])(
    "T10: is refused when a page that is %s sends for it, and not counted",
    async (site) => {
      const own = worker();
      const headers = { "Sec-Fetch-Site": site };
      for (let look = 0; look < 7; look++) {
        const refused = await own.ask(path, { headers });
        expect(refused.status).toBe(403);
        expect(refused.headers.get("Cache-Control")).toBe("private, no-store");
        expect(await refused.json()).toMatchObject({ code: "other_site" });
      }
      expect(own.asked).toEqual([]);
      expect(await env.DB.prepare("SELECT 1 FROM counts").first()).toBeNull();
    },
  );

  it.each(["same-origin", "none"])("T10: is given to what is %s", async (site) => {
    const headers = { "Sec-Fetch-Site": site };
    expect((await worker().ask(path, { headers })).status).toBe(200);
  });
});
