import { afterAll, beforeAll, describe, it, type ExpectStatic } from "vitest";
import { startBuiltSite, type BuiltSite } from "../support/built-site.ts";
import { agree, cookiesOf, signIn } from "../support/sign-in.ts";

/**
 * The worker's real limits on the real clock. A silent service here answers after ten times the
 * limit: had the worker waited, its answer would differ. A slow one answers within the limit.
 */

/** Ten times the longest limit of one call: 5 s of the chat platform, 2 s of the sessions' store. */
const SILENT = 50_000;
const LATE_STORES = 20_000;
const SLOW = 600;
const TOKEN = "/api/v10/oauth2/token";
const WEBHOOKS = "/api/v10/webhooks/*";

let site: BuiltSite;
/** The same with stores that answer late. */
let forgetful: BuiltSite;
/** Its output. */
const lines: string[] = [];
/** Cookie headers of a person with a follower, and of a manager. The sites share their secret. */
let follower: string;
let manager: string;

beforeAll(async () => {
  const onLine = (line: string) => void lines.push(line);
  [site, forgetful] = await Promise.all([
    startBuiltSite({ isAlone: true }),
    startBuiltSite({ isAlone: true, storesDelay: LATE_STORES, onLine }),
  ]);
  const channel = site.world.webhooks.servers[0]?.channels[0]?.id ?? "";
  const path = "/api/follow?scope=all";
  const { address, cookie } = await agree(site.origin, path, ["channel", channel]);
  follower = cookiesOf(await visit(address, cookie));
  manager = await signIn(site.origin, site.world, "Manager");
});

afterAll(async () => {
  await site?.stop();
  await forgetful?.stop();
});

function visit(address: string, cookie = "", method = "GET"): Promise<Response> {
  const headers = { Cookie: cookie, Origin: new URL(address).origin };
  return fetch(address, { method, headers, redirect: "manual" });
}

/** How often the bot API got a path. */
const asked = (path: string) =>
  site.world.requests.seen.filter((request) => request.path === path).length;

/** Lines of an event by the site with late stores. */
async function said(expect: ExpectStatic, event: string, fields: object): Promise<void> {
  // The runtime prints lines too.
  const events = () =>
    lines.filter((line) => line.startsWith("{")).map((line): unknown => JSON.parse(line));
  await expect.poll(events).toContainEqual(expect.objectContaining({ event, ...fields }));
}

describe.concurrent("a bot API", () => {
  it("F3: that is silent is aborted, and the visitor learns it", async ({ expect }) => {
    site.world.faults.set({ path: "/templates", delay: SILENT });
    const answer = await visit(`${site.origin}/api/templates`);
    expect(answer.status).toBe(504);
    expect(await answer.json()).toMatchObject({ code: "bot_timeout" });
  });

  it("F3: that is silent once is aborted early enough for a retry", async ({ expect }) => {
    // A machine that pauses for a second leaves no time for it; then use the next read.
    for (const read of ["commands", "history", "avatars", "team"]) {
      site.world.faults.set({ path: `/${read}`, delay: SILENT, times: 1 });
      const { status } = await visit(`${site.origin}/api/${read}`);
      if (status === 200) return expect(asked(`/${read}`)).toBe(2);
      expect(status).toBe(504);
    }
    expect.unreachable("no read was answered");
  });

  it("that is slow still answers", async ({ expect }) => {
    site.world.faults.set({ path: "/feedback", delay: SLOW });
    expect((await visit(`${site.origin}/api/feedback`)).status).toBe(200);
  });
});

describe.concurrent("a chat platform", () => {
  it("F15: that is slow doesn't end a sign-in, but a silent one does, and the visitor learns it", async ({
    expect,
  }) => {
    site.world.faults.set({ path: TOKEN, delay: SLOW });
    expect(await signIn(site.origin, site.world, "Visitor")).toContain("__Host-session=");
    const person = site.world.people[0]?.id ?? "";
    const { address, cookie } = await agree(site.origin, "/api/auth/discord", ["person", person]);
    site.world.faults.set({ path: TOKEN, delay: SILENT });
    const answer = await visit(address, cookie);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/?signin=failed"]);
  });

  it("F50: that is slow still gets the message, and one that is silent is aborted", async ({
    expect,
  }) => {
    const send = async () =>
      (await visit(`${site.origin}/api/follow/test`, follower, "POST")).headers.get("Location");
    site.world.faults.set({ path: WEBHOOKS, delay: SLOW });
    expect(await send()).toContain("test=sent");
    site.world.faults.set({ path: WEBHOOKS, delay: SILENT });
    expect(await send()).toContain("test=failed");
  });
});

describe.concurrent("stores", () => {
  it("F12: KV that is silent is aborted, and the bot API is requested", async ({ expect }) => {
    const answer = await visit(`${forgetful.origin}/api/team`);
    expect([answer.status, answer.headers.get("X-Data-State")]).toEqual([200, "miss"]);
    await said(expect, "cache.failed", {
      what: "kv.read",
      reason: "Error: no answer within 300 ms",
    });
  });

  it("F48: a database that is silent is aborted, and the status page is shown without uptime and incidents", async ({
    expect,
  }) => {
    expect((await visit(`${forgetful.origin}/status`)).status).toBe(200);
    const reason = "Error: no answer within 1000 ms";
    await said(expect, "status.report_failed", { what: "report", reason });
  });

  it("F12: a session store that is silent is aborted, which signs nobody out", async ({
    expect,
  }) => {
    const answer = await visit(`${forgetful.origin}/api/auth/me`, manager);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([503, []]);
  });
});
