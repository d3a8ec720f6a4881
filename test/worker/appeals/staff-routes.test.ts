import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { you } from "../../../app/content/you/you.static.ts";
import { APPEAL_ACTIONS } from "../../../app/contract/appeals.ts";
import { readAppeal } from "../../../worker/db/appeal-queue.ts";
import { answerQuestion } from "../../../worker/db/appeals.ts";
import { staffAppealsFor } from "../../../worker/appeals/reader.ts";
import type { AuditEntry } from "../../../worker/context/services.ts";
import { appeal, BEN, deletionRequest, forgetAppeals, MIRA, NOON } from "../../support/appeals.ts";
import { databaseDown, emptyTables, watchDatabase } from "../../support/database.ts";
import { post } from "../../support/me-requests.ts";
import {
  createTestWorker,
  PEOPLE,
  stubPlatform,
  type TestWorker,
} from "../../support/test-worker.ts";

const { DB } = env;
const ID = "k3q9z7m2p4rt";
const NOW = Date.UTC(2026, 5, 1);
const [ANN = "", BO = "", VISITOR = ""] = [PEOPLE[0]?.id, PEOPLE[1]?.id, PEOPLE.at(-1)?.id];

beforeAll(stubPlatform);
beforeEach(() => emptyTables("appeals", "trail"));
afterEach(() => void Object.assign(you.appeals ?? {}, { byAnother: false }));

function workerOf(member = ANN, db = DB): TestWorker {
  const worker = createTestWorker({}, db);
  worker.setSession({ id: member, username: "somebody", avatar: null, signedInAt: NOW });
  return worker;
}

const write = (worker: TestWorker, body: object, id = ID) =>
  post(worker, `/api/staff/appeals/${id}`, body);

async function auditLogOf(person: string): Promise<unknown[]> {
  const { results } = await DB.prepare(
    "SELECT kind, subject IS NOT NULL AS about FROM trail WHERE person = ?1 ORDER BY id",
  )
    .bind(person)
    .all();
  return results;
}

