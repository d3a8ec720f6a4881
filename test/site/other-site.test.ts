import { env, exports } from "cloudflare:workers";
import { beforeAll, expect, it, vi } from "vitest";
import { lookAtSite } from "../../worker/tools/doctor/site.ts";
import { fireCron } from "../support/cron.ts";
import { SITE_URL } from "../support/fixtures.ts";
import { signIn, visit, visitAs } from "../support/site.ts";

// A file of its own: no request has asked whose the database is before it is another site's.

const PRODUCTION = "https://www.haven.test";
const SOMEBODY = "234567890123456789";

/** All rows of the database, by table. */
async function contents(): Promise<Record<string, unknown[]>> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*'",
  ).all<{ name: string }>();
  const tables = await env.DB.batch(
    results.map(({ name }) => env.DB.prepare(`SELECT * FROM ${name}`)),
  );
  return Object.fromEntries(results.map(({ name }, i) => [name, tables[i]?.results ?? []]));
}

let before: Record<string, unknown[]> = {};
let manager = "";
const lines: string[] = [];

beforeAll(async () => {
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  await env.DB.batch([
    env.DB.prepare("INSERT INTO site VALUES (1, ?1)").bind(PRODUCTION),
    env.DB.prepare("INSERT INTO hidden_avatars VALUES (?1, 1)").bind(SOMEBODY),
    env.DB.prepare(
      "INSERT INTO incidents (id, key, title, impact, shards, created_at) VALUES ('abc', 'abc', 'Production is down', 'major', '\"all\"', ?1)",
    ).bind(Date.now()),
  ]);
  before = await contents();
  manager = await signIn("Manager");
});

it.each([
  "/",
  "/commands",
  "/status",
  "/team",
  "/embed",
  "/status/summary.json",
  "/staff/overview",
])("T48: %s is served beside another site's database, and shows nothing of it", async (path) => {
  const answer = await visitAs(manager, path);
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain("Production is down");
});

it.each(["/api/avatars", `/api/avatars/${SOMEBODY}`, "/avatars", `/avatars/${SOMEBODY}`])(
  "T43: %s is closed beside another site's database",
  async (path) => {
    expect((await visit(path)).status).toBe(503);
  },
);

it("T48: nothing is written into another site's database, by visitors, the team or the cron", async () => {
  const ours = { Origin: SITE_URL, "Content-Type": "application/json" };
  const hidden = await visitAs(manager, "/api/own-avatars/hide", { method: "POST", headers: ours });
  const opened = await visitAs(manager, "/api/staff/incidents", {
    method: "POST",
    headers: ours,
    body: JSON.stringify({
      title: "Music is silent",
      impact: "major",
      shards: [3],
      status: "investigating",
      text: "We are looking into it.",
    }),
  });
  expect([hidden.status, opened.status]).toEqual([503, 503]);
  await fireCron();
  expect(await contents()).toEqual(before);
  // The record of the shards is in KV and goes on.
  expect(await env.CACHE.get(`uptime:${SITE_URL}`)).toContain('"record"');
});

it("T48: log, health page and doctor say that the database is another site's", async () => {
  const told = lines.map((line) => JSON.parse(line) as { event: string; siteUrl?: string });
  expect(told.filter(({ event }) => event === "database.other_site")).toEqual([
    { event: "database.other_site", siteUrl: PRODUCTION },
  ]);
  const page = await (await visitAs(manager, "/staff/health")).text();
  expect(page).toContain(`Refused: it belongs to ${PRODUCTION}`);
  const findings = await lookAtSite(SITE_URL, (request) => exports.default.fetch(request));
  expect(findings.filter(({ outcome }) => outcome === "fail")).toContainEqual({
    check: "/api/avatars",
    outcome: "fail",
    says: "answered 503: the worker cannot use its database; /staff/health says why",
  });
});
