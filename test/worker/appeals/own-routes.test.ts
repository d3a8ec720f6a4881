import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OwnAppeal } from "../../../app/contract/own-appeals.ts";
import type { ListId } from "../../../app/contract/lists.ts";
import type { Standing } from "../../../app/contract/standing.ts";
import { createProof } from "../../../worker/servers/proof.ts";
import { entryOf } from "../../../worker/standing/entry.ts";
import { SessionsDown } from "../../../worker/context/sessions.ts";
import { endRunOut } from "../../../worker/db/appeal-upkeep.ts";
import { writeAppeal } from "../../../worker/db/appeal-decisions.ts";
import { readAppeal } from "../../../worker/db/appeal-queue.ts";
import { ANN, BEN, DAY, HOUR, MIRA, ODA } from "../../support/appeals.ts";
import { databaseDown, emptyTables, watchDatabase } from "../../support/database.ts";
import { SESSION_SECRET } from "../../support/fixtures.ts";
import { post } from "../../support/me-requests.ts";
import { ban, LISTS, signIn, workerWith } from "../../support/own-lists.ts";
import { START as NOW, stubPlatform, type TestWorker } from "../../support/test-worker.ts";

const { DB } = env;
const SECONDS = NOW / 1000;
/** Seconds until the bot is asked again for a list. */
const SHARED = 30;
const TEAM = { member: ANN, now: NOW, seen: null };
const TEXT = "It was my brother, who used my account.";

beforeAll(stubPlatform);
beforeEach(() => emptyTables("appeals", "counts"));

async function entryIn(worker: TestWorker, list: ListId = "user"): Promise<string> {
  const { entries } = await (await worker.ask("/api/me/standing")).json<Standing>();
  return entries.find((one) => one.list === list)?.entry ?? "";
}

const ownOf = async (worker: TestWorker) =>
  (await worker.ask("/api/me/appeals")).json<OwnAppeal[]>();

/** Mira's appeal against a sanction from the whole bot. */
async function appealed(worker: TestWorker): Promise<string> {
  const entry = await entryIn(worker);
  const { body } = await post(worker, "/api/me/appeals", { list: "user", entry, text: TEXT });
  return String(body.id);
}