describe("POST /api/staff/appeals/{id}", () => {
  it("claims, gives back, asks and decides, each with a line in the audit log", async () => {
    await appeal();
    const worker = workerOf();
    expect(await write(worker, { action: "claim" })).toMatchObject({
      status: 200,
      body: { id: ID, state: "read" },
    });
    expect((await write(worker, { action: "release" })).body).toMatchObject({ state: "read" });
    expect((await write(worker, { action: "release" })).body.code).toBe("conflict");
    const asked = await write(worker, { action: "ask", text: "When was it?" });
    expect(asked).toMatchObject({ status: 200, body: { id: ID, state: "asked" } });
    expect(asked.headers.get("Cache-Control")).toBe("private, no-store");
    const accepted = await write(worker, { action: "accept" });
    expect(accepted).toMatchObject({ status: 200, body: { id: ID, state: "accepted" } });
    const lifted = await write(workerOf(BO), { action: "done" });
    expect(lifted).toMatchObject({ status: 200, body: { id: ID, state: "done" } });
    expect(await auditLogOf(BO)).toEqual([{ kind: "appealDone", about: 1 }]);
    expect(await auditLogOf(ANN)).toEqual(
      ["appealClaim", "appealRelease", "appealAsk", "appealAccept"].map((kind) => ({
        kind,
        about: 1,
      })),
    );
  });

  it("declines with words, and not without", async () => {
    await appeal();
    const worker = workerOf();
    for (const text of [undefined, "", " ", "\u202E\u200F", "a".repeat(4_001)]) {
      expect((await write(worker, { action: "decline", text })).status).toBe(400);
      expect((await write(worker, { action: "ask", text })).status).toBe(400);
    }
    expect((await write(worker, { action: "accept", text: "" })).status).toBe(400);
    expect((await write(worker, { action: "decline", text: "No." })).body.state).toBe("declined");
    expect(await auditLogOf(ANN)).toEqual([{ kind: "appealDecline", about: 1 }]);
    const { messages = [] } = (await readAppeal(DB, ID)) ?? {};
    expect(messages.map(({ author, text }) => [author, text])).toEqual([
      [MIRA, "It was my brother."],
      [ANN, "No."],
    ]);
  });

  it.each([
    {},
    { action: "delete" },
    { action: "withdraw" },
    { action: "constructor" },
    { action: "claim", seen: "1" },
  ])("refuses %j", async (body) => {
    await appeal();
    expect((await write(workerOf(), body)).status).toBe(400);
    expect((await readAppeal(DB, ID))?.state).toBe("received");
  });

  it("T76: decides once when two press together, and tells the other the result", async () => {
    await appeal();
    const answers = await Promise.all([
      write(workerOf(ANN), { action: "decline", text: "No." }),
      write(workerOf(BO), { action: "accept", text: "Yes." }),
    ]);
    const [good, late] = answers.toSorted((a, b) => a.status - b.status);
    expect([good?.status, late?.status]).toEqual([200, 409]);
    expect(late?.body).toMatchObject({ code: "decided", state: good?.body.state });
    expect((await readAppeal(DB, ID))?.messages).toHaveLength(2);
  });

  it("is refused where somebody else holds it, for a day", async () => {
    await appeal();
    await write(workerOf(BO), { action: "claim" });
    const worker = workerOf();
    for (const action of APPEAL_ACTIONS) {
      const held = { status: 409, body: { code: "held", state: "read" } };
      expect(await write(worker, { action, text: "Words." })).toMatchObject(held);
    }
    expect(await auditLogOf(ANN)).toEqual([]);
    worker.clock.advance(12 * 3600 - 1);
    worker.setSession({ id: ANN, username: "a", avatar: null, signedInAt: worker.clock.now() });
    worker.clock.advance(12 * 3600 - 1);
    expect((await write(worker, { action: "claim" })).status).toBe(409);
    worker.clock.advance(2);
    worker.setSession({ id: ANN, username: "a", avatar: null, signedInAt: worker.clock.now() });
    expect((await write(worker, { action: "claim" })).status).toBe(200);
    expect((await readAppeal(DB, ID))?.claimed_by).toBe(ANN);
  });

  it("is refused where the writer has answered since it was seen", async () => {
    await appeal();
    const worker = workerOf();
    await write(worker, { action: "ask", text: "When was it?" });
    const seen = (await readAppeal(DB, ID))?.messages.at(-1)?.id;
    await answerQuestion(DB, { id: ID, person: MIRA, text: "In spring.", now: NOON });
    const decline = { action: "decline", text: "No.", seen };
    const unread = { status: 409, body: { code: "conflict" } };
    expect(await write(worker, decline)).toMatchObject(unread);
    expect((await readAppeal(DB, ID))?.state).toBe("read");
    const newest = (await readAppeal(DB, ID))?.messages.at(-1)?.id;
    expect((await write(worker, { ...decline, seen: newest })).status).toBe(200);
  });

  it("refuses the giver of the sanction, if the brand says so", async () => {
    await appeal({ givers: [BEN, ANN] });
    Object.assign(you.appeals ?? {}, { byAnother: true });
    const act = async (worker: TestWorker) => (await write(worker, { action: "accept" })).status;
    for (const action of ["claim", "ask", "accept", "decline"]) {
      const { status } = await write(workerOf(ANN), { action, text: "Words." });
      expect([action, status]).toEqual([action, 403]);
    }
    expect(await act(workerOf(BO))).toBe(200);
    await forgetAppeals();
    await appeal({ givers: [ANN] });
    Object.assign(you.appeals ?? {}, { byAnother: false });
    expect(await act(workerOf(ANN))).toBe(200);
  });

  it("T76: refuses the person it is about", async () => {
    await appeal({ person: ANN });
    expect((await write(workerOf(ANN), { action: "accept" })).status).toBe(403);
    expect((await write(workerOf(BO), { action: "accept" })).status).toBe(200);
  });

  it("is for the team alone", async () => {
    await appeal();
    expect((await write(workerOf(VISITOR), { action: "accept" })).status).toBe(403);
    const worker = workerOf();
    worker.setSession(null);
    expect((await write(worker, { action: "accept" })).status).toBe(401);
    worker.setUpstream(() => new Response("no", { status: 500 }));
    worker.setSession({ id: ANN, username: "a", avatar: null, signedInAt: NOW });
    expect((await write(worker, { action: "accept" })).status).toBe(503);
    const answer = await workerOf().ask(`/api/staff/appeals/${ID}`);
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "POST"]);
    expect((await readAppeal(DB, ID))?.state).toBe("received");
  });

  it("finds nothing for an id that does not exist", async () => {
    for (const id of ["aaaaaaaaaaaa", "1", "%27--", "__proto__"]) {
      expect([id, (await write(workerOf(), { action: "claim" }, id)).status]).toEqual([id, 404]);
    }
  });

  it("says so where the database fails", async () => {
    await appeal();
    const { db, before } = watchDatabase(DB);
    before(/appeals/, databaseDown);
    expect((await write(workerOf(ANN, db), { action: "accept" })).status).toBe(503);
  });
});

