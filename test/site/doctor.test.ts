import { exports } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { lookAtSite } from "../../worker/tools/doctor/site.ts";
import { fireCron } from "../support/cron.ts";
import { SITE_URL } from "../support/fixtures.ts";
import { breakDown, heal } from "../support/site.ts";

beforeAll(fireCron);
afterEach(heal);

type Spoil = (request: Request, answer: Response) => Response | Promise<Response>;

/** What the doctor says of the built site, with its answers changed on the way. */
async function failures(spoil: Spoil = (_, answer) => answer, address = SITE_URL) {
  const findings = await lookAtSite(address, async (request) => {
    const asked = new Request(request.url.replace(address, SITE_URL), request);
    const answer = await exports.default.fetch(asked);
    return spoil(request, new Response(answer.body, answer));
  });
  return findings
    .filter(({ outcome }) => outcome === "fail")
    .map(({ check, says }) => `${check} ${says}`);
}

function pathOf(request: Request): string {
  return new URL(request.url).pathname;
}

describe("the doctor at a running site", () => {
  it("finds nothing wrong", async () => {
    expect(await failures()).toEqual([]);
  });

  it("names a sign-in with another redirect address", async () => {
    const failed = await failures(undefined, "https://www.haven.test");
    expect(failed).toEqual([
      expect.stringMatching(
        /^redirect URI wrong: .*haven\.test.* SITE_URL must be https:\/\/www\./,
      ),
      expect.stringMatching(/^redirect URI for following wrong: .*haven\.test\/api\/follow\//),
    ]);
  });

  it("says that a site without a queue offers no following", async () => {
    const findings = await lookAtSite(SITE_URL, async (request) =>
      pathOf(request) === "/api/follow"
        ? Response.json({ error: "Not found" }, { status: 404 })
        : exports.default.fetch(request),
    );
    expect(findings).toContainEqual({
      check: "/api/follow",
      outcome: "skip",
      says: "not offered: DELIVERIES is not bound",
    });
  });

  it("says that search engines are asked to leave the site out", async () => {
    const findings = await lookAtSite(SITE_URL, async (request) => {
      const answer = await exports.default.fetch(request);
      const hidden = new Response(answer.body, answer);
      hidden.headers.set("X-Robots-Tag", "noindex");
      return hidden;
    });
    expect(findings).toContainEqual(expect.objectContaining({ check: "NOINDEX", outcome: "warn" }));
  });

  it("T13: names what a cache in between would keep of one person, and what is open to strangers", async () => {
    const failed = await failures((request, answer) => {
      if (pathOf(request) === "/me") answer.headers.set("Cache-Control", "public, max-age=60");
      return pathOf(request) === "/api/me/data" ? Response.json({}) : answer;
    });
    expect(failed).toEqual([
      "/me a cache may keep it: its Cache-Control is public, max-age=60, not private, no-store",
      "/api/me/data answered 200 to a stranger, not 401",
    ]);
  });

  it("names every header that is gone", async () => {
    const failed = await failures((request, answer) => {
      if (pathOf(request) !== "/") return answer;
      answer.headers.delete("X-Frame-Options");
      answer.headers.set("Strict-Transport-Security", "max-age=60");
      return answer;
    });
    expect(failed).toEqual([
      expect.stringMatching(/^Strict-Transport-Security /),
      expect.stringMatching(/^X-Frame-Options /),
    ]);
  });

  it("names a proxy that rewrites pages, drops ETags or drops a 304's policy", async () => {
    const rewritten = await failures(async (request, answer) => {
      if (pathOf(request) !== "/" || answer.status === 304) return answer;
      return new Response((await answer.text()).replace("<script>", "<script> "), answer);
    });
    expect(rewritten).toEqual([expect.stringMatching(/^the policy's hashes missing or weakened/)]);
    const untagged = await failures((request, answer) => {
      if (pathOf(request) === "/") answer.headers.delete("ETag");
      return answer;
    });
    expect(untagged).toEqual([expect.stringMatching(/^ETag missing on \//)]);
    const forgetful = await failures((_request, answer) => {
      if (answer.status === 304) answer.headers.delete("Content-Security-Policy");
      return answer;
    });
    expect(forgetful).toEqual([expect.stringMatching(/^ETag the 304 of \/ does not have/)]);
  });

  it("names a cookie that scripts can read, and an open staff path", async () => {
    const failed = await failures((request, answer) => {
      if (pathOf(request) === "/blacklist/user/cogs") return Response.json([]);
      const cookie = answer.headers.get("Set-Cookie");
      if (cookie) answer.headers.set("Set-Cookie", cookie.replace("; HttpOnly", ""));
      return answer;
    });
    expect(failed).toEqual([
      "/blacklist/user/cogs answered 200 to a stranger, not 401",
      "__Host-oauth lacks HttpOnly",
      "__Host-follow lacks HttpOnly",
    ]);
  });

  it("names the missing settings of a site that is not configured", async () => {
    const refused = "The site is not configured.\nSESSION_SECRET is missing";
    const failed = await failures((request, answer) =>
      pathOf(request) === "/" ? new Response(refused, { status: 500 }) : answer,
    );
    expect(failed).toEqual(["configuration the worker refuses it: SESSION_SECRET is missing"]);
  });

  it("names a client the chat platform refuses", async () => {
    await breakDown({
      path: "/api/v10/oauth2/token",
      status: 401,
      body: '{"error":"invalid_client"}',
    });
    expect(await failures()).toEqual([
      expect.stringMatching(/^DISCORD_CLIENT_SECRET the chat platform refuses/),
    ]);
  });

  it("names a key that the bot refuses while pages come from the cache", async () => {
    await failures();
    await breakDown({ path: "/user/*", status: 401, body: '{"error":"key"}' });
    expect(await failures()).toEqual([expect.stringMatching(/^bot API .* answered 502/)]);
  });

  it("names the reads the bot does not answer", async () => {
    const failed = await failures((request, answer) =>
      pathOf(request) === "/api/shards"
        ? Response.json({ error: "The bot could not be reached" }, { status: 502 })
        : answer,
    );
    expect(failed).toEqual(['/api/shards answered 502: {"error":"The bot could not be reached"}']);
  });

  it("names a site that shows another brand than this clone builds", async () => {
    const failed = await failures((request, answer) =>
      pathOf(request) === "/site.webmanifest" ? Response.json({ name: "Lumen" }) : answer,
    );
    expect(failed).toEqual([expect.stringMatching(/^brand the site is Lumen, .* builds Haven/)]);
  });

  it("names each part that the site itself finds failing", async () => {
    const failing = ["cache", "database", "queue", "samples"];
    const failed = await failures((request, answer) =>
      pathOf(request) === "/healthz/deep"
        ? Response.json({ status: "failing", failing }, { status: 503 })
        : answer,
    );
    expect(failed).toEqual([
      expect.stringMatching(/^cache KV does not answer/),
      expect.stringMatching(/^database .*npm run migrate/),
      expect.stringMatching(/^queue .*quarter of an hour/),
      expect.stringMatching(/^samples .*cron/),
    ]);
    const old = await failures((request, answer) =>
      pathOf(request) === "/healthz/deep" ? new Response(null, { status: 404 }) : answer,
    );
    expect(old).toEqual(["/healthz/deep answered 404"]);
  });

  it("names a site that cannot be reached", async () => {
    const findings = await lookAtSite(SITE_URL, () =>
      Promise.reject(new TypeError("fetch failed", { cause: new Error("no such host") })),
    );
    expect(findings).toEqual([
      { check: SITE_URL, outcome: "fail", says: "cannot be reached (no such host)" },
    ]);
  });
});