describe("POST /api/me/appeals", () => {
  it("opens an appeal, which its writer then finds with the sanction", async () => {
    const worker = workerWith({ user: [ban()] });
    const entry = await entryIn(worker);
    const sent = await post(worker, "/api/me/appeals", { list: "user", entry, text: ` ${TEXT} ` });
    expect(sent).toMatchObject({ status: 201, body: { id: expect.any(String) } });
    expect(sent.headers.get("Cache-Control")).toBe("private, no-store");
    const at = new Date(NOW).toISOString();
    expect(await ownOf(worker)).toEqual([
      {
        id: sent.body.id,
        kind: "sanction",
        list: "user",
        entry,
        state: "received",
        server: null,
        target: null,
        at,
        changed: at,
        due: null,
        messages: [{ from: "you", text: TEXT, at }],
        again: null,
      },
    ]);
    expect((await readAppeal(DB, String(sent.body.id)))?.givers).toEqual([BEN]);
  });

  it("is about all rows of the entry, and ends with the longest", async () => {
    const worker = workerWith({
      "user-command": [
        ban({ command: "work", duration: 7 * 86_400 }),
        ban({
          command: "work",
          duration: 9 * 86_400,
          timestamp: SECONDS - 2 * 86_400,
          moderator_id: ANN,
        }),
        ban({ command: "work", duration: 60, timestamp: SECONDS - 3 * 86_400 }),
        ban({ command: "shop" }),
      ],
    });
    const { entries } = await (await worker.ask("/api/me/standing")).json<Standing>();
    const entry = entries.find(({ target }) => target === "work")?.entry;
    const { body } = await post(worker, "/api/me/appeals", {
      list: "user-command",
      entry,
      text: TEXT,
    });
    expect(await readAppeal(DB, String(body.id))).toMatchObject({
      target: "work",
      given_at: NOW - DAY,
      givers: [BEN, ANN],
      until: NOW + 7 * DAY,
    });
  });

  it("takes one of a double press, and one about each entry", async () => {
    const worker = workerWith({ user: [ban()], "user-cog": [ban({ cog: "economy" })] });
    const [entry, other] = [await entryIn(worker), await entryIn(worker, "user-cog")];
    const send = () => post(worker, "/api/me/appeals", { list: "user", entry, text: TEXT });
    const statuses = (await Promise.all([send(), send()])).map(({ status }) => status);
    expect(statuses).toEqual([201, 201]);
    const differently = { list: "user", entry, text: "Other words about it." };
    const refused = await post(worker, "/api/me/appeals", differently);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: "open", at: "2026-06-01T00:00:00.000Z" },
    });
    expect(refused.body.error).toContain("2026-06-01");
    const body = { list: "user-cog", entry: other, text: TEXT };
    expect((await post(worker, "/api/me/appeals", body)).status).toBe(201);
    expect(await ownOf(worker)).toHaveLength(2);
  });

  it.each([
    [
      "an entry of another person",
      async (worker: TestWorker) => {
        signIn(worker, ODA);
        const entry = await entryIn(worker);
        signIn(worker, MIRA);
        return { list: "user", entry };
      },
    ],
    [
      "an entry of another list",
      async (worker: TestWorker) => ({
        list: "user",
        entry: await entryIn(worker, "user-cog"),
      }),
    ],
    ["a made-up entry", async () => ({ list: "user", entry: "A".repeat(22) })],
    ["an empty entry", async () => ({ list: "user", entry: "" })],
  ])("T74: finds nothing for %s", async (_, bodyOf) => {
    const worker = workerWith({
      user: [ban({ user_id: ODA }), ban()],
      "user-cog": [ban({ cog: "economy" })],
    });
    const { status } = await post(worker, "/api/me/appeals", {
      ...(await bodyOf(worker)),
      text: TEXT,
    });
    expect(status).toBe(404);
    expect(await ownOf(worker)).toEqual([]);
  });

  it("finds nothing for a sanction that is over or lifted, and one that is given anew", async () => {
    const lists = { user: [ban({ duration: 2 * 86_400 })] };
    const worker = workerWith(lists);
    const entry = await entryIn(worker);
    const send = () => {
      worker.clock.advance(SHARED);
      return post(worker, "/api/me/appeals", { list: "user", entry, text: TEXT });
    };
    lists.user = [ban({ duration: 86_400 })];
    expect((await send()).status).toBe(404);
    lists.user = [];
    expect((await send()).status).toBe(404);
    lists.user = [ban({ timestamp: SECONDS })];
    expect((await send()).status).toBe(201);
  });

  it("takes one about an entry of a list with rows that cannot be read", async () => {
    const worker = workerWith({ user: [{ user_id: 5 }, ban(), null] });
    expect(await (await worker.ask("/api/me/standing")).json()).toMatchObject({
      entries: [{ list: "user" }],
      failed: ["user"],
    });
    expect(await readAppeal(DB, await appealed(worker))).toMatchObject({ givers: [BEN] });
    // A person may be in an unreadable part.
    const unknown = { list: "user", entry: "A".repeat(22), text: TEXT };
    expect(await post(worker, "/api/me/appeals", unknown)).toMatchObject({
      status: 503,
      body: { code: "list" },
    });
  });

  it.each([
    ["nothing", {}],
    ["a list that is none", { list: "users" }],
    ["a name that each object has", { list: "constructor" }],
    ["no text", { text: undefined }],
    ["nine characters", { text: "a".repeat(9) }],
    ["spaces around too few", { text: `  ${"a".repeat(9)}   ` }],
    ["4,001 characters", { text: "a".repeat(4_001) }],
    ["nothing but marks of direction", { text: "\u202E\u2066\u200F".repeat(20) }],
    ["nothing but punctuation", { text: "?!".repeat(20) }],
    ["nothing but control characters", { text: "\u0000\u0007".repeat(20) }],
    ["a text that is none", { text: { toString: "x" } }],
    ["an entry of 65 characters", { entry: "a".repeat(65) }],
  ])("refuses %s", async (name, change) => {
    const worker = workerWith({ user: [ban()] });
    const body = { list: "user", entry: "a".repeat(22), text: TEXT, ...change };
    const { status } = await post(worker, "/api/me/appeals", name === "nothing" ? "" : body);
    expect(status).toBe(400);
    expect(worker.asked).not.toContain(LISTS.user);
  });

  it("keeps text unchanged, except for control characters", async () => {
    const worker = workerWith({ user: [ban()] });
    const entry = await entryIn(worker);
    const text = "Zeile 1\r\n<b>Zeile</b> 2 \u0000\u{1F980} مرحبا";
    await post(worker, "/api/me/appeals", { list: "user", entry, text });
    const [own] = await ownOf(worker);
    expect(own?.messages[0]?.text).toBe("Zeile 1\n<b>Zeile</b> 2 \u{1F980} مرحبا");
  });

  it("says so where the database fails", async () => {
    const { db, before, heal } = watchDatabase(DB);
    const worker = workerWith({ user: [ban()] }, db);
    const entry = await entryIn(worker);
    before(/appeals/, databaseDown);
    const send = () => post(worker, "/api/me/appeals", { list: "user", entry, text: TEXT });
    expect((await send()).status).toBe(503);
    expect((await worker.ask("/api/me/appeals")).status).toBe(503);
    heal();
    expect((await send()).status).toBe(201);
  });

  it("takes six in an hour from each person, and counts only what was found", async () => {
    const worker = workerWith({ user: [ban(), ban({ user_id: ODA })] });
    const send = async (entry: string, text = TEXT) =>
      (await post(worker, "/api/me/appeals", { list: "user", entry, text })).status;
    const entry = await entryIn(worker);
    const missed: number[] = [];
    for (let i = 0; i < 20; i++) missed.push(await send("A".repeat(22)));
    expect(new Set(missed)).toEqual(new Set([404]));
    // One read of the list for all of them and the look before.
    expect(worker.asked.filter((path) => path === LISTS.user)).toHaveLength(1);
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) statuses.push(await send(entry, `${TEXT} ${i}`));
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409, 429, 429]);
    signIn(worker, ODA);
    expect(await send(await entryIn(worker))).toBe(201);
  });

  it("is for a sign-in of at most 12 hours, and for nobody who is signed out", async () => {
    const worker = workerWith({ user: [ban()] });
    const body = { list: "user", entry: await entryIn(worker), text: TEXT };
    const statuses = async () => [
      (await post(worker, "/api/me/appeals", body)).status,
      (await post(worker, "/api/me/appeals/k3q9z7m2p4rt", { text: TEXT })).status,
      (await worker.ask("/api/me/appeals")).status,
    ];
    signIn(worker, MIRA, 12 * HOUR);
    expect(await statuses()).toEqual([401, 401, 401]);
    worker.setSession(null);
    expect(await statuses()).toEqual([401, 401, 401]);
    worker.setSession(new SessionsDown(new Error("KV is down")));
    expect(await statuses()).toEqual([503, 503, 503]);
  });
});

