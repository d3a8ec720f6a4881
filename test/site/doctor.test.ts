import { exports } from "cloudflare:workers";
import { afterEach, beforeAll, expect, it } from "vitest";
import { lookAtSite } from "../../worker/tools/doctor/site.ts";
import { fireCron } from "../support/cron.ts";
import { SITE_URL } from "../support/fixtures.ts";
import { breakDown, heal } from "../support/site.ts";

/** Doctor's findings at the built site, with its answers changed on the way. */

beforeAll(fireCron);
afterEach(heal);

type Spoil = (path: string, answer: Response) => Response | Promise<Response> | void;

/** Checks with this outcome. */
async function checks(spoil: Spoil = () => {}, outcome = "fail", address = SITE_URL) {
  const findings = await lookAtSite(
    address,
    async (request) => {
      const asked = new Request(request.url.replace(address, SITE_URL), request);
      const answer = await exports.default.fetch(asked);
      const own = new Response(answer.body, answer);
      return (await spoil(new URL(request.url).pathname, own)) ?? own;
    },
    async () => {},
  );
  return findings.filter((finding) => finding.outcome === outcome).map(({ check }) => check);
}

it("finds nothing wrong", async () => {
  expect(await checks()).toEqual([]);
});

it("warns of an old copy that the next visitor gets too, and still checks people", async () => {
  let visits = 0;
  const isOld = (most: number) =>
    ofPath("/api/team", ({ headers }) => {
      visits += 1;
      headers.set("X-Data-State", visits > most ? "fresh" : "stale");
    });
  expect(await checks(isOld(1), "warn")).toEqual([]);
  visits = 0;
  expect(await checks(isOld(2), "warn")).toEqual(["/api/team"]);
  visits = 0;
  expect(await checks(isOld(2), "skip")).not.toContain("/api/user/:id");
});

it("names a sign-in with another redirect address", async () => {
  expect(await checks(undefined, "fail", "https://www.haven.test")).toEqual([
    "redirect URI",
    "redirect URI for following",
  ]);
});

const ofPath =
  (path: string, make: (answer: Response) => Response | Promise<Response> | void): Spoil =>
  (asked, answer) =>
    asked === path ? make(answer) : undefined;

const FAULTS: [what: string, spoil: Spoil, checks: string[]][] = [
  [
    "T13: a cache in between would keep what is of one person",
    ofPath("/me", ({ headers }) => headers.set("Cache-Control", "public, max-age=60")),
    ["/me"],
  ],
  [
    "T13: one's data is open to strangers",
    ofPath("/api/me/data", () => Response.json({})),
    ["/api/me/data"],
  ],
  [
    "headers are gone or weak",
    ofPath("/", ({ headers }) => {
      headers.delete("X-Frame-Options");
      headers.set("Strict-Transport-Security", "max-age=60");
    }),
    ["Strict-Transport-Security", "X-Frame-Options"],
  ],
  [
    "a proxy rewrites pages",
    ofPath("/", async (answer) =>
      answer.status === 304
        ? answer
        : new Response((await answer.text()).replace("<script>", "<script> "), answer),
    ),
    ["the policy's hashes"],
  ],
  ["a proxy drops ETags", ofPath("/", ({ headers }) => headers.delete("ETag")), ["ETag"]],
  [
    "a proxy drops a 304's policy",
    (_, { status, headers }) => {
      if (status === 304) headers.delete("Content-Security-Policy");
    },
    ["ETag"],
  ],
  [
    "a staff path is open",
    ofPath("/blacklist/user/cogs", () => Response.json([])),
    ["/blacklist/user/cogs"],
  ],
  [
    "scripts can read a cookie",
    (_, { headers }) => {
      const cookie = headers.get("Set-Cookie");
      if (cookie) headers.set("Set-Cookie", cookie.replace("; HttpOnly", ""));
    },
    ["__Host-oauth", "__Host-follow"],
  ],
  [
    "the site is not configured",
    ofPath(
      "/",
      () => new Response("The site is not configured.\nSESSION_SECRET is missing", { status: 500 }),
    ),
    ["configuration"],
  ],
  [
    "the bot does not answer a read",
    ofPath("/api/shards", () => Response.json({}, { status: 502 })),
    ["/api/shards"],
  ],
  [
    "the site shows another brand than this clone builds",
    ofPath("/site.webmanifest", () => Response.json({ name: "Lumen" })),
    ["brand"],
  ],
  [
    "the site itself finds parts failing",
    ofPath("/healthz/deep", () => {
      const failing = ["cache", "database", "queue", "samples"];
      return Response.json({ status: "failing", failing }, { status: 503 });
    }),
    ["cache", "database", "queue", "samples"],
  ],
  [
    "the site is older",
    ofPath("/healthz/deep", () => new Response(null, { status: 404 })),
    ["/healthz/deep"],
  ],
];

it.each(FAULTS)("finds that %s", async (_, spoil, expected) => {
  expect(await checks(spoil)).toEqual(expected);
});

it("finds that the chat platform refuses the client", async () => {
  const body = '{"error":"invalid_client"}';
  await breakDown({ path: "/api/v10/oauth2/token", status: 401, body });
  expect(await checks()).toEqual(["DISCORD_CLIENT_SECRET"]);
});

it("finds that the bot refuses the key while pages come from the cache", async () => {
  await checks();
  await breakDown({ path: "/user/*", status: 401, body: '{"error":"key"}' });
  expect(await checks()).toEqual(["bot API"]);
});

it("skips following without a queue, and warns of a site that hides from search engines", async () => {
  const none = ofPath("/api/follow", () => Response.json({}, { status: 404 }));
  expect(await checks(none, "skip")).toContain("/api/follow");
  const hides: Spoil = (_, { headers }) => headers.set("X-Robots-Tag", "noindex");
  expect(await checks(hides, "warn")).toContain("NOINDEX");
});

it("finds that a site cannot be reached", async () => {
  const cause = new Error("no such host");
  const findings = await lookAtSite(SITE_URL, () =>
    Promise.reject(new TypeError("fetch failed", { cause })),
  );
  expect(findings).toMatchObject([{ check: SITE_URL, outcome: "fail" }]);
});
