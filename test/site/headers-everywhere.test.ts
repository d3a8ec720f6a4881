import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { FEATURE_PATHS } from "../../app/content/paths.ts";
import { reads } from "../../app/contract/endpoints.ts";
import { API_KEY, CLIENT_SECRET, SESSION_SECRET } from "../support/fixtures.ts";
import { expectSecured } from "../support/headers.ts";
import { PUBLIC_PATHS } from "../support/paths.ts";
import { silence } from "../support/silence.ts";
import { AJAX, breakDown, heal, signIn, visitAs, visitHere } from "../support/site.ts";
import { goOn, stopTime, timed } from "../support/time.ts";

/** Every status on every kind of route: documents, their data, API, redirects, pictures. */

const PERSON = "234567890123456789";
const rows = Object.values(reads);
const routesOf = (access: string) =>
  rows.filter((row) => row.access === access).map((row) => row.route.replace(":id", PERSON));

const STAFF_PAGES = [
  "",
  "/overview",
  "/commands",
  "/lookup",
  "/incidents",
  "/appeals",
  "/appeals?kind=deletion",
  "/logging/economy",
  "/blacklist",
].concat(
  ["user", "server"].flatMap((who) => [who, "command", "cog"].map((w) => `/blacklist/${who}/${w}`)),
);

const dataOf = (path: string) => {
  const [page = "", query] = path.split("?");
  return `${page === "/" ? "/_" : page}.data${query ? `?${query}` : ""}`;
};

let checked = 0;
let stranger = "";
let member = "";
beforeAll(async () => {
  stranger = await signIn("Visitor");
  member = await signIn("Manager");
});
afterEach(async () => {
  goOn();
  vi.restoreAllMocks();
  await heal();
});

/** An answer with the whole set of headers, and without a secret. */
async function expectSound(answer: Response, what: string): Promise<void> {
  expectSecured(answer, what);
  const all = JSON.stringify([...answer.headers]) + (await answer.text());
  for (const secret of [API_KEY, CLIENT_SECRET, SESSION_SECRET]) {
    expect(all.includes(secret), what).toBe(false);
  }
  checked += 1;
}

/** Sends all at once; expects sound answers with one of the statuses. */
async function expectAll(
  statuses: readonly number[],
  paths: readonly string[],
  init: RequestInit = {},
  cookie = "",
): Promise<void> {
  const answers = await Promise.all(paths.map((path) => visitAs(cookie, path, init)));
  for (const [i, answer] of answers.entries()) {
    const what = `${init.method ?? "GET"} ${paths[i]}`;
    expect(statuses, what).toContain(answer.status);
    await expectSound(answer, what);
  }
}