describe("an appeal for a server", () => {
  const SERVER = "1100000000000000001";
  const OTHER = "1100000000000000002";
  const SECRETS: [string, ...string[]] = [SESSION_SECRET];
  const barred = { guild_id: SERVER, moderator_id: BEN, duration: 0, timestamp: SECONDS - 86_400 };

  const proofOf = (
    server: string,
    {
      person = MIRA,
      permissions = "32",
      owner = false,
    }: { person?: string; permissions?: string; owner?: boolean } = {},
  ) => createProof(SECRETS, { person, server, permissions, owner }, NOW);

  /** The entry id of the server's sanction for this person. */
  const entryFor = (person: string, subject = SERVER) =>
    entryOf(SESSION_SECRET, { person, list: "server", subject, target: null });

  async function send(worker: TestWorker, proof?: string, entry?: string) {
    const body = { list: "server", entry: entry ?? (await entryFor(MIRA)), text: TEXT, proof };
    return post(worker, "/api/me/appeals", body);
  }

  it("is accepted from each of its managers, without blocking the others", async () => {
    const worker = workerWith({ server: [barred] });
    const { status, body } = await send(worker, await proofOf(SERVER));
    expect(status).toBe(201);
    expect(await readAppeal(DB, String(body.id))).toMatchObject({ person: MIRA, subject: SERVER });
    expect(await ownOf(worker)).toMatchObject([
      { list: "server", server: SERVER, entry: await entryFor(MIRA) },
    ]);
    signIn(worker, ODA);
    const proof = await proofOf(SERVER, { person: ODA, permissions: "0", owner: true });
    expect((await send(worker, proof, await entryFor(ODA))).status).toBe(201);
    expect(await ownOf(worker)).toHaveLength(1);
    await writeAppeal(DB, "decline", { ...TEAM, id: String(body.id), text: "No." });
    expect(await ownOf(worker)).toMatchObject([{ state: "received", again: null }]);
  });

  it("T74: is refused without a valid proof", async () => {
    const worker = workerWith({ server: [barred] });
    const proof = await proofOf(SERVER);
    for (const [name, bad] of [
      ["none", undefined],
      ["empty", ""],
      ["altered", proof.replace(/^./, "A")],
      ["another person's", await proofOf(SERVER, { person: ODA })],
      ["without the right", await proofOf(SERVER, { permissions: "2048" })],
    ] as const) {
      expect([name, (await send(worker, bad)).status]).toEqual([name, 403]);
    }
    worker.clock.advance(600);
    expect((await send(worker, proof)).status).toBe(403);
    expect(worker.asked).not.toContain(LISTS.server);
  });

  it("T74: finds nothing with the proof of another server", async () => {
    const worker = workerWith({ server: [barred] });
    expect((await send(worker, await proofOf(OTHER))).status).toBe(404);
    expect((await send(worker, await proofOf(OTHER), await entryFor(MIRA, OTHER))).status).toBe(
      404,
    );
  });

  it("leaves a person's own list to the person, whatever is proven", async () => {
    const worker = workerWith({ user: [ban()], server: [barred] });
    const body = { list: "user", entry: await entryIn(worker), text: TEXT };
    const { status } = await post(worker, "/api/me/appeals", {
      ...body,
      proof: await proofOf(SERVER),
    });
    expect(status).toBe(201);
  });
});

