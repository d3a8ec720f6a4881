import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { MOST } from "../../../app/contract/most.ts";
import type { Standing } from "../../../app/contract/standing.ts";
import { SessionsDown } from "../../../worker/context/sessions.ts";
import { MIRA, ODA } from "../../support/appeals.ts";
import { databaseDown, emptyTables, watchDatabase } from "../../support/database.ts";
import { ban, LISTS, signIn, workerWith, type OwnLists } from "../../support/own-lists.ts";
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
  it("says what blocks me now, since when and until when, and nothing about others", async () => {
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

  it("a row of mine that cannot be read withholds that nothing blocks me, and nothing else", async () => {
    const worker = workerWith({
      user: [{ user_id: MIRA, reason: "a" }],
      "user-cog": [ban({ cog: "economy" }), ban({ cog: "music", timestamp: "soon" })],
    });
    const { entries, failed } = await standing(worker);
    expect(entries).toMatchObject([{ list: "user-cog", target: "economy" }]);
    expect(failed).toEqual(["user", "user-cog"]);
  });

  it("an unreadable row of somebody else, or one that I gave, isn't mine", async () => {
    const worker = workerWith({
      user: [
        { user_id: ODA },
        ban({ user_id: ODA, moderator_id: MIRA }),
        ban({ user_id: ODA, moderator_id: {} }),
      ],
    });
    expect(await standing(worker)).toEqual({ entries: [], failed: [] });
  });

  it("finds my row among 30,000, three of them unreadable, at any place", async () => {
    const others = Array.from({ length: 30_000 }, (_, i) =>
      ban({ user_id: String(10n ** 17n + BigInt(i)) }),
    );
    const odd = [null, { user_id: 5 }, { user_id: "<@1>" }];
    const worker = workerWith({ user: [...others, ...odd, ban()] });
    const { entries, failed } = await standing(worker);
    expect(entries).toMatchObject([{ list: "user" }]);
    expect(failed).toEqual(["user"]);
    signIn(worker, ODA);
    expect(await standing(worker)).toEqual({ entries: [], failed: ["user"] });
  });

  it("names a list with more rows about me than are read", async () => {
    const mine = Array.from({ length: MOST.sanctions + 1 }, () => ban());
    const { entries, failed } = await standing(workerWith({ user: mine }));
    expect([entries.length, failed]).toEqual([1, ["user"]]);
  });

  it("lists that come too late are not waited for one after the other", async () => {
    const worker = workerWith({});
    worker.setUpstream(() => {
      worker.clock.advance(13);
      return Response.json([]);
    });
    expect(await standing(worker)).toEqual({ entries: [], failed: ["user-command", "user-cog"] });
  });

  it("people who look within half a minute share one read of each list, and no store keeps it", async () => {
    const worker = workerWith({ user: [ban(), ban({ user_id: ODA })] });
    await Promise.all([worker.ask("/api/me/standing"), worker.ask("/api/me/standing")]);
    const read = [LISTS["user-cog"], LISTS["user-command"], LISTS.user];
    expect(worker.asked.sort()).toEqual(read);
    worker.clock.advance(29);
    signIn(worker, ODA);
    expect((await standing(worker)).entries).toHaveLength(1);
    expect(worker.asked).toHaveLength(3);
    worker.clock.advance(1);
    await standing(worker);
    expect(worker.asked).toHaveLength(6);
    expect([...worker.kept.keys()]).toEqual([]);
  });

  it("a list that failed is asked for again by the next look", async () => {
    const lists: OwnLists = { user: new Response("", { status: 404 }) };
    const worker = workerWith(lists);
    expect((await standing(worker)).failed).toEqual(["user"]);
    lists.user = [ban()];
    expect(await standing(worker)).toMatchObject({ entries: [{ list: "user" }], failed: [] });
  });

  it("refuses signed-out people, and accepts an old sign-in", async () => {
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
    expect(worker.asked).toHaveLength(3);
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
});
