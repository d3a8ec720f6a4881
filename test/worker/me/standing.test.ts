import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Standing } from "../../../app/contract/standing.ts";
import { SessionsDown } from "../../../worker/context/sessions.ts";
import { BEN, MIRA, ODA } from "../../support/appeals.ts";
import { databaseDown, emptyTables, watchDatabase } from "../../support/database.ts";
import { ban, LISTS, signIn, workerWith } from "../../support/own-lists.ts";
import { stubPlatform, type TestWorker } from "../../support/test-worker.ts";

const DAY = 86_400;

beforeAll(stubPlatform);
beforeEach(() => emptyTables("counts"));

async function standing(worker: TestWorker): Promise<Standing> {
  const answer = await worker.ask("/api/me/standing");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  return answer.json();
}

describe("GET /api/me/standing", () => {
  it("says what bars me now, since when and until when, and nothing about anybody else", async () => {
    const worker = workerWith({
      user: [ban({ user_id: ODA, moderator_id: MIRA }), ban({ duration: 3 * DAY })],
      "user-command": [ban({ command: "play" }), ban({ command: "skip", duration: DAY / 2 })],
      "user-cog": [ban({ cog: "economy", duration: null })],
    });
    const since = "2026-05-31T00:00:00.000Z";
    const entry = expect.stringMatching(/^[\w-]{22}$/);
    const one = { entry, since, until: null, permanent: false, reason: null };
    expect(await standing(worker)).toEqual({
      entries: [
        { ...one, list: "user", target: null, until: "2026-06-03T00:00:00.000Z" },
        { ...one, list: "user-command", target: "play", permanent: true },
        { ...one, list: "user-cog", target: "economy" },
      ],
      failed: [],
    });
  });

  it("never names who gave it, nor a reason that the brand does not show", async () => {
    const worker = workerWith({ user: [ban()] });
    const text = await (await worker.ask("/api/me/standing")).text();
    expect(text).toContain('"list":"user"');
    expect(text).not.toContain(BEN);
    expect(text).not.toContain("Oda");
  });

  it("no sanction is no entry", async () => {
    expect(await standing(workerWith({}))).toEqual({ entries: [], failed: [] });
  });

  it("a row that cannot be read bars too, with nothing known about it", async () => {
    const worker = workerWith({ user: [{ user_id: MIRA, reason: "a" }] });
    const nothing = { target: null, since: null, until: null, permanent: false, reason: null };
    const { entries } = await standing(worker);
    expect(entries).toEqual([{ ...nothing, list: "user", entry: expect.any(String) }]);
  });

  it("a row without a time bars from what it names", async () => {
    const worker = workerWith({
      "user-command": [ban({ command: "play", timestamp: undefined })],
      "user-cog": [ban({ cog: "economy", timestamp: "soon", duration: 60 }), { user_id: MIRA }],
    });
    const unknown = { since: null, until: null, reason: null };
    expect((await standing(worker)).entries).toMatchObject([
      { ...unknown, list: "user-command", target: "play", permanent: true },
      { ...unknown, list: "user-cog", target: "economy", permanent: false },
      { ...unknown, list: "user-cog", target: null, permanent: false },
    ]);
  });

  it.each([
    ["an error", () => new Response("", { status: 404 })],
    [
      "a page in place of JSON",
      () => new Response("<html>[]", { headers: { "Content-Type": "text/html" } }),
    ],
    [
      "a page that calls itself JSON",
      () => new Response("<html>[]", { headers: { "Content-Type": "application/json" } }),
    ],
    ["an object", () => Response.json({ rows: [] })],
    ["rows that name nobody", () => Response.json([{ user: MIRA, moderator: BEN }])],
    [
      "half a list",
      () => new Response('[{"user_id":"1"}', { headers: { "Content-Type": "application/json" } }),
    ],
  ])(
    "a list that answers with %s is named as failed, and the others are read",
    async (_, answer) => {
      const worker = workerWith({ user: answer(), "user-cog": [ban({ cog: "economy" })] });
      const { entries, failed } = await standing(worker);
      expect(failed).toEqual(["user"]);
      expect(entries).toMatchObject([{ list: "user-cog" }]);
    },
  );

  it("lists that come too late are not waited for one after the other", async () => {
    const worker = workerWith({});
    worker.setUpstream(() => {
      worker.clock.advance(13);
      return Response.json([]);
    });
    expect(await standing(worker)).toEqual({ entries: [], failed: ["user-command", "user-cog"] });
  });

  it("an end that no date can express is one", async () => {
    const worker = workerWith({ user: [ban({ duration: 1e15 })] });
    expect((await standing(worker)).entries).toMatchObject([{ until: "9999-12-31T00:00:00.000Z" }]);
  });

  it("people who look at the same time read each list once, and nothing is kept for the next", async () => {
    const worker = workerWith({ user: [ban(), ban({ user_id: ODA })] });
    await Promise.all([worker.ask("/api/me/standing"), worker.ask("/api/me/standing")]);
    const read = [LISTS["user-cog"], LISTS["user-command"], LISTS.user];
    expect(worker.asked.sort()).toEqual(read);
    await worker.ask("/api/me/standing");
    expect(worker.asked).toHaveLength(6);
    expect([...worker.kept.keys()]).toEqual([]);
  });

  it("the same sanction has another entry for each person, so nobody can name another's", async () => {
    const rows = [ban(), ban({ user_id: ODA })];
    const [own] = (await standing(workerWith({ user: rows }))).entries;
    const other = workerWith({ user: rows });
    signIn(other, ODA);
    const [others] = (await standing(other)).entries;
    expect(own?.entry).not.toBe(others?.entry);
  });

  it("is refused to whoever is signed out, and open to an old sign-in", async () => {
    const worker = workerWith({});
    worker.setSession(null);
    const refused = await worker.ask("/api/me/standing");
    expect([refused.status, refused.headers.get("Cache-Control")]).toEqual([
      401,
      "private, no-store",
    ]);
    expect(worker.asked).toEqual([]);
    signIn(worker, MIRA, 6 * DAY * 1000);
    expect(await standing(worker)).toEqual({ entries: [], failed: [] });
  });

  it("says 503 while sessions cannot be read", async () => {
    const worker = workerWith({});
    worker.setSession(new SessionsDown(new Error("KV")));
    const answer = await worker.ask("/api/me/standing");
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
  });

  it("is answered twenty times an hour for each person, and in the next hour again", async () => {
    const worker = workerWith({});
    worker.clock.advance(60);
    for (let look = 0; look < 20; look++) await standing(worker);
    const refused = await worker.ask("/api/me/standing");
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "3540"]);
    expect(worker.asked).toHaveLength(60);
    signIn(worker, ODA);
    await standing(worker);
    signIn(worker, MIRA);
    worker.clock.advance(3540);
    await standing(worker);
  });

  it("a database that cannot count refuses nobody, and the log says so", async () => {
    const { db, before } = watchDatabase(env.DB);
    const worker = workerWith({ user: [ban()] }, db);
    before(/counts/, databaseDown);
    vi.mocked(console.log).mockClear();
    for (let look = 0; look < 22; look++) await standing(worker);
    expect(vi.mocked(console.log).mock.calls.flat().join()).toContain('"limit.failed"');
  });

  it("answers GET alone", async () => {
    const worker = workerWith({});
    const headers = { "X-Requested-With": "XMLHttpRequest" };
    const answer = await worker.ask("/api/me/standing", { method: "POST", headers });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
    const missing = await worker.ask("/api/me/nothing");
    expect(missing.status).toBe(404);
    for (const refusal of [answer, missing]) {
      expect(refusal.headers.get("Cache-Control")).toBe("private, no-store");
    }
  });

  it("stands in the log by its own route", async () => {
    vi.mocked(console.log).mockClear();
    await standing(workerWith({}));
    const lines = vi.mocked(console.log).mock.calls.flat().join("\n");
    expect(lines).toContain('"route":"/api/me/standing"');
  });
});
