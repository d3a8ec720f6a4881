import { env } from "cloudflare:workers";
import type { Hono } from "hono";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { OwnAppeal } from "../../../app/contract/own-appeals.ts";
import type { Standing } from "../../../app/contract/standing.ts";
import { ownAppeals } from "../../../worker/appeals/own-routes.ts";
import type { EdgeEnv } from "../../../worker/context/edge-env.ts";
import { me } from "../../../worker/me/routes.ts";
import { createProof } from "../../../worker/servers/proof.ts";
import { servers } from "../../../worker/servers/routes.ts";
import { BEN, DAY, MIRA, ODA } from "../../support/appeals.ts";
import { emptyTables } from "../../support/database.ts";
import { CONFIG } from "../../support/fixtures.ts";
import { post } from "../../support/me-requests.ts";
import { createTestWorker, stubPlatform, type TestWorker } from "../../support/test-worker.ts";

// Mira has an appeal, a deletion request and a server; Oda knows all their names and asks by them.

const NOW = Date.UTC(2026, 5, 1);
const SERVER = "900000000000000001";
const TEXT = "Mira's own words, for the team alone.";

const mounted: readonly (readonly [prefix: string, app: Hono<EdgeEnv>])[] = [
  ["", me],
  ["/appeals", ownAppeals],
  ["/servers", servers],
];

/** Every route below /api/me that does something, as 'POST /appeals/:id'. */
const ROUTES = new Set(
  mounted.flatMap(([prefix, app]) =>
    app.routes
      .filter(({ method }) => method !== "ALL")
      .map(({ method, path }) => `${method} ${(prefix + path).replace(/\/$/, "")}`),
  ),
);

beforeAll(stubPlatform);
beforeEach(() => emptyTables("appeals", "counts"));

function signIn(worker: TestWorker, id: string, username: string): void {
  worker.setSession({ id, username, avatar: null, signedInAt: NOW });
}

const row = { moderator_id: BEN, duration: 0, reason: "Mira's reason", timestamp: NOW / 1000 };

/** Mira's data by name; no answer to Oda may contain any. */
async function mirasOwn(worker: TestWorker) {
  signIn(worker, MIRA, "mira");
  const { entries } = await (await worker.ask("/api/me/standing")).json<Standing>();
  const { list, entry } = entries[0] ?? { list: "", entry: "" };
  await post(worker, "/api/me/appeals", { list, entry, text: TEXT });
  const [appeal] = await (await worker.ask("/api/me/appeals")).json<OwnAppeal[]>();
  const { body } = await post(worker, "/api/me/appeals", { kind: "deletion" });
  const proven = { person: MIRA, server: SERVER, permissions: "8", owner: true };
  const proof = await createProof([CONFIG.SESSION_SECRET], proven, NOW);
  return { list, entry, appeal: appeal?.id ?? "", deletion: String(body.id), proof };
}

it("T74: every route gives another person nothing of one's own, by whatever ids", async () => {
  const worker = createTestWorker({}, env.DB);
  worker.setUpstream((request, healthy) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/blacklist/user/")) return Response.json([{ ...row, user_id: MIRA }]);
    if (pathname.startsWith("/blacklist/")) return Response.json([{ ...row, guild_id: SERVER }]);
    return healthy();
  });
  const own = await mirasOwn(worker);
  const { list, entry, appeal, deletion, proof } = own;
  expect([entry, appeal, deletion].map((name) => name.length > 5)).toEqual([true, true, true]);
  signIn(worker, ODA, "oda");

  const get = async (path: string) => {
    const answer = await worker.ask(path);
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };
  const send = async (path: string, body: object) => {
    const { status, body: said, headers } = await post(worker, path, body);
    return { status, text: JSON.stringify(said), headers };
  };
  const asked: Record<string, Awaited<ReturnType<typeof get>>> = {
    "GET /data": await get(`/api/me/data?person=${MIRA}&id=${MIRA}`),
    "GET /standing": await get(`/api/me/standing?person=${MIRA}&user_id=${MIRA}`),
    "GET /appeals": await get(`/api/me/appeals?person=${MIRA}`),
    "POST /appeals": await send("/api/me/appeals", {
      list,
      entry,
      text: "I am Mira.",
      person: MIRA,
    }),
    "POST /appeals/:id": await send(`/api/me/appeals/${deletion}`, { action: "withdraw" }),
    "GET /servers/consent": await get(`/api/me/servers/consent?person=${MIRA}`),
    "POST /servers/standing": await send("/api/me/servers/standing", { proof }),
  };
  expect(new Set(Object.keys(asked))).toEqual(ROUTES);
  for (const [route, { text, headers }] of Object.entries(asked)) {
    for (const secret of [MIRA, "mira", "Mira", TEXT, SERVER, entry, appeal, deletion, BEN]) {
      expect(text.includes(secret), `${route}: ${secret}`).toBe(false);
    }
    expect([route, headers.get("Cache-Control")]).toEqual([route, "private, no-store"]);
  }
  const refused = ["POST /appeals", "POST /appeals/:id"];
  expect(refused.map((route) => asked[route]?.status)).toEqual([404, 404]);
  expect(asked["POST /servers/standing"]?.status).toBe(403);
  expect(asked["GET /appeals"]?.text).toBe("[]");

  // Neither's data is in the stores that isolates share.
  expect([...worker.kept].filter((pair) => /mira|oda/i.test(pair.join(" ")))).toEqual([]);
  expect([...worker.kept].filter((pair) => pair.join(" ").includes(MIRA))).toEqual([]);
  signIn(worker, MIRA, "mira");
  worker.clock.advance(DAY / 1000 / 24);
  expect(await (await worker.ask("/api/me/appeals")).json()).toMatchObject([
    { id: deletion, kind: "deletion", state: "received" },
    { id: appeal, state: "received", messages: [{ text: TEXT }] },
  ]);
});