describe("a declined appeal", () => {
  it("T75: says why and until when the next is refused, never who declined", async () => {
    const worker = workerWith({ user: [ban()] });
    const id = await appealed(worker);
    await writeAppeal(DB, "decline", { id, member: ANN, now: NOW + HOUR, seen: null, text: "No." });
    const again = new Date(NOW + HOUR + 30 * DAY).toISOString();
    const answer = await (await worker.ask("/api/me/appeals")).text();
    expect(JSON.parse(answer)).toMatchObject([
      { state: "declined", again, messages: [{ from: "you" }, { from: "team", text: "No." }] },
    ]);
    expect(answer).not.toContain(ANN);
    expect(answer).not.toContain(BEN);
    const entry = await entryIn(worker);
    const sent = await post(worker, "/api/me/appeals", { list: "user", entry, text: TEXT });
    expect(sent).toMatchObject({ status: 409, body: { again } });
  });
});

describe("an appeal whose sanction has run out", () => {
  it("blocks no other one if the sanction goes on anyway, and both can be read", async () => {
    const lists = { user: [ban({ duration: 2 * 86_400 })] };
    const worker = workerWith(lists);
    const first = await appealed(worker);
    const [before] = await ownOf(worker);
    lists.user = [ban({ duration: 9 * 86_400 })];
    worker.clock.advance(DAY / 1000);
    await endRunOut(DB, "This sanction has expired.", NOW + DAY);
    signIn(worker, MIRA);
    expect(await ownOf(worker)).toMatchObject([{ id: first, state: "done" }]);
    expect(await entryIn(worker)).toBe(before?.entry);
    const second = await appealed(worker);
    expect(await ownOf(worker)).toMatchObject([
      { id: second, state: "received", entry: before?.entry, messages: [{ text: TEXT }] },
      {
        id: first,
        state: "done",
        messages: [{}, { from: "team", text: "This sanction has expired." }],
      },
    ]);
  });
});

