import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { releaseAppeal, writeAppeal } from "../../../worker/db/appeal-decisions.ts";
import { readAppeal } from "../../../worker/db/appeal-queue.ts";
import { answerQuestion } from "../../../worker/db/appeals.ts";
import {
  ANN,
  appeal,
  deletionRequest,
  forgetAppeals,
  MIRA,
  ODA,
  NOON,
} from "../../support/appeals.ts";
import { databaseDown, watchDatabase } from "../../support/database.ts";
import { API_KEY } from "../../support/fixtures.ts";
import { createTestWorker, stubPlatform } from "../../support/test-worker.ts";

const { DB } = env;
const ID = "k3q9z7m2p4rt";
const LIST = "/api/bot/appeals?state=accepted";

beforeAll(stubPlatform);
beforeEach(forgetAppeals);

async function ask(
  path: string,
  { body, key = API_KEY, db = DB }: { body?: string; key?: string; db?: D1Database } = {},
) {
  const method = body === undefined ? "GET" : "POST";
  const init = { method, body, headers: { "X-API-Key": key } };
  const answer = await createTestWorker({}, db).ask(path, init);
  const text: unknown = await answer.json();
  return { status: answer.status, body: text };
}

const done = (id = ID) => ask(`/api/bot/appeals/${id}`, { body: '{"action": "done"}' });

async function accept(id = ID): Promise<void> {
  await writeAppeal(DB, "accept", { id, member: ANN, now: NOON, seen: null });
}

describe("the bot", () => {
  it("hears of accepted appeals alone, and says when they are done", async () => {
    await appeal();
    await appeal({
      id: "b3q9z7m2p4rt",
      person: ODA,
      list: "server-command",
      subject: "1100000000000000009",
      target: "play",
    });
    await deletionRequest();
    expect(await ask(LIST)).toEqual({ status: 200, body: [] });
    await accept();
    await accept("b3q9z7m2p4rt");
    const at = new Date(NOON).toISOString();
    expect((await ask(LIST)).body).toEqual([
      {
        id: "b3q9z7m2p4rt",
        kind: "sanction",
        list: "server-command",
        subject: "1100000000000000009",
        target: "play",
        at,
      },
      { id: ID, kind: "sanction", list: "user", subject: MIRA, target: null, at },
    ]);
    expect(await done()).toEqual({ status: 200, body: { id: ID, state: "done" } });
    expect(await done()).toEqual({ status: 200, body: { id: ID, state: "done" } });
    expect(await readAppeal(DB, ID)).toMatchObject({ state: "done", decided_by: ANN });
    expect((await ask(LIST)).body).toMatchObject([{ id: "b3q9z7m2p4rt" }]);
  });

  it("hears of deletion requests that a member has claimed", async () => {
    const id = "d3q9z7m2p4rt";
    const claimed = "/api/bot/appeals?state=read";
    await appeal();
    await deletionRequest();
    const write = (action: "claim" | "ask") =>
      writeAppeal(DB, action, { id, member: ANN, now: NOON, seen: null, text: action });
    await writeAppeal(DB, "claim", { id: ID, member: ANN, now: NOON, seen: null });
    expect((await ask(claimed)).body).toEqual([]);
    await write("claim");
    const [at, none] = [new Date(NOON).toISOString(), { list: null, target: null }];
    expect((await ask(claimed)).body).toEqual([
      { id, kind: "deletion", subject: MIRA, at, ...none },
    ]);
    await releaseAppeal(DB, { id, member: ANN });
    expect((await ask(claimed)).body).toEqual([]);
    expect(await done(id)).toMatchObject({ status: 409, body: { state: "read" } });
    await write("ask");
    expect((await ask(claimed)).body).toEqual([]);
    expect(await done(id)).toMatchObject({ status: 409, body: { state: "asked" } });
    await answerQuestion(DB, { id, person: MIRA, text: "Keep my reviews.", now: NOON });
    expect((await ask(claimed)).body).toEqual([]);
    expect(await done(id)).toMatchObject({ status: 409, body: { state: "read" } });
    await write("claim");
    expect(await done(id)).toEqual({ status: 200, body: { id, state: "done" } });
    expect(await readAppeal(DB, id)).toMatchObject({ decision: "done", decided_by: ANN });
  });

  it("ends nothing that the team has not accepted", async () => {
    await appeal();
    await deletionRequest();
    expect(await done()).toMatchObject({
      status: 409,
      body: { code: "conflict", state: "received" },
    });
    expect(await done("d3q9z7m2p4rt")).toMatchObject({ status: 409 });
    expect(await done("aaaaaaaaaaaa")).toMatchObject({ status: 404 });
    expect(await done("x")).toMatchObject({ status: 404 });
    expect(await readAppeal(DB, ID)).toMatchObject({ state: "received" });
  });

  it.each(['{"action":"accept"}', "[]", "<p>", "", '{"action":'])(
    "is refused for %j",
    async (body) => {
      await appeal();
      await accept();
      expect(await ask(`/api/bot/appeals/${ID}`, { body })).toMatchObject({ status: 400 });
      expect(await readAppeal(DB, ID)).toMatchObject({ state: "accepted" });
    },
  );

  it("needs the key, and one list at a time", async () => {
    expect(await ask(LIST, { key: "another" })).toMatchObject({ status: 401 });
    expect(await ask(`/api/bot/appeals/${ID}`, { key: "", body: "{}" })).toMatchObject({
      status: 401,
    });
    for (const query of ["", "?state=received", "?state="]) {
      expect(await ask(`/api/bot/appeals${query}`)).toMatchObject({ status: 400 });
    }
  });

  it("must come again while the database fails", async () => {
    const { db, before } = watchDatabase(DB);
    before(/appeals/, databaseDown);
    expect(await ask(LIST, { db })).toMatchObject({ status: 503, body: { code: "database" } });
    const body = '{"action":"done"}';
    expect(await ask(`/api/bot/appeals/${ID}`, { db, body })).toMatchObject({ status: 503 });
  });
});