describe("T1, T23: every answer has the security headers and no secret", () => {
  it("200 answers with documents and their data have the security headers", async () => {
    await expectAll([200], PUBLIC_PATHS);
    await expectAll([200], PUBLIC_PATHS.map(dataOf));
    await expectAll([200], FEATURE_PATHS, { method: "HEAD" });
  });

  it("200 answers of calls, pictures and the rest have the security headers", async () => {
    await expectAll([200, 404], routesOf("public"));
    await expectAll(
      [200],
      ["badge.svg", "summary.json", "status.json", "feed.atom", "maintenance.ics"].map(
        (name) => `/status/${name}`,
      ),
    );
    await expectAll([200], ["/epicgames/Fortnite", "/healthz"]);
  });

  it("200 answers for staff have the security headers", async () => {
    const pages = STAFF_PAGES.filter((page) => page !== "").map((page) => `/staff${page}`);
    await expectAll([200], pages, {}, member);
    await expectAll([200], pages.map(dataOf), {}, member);
    await expectAll([200], [...routesOf("staff"), "/api/auth/me"], {}, member);
  });

  it("202 and 302 answers have the security headers", async () => {
    const pages = STAFF_PAGES.map((page) => `/staff${page}`);
    await expectAll([302], [...pages, "/discord", "/invite", "/commands/nonsense"]);
    await expectAll([202], pages.map(dataOf));
    await expectAll([302], ["/api/auth/discord", "/api/auth/discord/callback?state=x"]);
  });

  it("204 and 304 answers have the security headers", async () => {
    await expectAll([204], ["/api/auth/logout"], { method: "POST", headers: AJAX });
    const headers = { "If-None-Match": "*" };
    await expectAll([304], ["/status/badge.svg", "/status/status.json"], { headers });
  });

  it("400 answers have the security headers", async () => {
    const long = `?q=${"x".repeat(9000)}`;
    await expectAll([400], ["/api/user/1", "/api/avatars/x", "/api/history?range=x", `/${long}`]);
    await expectAll([400], [`/api/commands${long}`, `/commands.data${long}`]);
    await expectAll(
      [400],
      ["/api/staff/exports"],
      { method: "POST", headers: AJAX, body: "{}" },
      member,
    );
  });

  it("401 and 403 answers have the security headers", async () => {
    const routes = [...routesOf("staff"), `/api/staff/users?ids=${PERSON}`];
    await expectAll([401], [...routes, "/api/auth/me", "/api/own-avatars/hidden"]);
    await expectAll([403], routes, {}, stranger);
    const writes = [
      "/api/auth/logout",
      "/api/staff/exports",
      "/api/own-avatars/hide",
      "/api/me/appeals",
      "/",
      "/commands",
    ];
    await expectAll([403], writes, { method: "POST", headers: { Origin: "https://evil.test" } });
  });

  it("404 answers have the security headers", async () => {
    await expectAll([404], ["/nope", "/nope.data", "/avatars/12", "/epicgames/a/b", "/x.css"]);
    await expectAll([404], ["/api/nothing", "/blacklist/x", `/api/user/${PERSON}`]);
    await expectAll([404], ["/nope", "/api/nothing"], { method: "HEAD" });
  });

  it("405 and 413 answers have the security headers", async () => {
    const paths = ["/", "/commands.data", "/api/commands", "/discord", "/status/badge.svg"];
    for (const method of ["PUT", "DELETE", "PATCH", "PROPFIND"]) {
      await expectAll([405], paths, { method });
    }
    await expectAll([405], paths.slice(0, -1), { method: "OPTIONS" });
    await expectAll([405], paths, { method: "POST", headers: AJAX });
    const body = "x".repeat(20_000);
    await expectAll([413], [...paths, "/api/auth/logout"], { method: "POST", headers: AJAX, body });
  });

  it("429 answers have the security headers", async () => {
    const never = { limit: async () => ({ success: false }) };
    const bindings = { PEOPLE_LIMIT: never, SIGN_IN_LIMIT: never };
    for (const path of [`/api/user/${PERSON}`, `/avatars/${PERSON}`, "/api/auth/discord"]) {
      const { answer } = await visitHere(path, { bindings });
      expect(answer.status, path).toBe(429);
      await expectSound(answer, path);
    }
  });

  it("502 and 503 answers for staff have the security headers, as their data is never cached", async () => {
    await breakDown({ path: "/blacklist/*", body: "garbage" });
    await expectAll([502], ["/blacklist/user/users", "/blacklist/server/cogs"], {}, member);
    await expectAll([503], ["/staff/blacklist/user/user"], {}, member);
    for (let i = 0; i < 5; i++) await visitAs(member, "/blacklist/user/commands");
    await expectAll([503], ["/blacklist/user/commands"], {}, member);
  });

  it("504 answers have the security headers", async () => {
    stopTime();
    const { untilAsked } = silence(/^\/logs\//);
    const visiting = visitHere(`/api/logs/economy/${PERSON}`, { headers: { Cookie: member } });
    await untilAsked(1);
    const { answer } = (await timed(() => visiting)).value;
    expect(answer.status).toBe(504);
    await expectSound(answer, "504");
  });

  it("at least 220 answers were checked for the security headers", () =>
    expect(checked).toBeGreaterThanOrEqual(220));
});