describe("a deletion request", () => {
  const DELETION = "d3q9z7m2p4rt";

  it("is done or declined with words, and never accepted", async () => {
    await deletionRequest();
    const act = (body: object) => write(workerOf(), body, DELETION);
    expect(await act({ action: "accept" })).toMatchObject({
      status: 400,
      body: { code: "bad_input" },
    });
    expect((await act({ action: "claim" })).body.state).toBe("read");
    expect((await act({ action: "ask", text: "The reviews too?" })).body.state).toBe("asked");
    expect((await act({ action: "done", text: "All is gone." })).body.state).toBe("done");
    expect((await act({ action: "decline", text: "No." })).body).toMatchObject({
      code: "decided",
      state: "done",
    });
    expect(await auditLogOf(ANN)).toEqual(
      ["appealClaim", "appealAsk", "appealDone"].map((kind) => ({ kind, about: 1 })),
    );
  });
});

describe("a press whose answer was lost", () => {
  it.each(["ask", "accept", "decline"])("is answered as the first time: %s", async (action) => {
    await appeal();
    const press = () => write(workerOf(), { action, text: "Words." });
    const first = await press();
    expect(await press()).toMatchObject({ status: 200, body: first.body });
    expect((await readAppeal(DB, ID))?.messages).toHaveLength(2);
    expect(await auditLogOf(ANN)).toHaveLength(1);
  });
});

describe("the team's reads", () => {
  it("have writer, giver and holder, and leave a line in the audit log", async () => {
    await appeal();
    await write(workerOf(BO), { action: "ask", text: "When was it?" });
    const entries: AuditEntry[] = [];
    const reader = {
      requestId: "r",
      userId: ANN,
      record: (entry: AuditEntry) => void entries.push(entry),
    };
    const appeals = staffAppealsFor({ db: DB }, reader);
    expect(await appeals.one(ID)).toMatchObject({
      id: ID,
      person: MIRA,
      subject: MIRA,
      state: "asked",
      givers: [BEN],
      claim: { by: BO, at: NOW },
      decision: null,
      mayDecide: true,
      messages: [
        { from: "person", author: MIRA },
        { from: "team", author: BO, text: "When was it?" },
      ],
    });
    expect(
      (await appeals.queue({ kind: null, view: "asked", after: null })).appeals.map(({ id }) => id),
    ).toEqual([ID]);
    expect(await appeals.one("aaaaaaaaaaaa")).toBeNull();
    expect(entries).toEqual([
      { kind: "appeals", id: MIRA, rows: 1 },
      { kind: "appeals", id: null, rows: 1 },
    ]);
  });
});