describe("POST /api/me/appeals/{id}", () => {
  it("answers the team's question once", async () => {
    const worker = workerWith({ user: [ban()] });
    const id = await appealed(worker);
    const answer = () => post(worker, `/api/me/appeals/${id}`, { text: "Yes." });
    expect((await answer()).status).toBe(409);
    await writeAppeal(DB, "ask", { id, member: ANN, now: NOW, seen: null, text: "Was it you?" });
    expect((await post(worker, `/api/me/appeals/${id}`, { text: "\u200F" })).status).toBe(400);
    const answered = { status: 200, body: { id, state: "read" } };
    expect(await answer()).toMatchObject(answered);
    // Again, as the answer may have been lost.
    expect(await answer()).toMatchObject(answered);
    worker.clock.advance(60);
    expect(await answer()).toMatchObject({ status: 409, body: { code: "not_asked" } });
    const [own] = await ownOf(worker);
    expect(own?.messages.map(({ text }) => text)).toEqual([TEXT, "Was it you?", "Yes."]);
  });

  it("T74: finds nothing for another person's id, nor a made-up one", async () => {
    const worker = workerWith({ user: [ban()] });
    const id = await appealed(worker);
    await writeAppeal(DB, "ask", { id, member: ANN, now: NOW, seen: null, text: "Was it you?" });
    signIn(worker, ODA);
    for (const other of [id, "aaaaaaaaaaaa", "1", "%27--", "__proto__"]) {
      for (const body of [{ text: "Yes." }, { action: "withdraw" }]) {
        const { status } = await post(worker, `/api/me/appeals/${other}`, body);
        expect([other, status]).toEqual([other, 404]);
      }
    }
    expect(await ownOf(worker)).toEqual([]);
    expect((await readAppeal(DB, id))?.state).toBe("asked");
  });
});

describe("withdrawing", () => {
  it("ends one's own appeal, and makes room for another", async () => {
    const worker = workerWith({ user: [ban()] });
    const id = await appealed(worker);
    const withdraw = () => post(worker, `/api/me/appeals/${id}`, { action: "withdraw" });
    for (const body of [{ action: "done" }, { action: "withdraw", text: "Yes." }, {}]) {
      expect((await post(worker, `/api/me/appeals/${id}`, body)).status).toBe(400);
    }
    const withdrawn = { status: 200, body: { id, state: "withdrawn" } };
    expect(await withdraw()).toMatchObject(withdrawn);
    expect(await withdraw()).toMatchObject(withdrawn);
    expect(await appealed(worker)).not.toBe(id);
  });

  it("is refused once the team has decided", async () => {
    const worker = workerWith({ user: [ban()] });
    const id = await appealed(worker);
    await writeAppeal(DB, "accept", { ...TEAM, id });
    expect(await post(worker, `/api/me/appeals/${id}`, { action: "withdraw" })).toMatchObject({
      status: 409,
      body: { code: "decided" },
    });
  });
});

describe("a deletion request", () => {
  const ask = (worker: TestWorker, body: object = {}) =>
    post(worker, "/api/me/appeals", { kind: "deletion", ...body });

  it("is an appeal that is due in 30 days, and asks the bot nothing", async () => {
    const worker = workerWith({});
    const { status, body } = await ask(worker);
    expect([status, worker.asked]).toEqual([201, []]);
    const at = new Date(NOW).toISOString();
    expect(await ownOf(worker)).toEqual([
      {
        id: body.id,
        kind: "deletion",
        list: null,
        entry: null,
        server: null,
        target: null,
        state: "received",
        at,
        changed: at,
        due: new Date(NOW + 30 * DAY).toISOString(),
        messages: [],
        again: null,
      },
    ]);
  });

  it("takes short words, but not none", async () => {
    const worker = workerWith({});
    expect((await ask(worker, { text: " " })).status).toBe(400);
    expect((await ask(worker, { text: "All." })).status).toBe(201);
    expect(await ownOf(worker)).toMatchObject([{ messages: [{ from: "you", text: "All." }] }]);
  });

  it("is open once, and again after its end", async () => {
    const worker = workerWith({});
    const { body } = await ask(worker);
    expect((await ask(worker)).body.id).toBe(body.id);
    expect((await ask(worker, { text: "All." })).body.code).toBe("open");
    await writeAppeal(DB, "done", { ...TEAM, id: String(body.id) });
    expect((await ask(worker)).status).toBe(201);
    expect(await ownOf(worker)).toMatchObject([{ state: "received" }, { state: "done" }]);
  });
});
