import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OwnData } from "../../../app/contract/own-data.ts";
import type { Standing } from "../../../app/contract/standing.ts";
import { maintainAppeals } from "../../../worker/appeals/maintain.ts";
import { writeAppeal } from "../../../worker/db/appeal-decisions.ts";
import { readAppeal } from "../../../worker/db/appeal-queue.ts";
import { entryOf } from "../../../worker/standing/entry.ts";
import { ANN, MIRA, NOON, ODA } from "../../support/appeals.ts";
import { emptyTables } from "../../support/database.ts";
import { SESSION_SECRET, SITE_URL } from "../../support/fixtures.ts";
import { post } from "../../support/me-requests.ts";
import { ban, workerWith } from "../../support/own-lists.ts";
import { START as NOW, stubPlatform, type TestWorker } from "../../support/test-worker.ts";

// A changed bot library writes its lists in another form. None tells a blocked person that nothing
// blocks them, assumes an appeal, or ends one.

const { DB } = env;
const TEXT = "It was my brother, who used my account.";
const JSON_TYPE = { headers: { "Content-Type": "application/json" } };

/** A list of Mira's and Oda's rows with another subject in each. */
const withSubject = (subject: (id: string) => unknown) =>
  Response.json([MIRA, ODA].map((id) => ban({ user_id: subject(id) })));
const text = (body: string) => new Response(body, JSON_TYPE);

/** Forms that name nobody, or are no list. */
const UNREADABLE: [name: string, answer: () => Response][] = [
  ["an id is a short JSON number", () => withSubject(() => 12_345)],
  ["an id is a mention", () => withSubject((id) => `<@${id}>`)],
  ["an id is null", () => withSubject(() => null)],
  ["an id is an object", () => withSubject((id) => ({ id }))],
  ["the list holds objects' texts", () => text("[object Object]")],
  ["the list holds null", () => text("[null]")],
  ["the JSON is broken, with brackets at both ends", () => text(`[{"user_id":"${MIRA}",}]`)],
  ["it is HTML that calls itself JSON", () => text("<!doctype html><title>502</title>")],
  ["it is HTML", () => new Response("[]", { headers: { "Content-Type": "text/html" } })],
  ["it is an object", () => Response.json({ error: "no list" })],
  ["it is nothing", () => text("")],
  ["it is an error", () => new Response("[]", { status: 500, ...JSON_TYPE })],
];

/** All lists of the bot in one form. */
function botWith(answer: () => Response): TestWorker {
  return workerWith({ user: answer(), "user-command": answer(), "user-cog": answer() });
}

const standingOf = async (worker: TestWorker) =>
  (await worker.ask("/api/me/standing")).json<Standing>();
const entryOfMira = () =>
  entryOf(SESSION_SECRET, { person: MIRA, list: "user", subject: MIRA, target: null });

async function sanctionsIn(worker: TestWorker) {
  const { sections } = await (await worker.ask("/api/me/data")).json<OwnData>();
  return sections.find(({ kind }) => kind === "blacklists");
}

beforeAll(stubPlatform);
beforeEach(() => emptyTables("appeals", "counts"));

describe.each(UNREADABLE)("with %s", (_, answer) => {
  it("standing names the lists, and does not say that nothing blocks", async () => {
    expect(await standingOf(botWith(answer))).toEqual({
      entries: [],
      failed: ["user", "user-command", "user-cog"],
    });
  });

  it("the data file says that sanctions could not be read, and has all else", async () => {
    const worker = botWith(answer);
    expect(await sanctionsIn(worker)).toMatchObject({ count: null, records: null });
  });

  it("an appeal is not taken, and can be sent again", async () => {
    const body = { list: "user", entry: await entryOfMira(), text: TEXT };
    const sent = await post(botWith(answer), "/api/me/appeals", body);
    expect(sent).toMatchObject({ status: 503, body: { code: "list" } });
  });
});

it("F57: an accepted appeal and a deletion request stay open where no list can be read", async () => {
  const healthy = workerWith({ user: [ban()] });
  const body = { list: "user", entry: await entryOfMira(), text: TEXT };
  const sanction = String((await post(healthy, "/api/me/appeals", body)).body.id);
  await writeAppeal(DB, "accept", { id: sanction, member: ANN, now: NOW, seen: null });
  const broken = botWith(() => text(""));
  const asked = await post(broken, "/api/me/appeals", { kind: "deletion" });
  expect(asked.status).toBe(201);
  const own = { db: DB, staffWebhook: null, siteUrl: SITE_URL, userAgent: "test" };
  for (let run = 0; run < 4; run++) {
    const now = NOON + run * 30 * 60_000;
    await maintainAppeals(own, { now, scheduledAt: now, log: () => {} });
  }
  expect((await readAppeal(DB, sanction))?.state).toBe("accepted");
  expect((await readAppeal(DB, String(asked.body.id)))?.state).toBe("received");
});

describe("a list that can be read", () => {
  it("with times in milliseconds has the row", async () => {
    const worker = workerWith({ user: [ban({ timestamp: NOW - 86_400_000 })] });
    expect(await standingOf(worker)).toMatchObject({
      entries: [{ list: "user", since: new Date(NOW - 86_400_000).toISOString() }],
      failed: [],
    });
    expect(await sanctionsIn(worker)).toMatchObject({ count: 1, complete: true });
    const body = { list: "user", entry: await entryOfMira(), text: TEXT };
    expect((await post(worker, "/api/me/appeals", body)).status).toBe(201);
  });

  it.each([
    ["is empty", []],
    ["has lost the row with half of the others", [ban({ user_id: ODA })]],
  ])("and %s blocks nobody else", async (_, user) => {
    const worker = workerWith({ user });
    expect(await standingOf(worker)).toEqual({ entries: [], failed: [] });
    expect(await sanctionsIn(worker)).toMatchObject({ count: 0, complete: true });
    const body = { list: "user", entry: await entryOfMira(), text: TEXT };
    expect((await post(worker, "/api/me/appeals", body)).status).toBe(404);
  });
});
