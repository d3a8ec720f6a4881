import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sign } from "../../worker/crypto/signed.ts";
import { CONFIG, SESSION_SECRET, SITE_URL } from "../support/fixtures.ts";
import { advance } from "../support/runtime-setup.ts";
import { platformLimits } from "../support/limits.ts";
import {
  beginSignIn,
  breakDown,
  cookiesOf,
  forget,
  heal,
  seen,
  signIn,
  titleOf,
  visit,
  visitAs,
  visitHere,
} from "../support/site.ts";

const { DB } = env;
const CHAT = CONFIG.DISCORD_URL;
const PATH = "/api/follow?scope=all";
/** Its place among the channels of the consent. */
const FORUM = 7;

let lines: string[] = [];

beforeEach(async () => {
  await DB.prepare("DELETE FROM followers").run();
  await forget();
  lines = [];
  vi.spyOn(console, "log").mockImplementation((line) => void lines.push(String(line)));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await heal();
});

/** A consent up to the platform's answer: the browser's cookie and the callback. */
async function begin(path = PATH, channel = 0): Promise<{ cookie: string; callback: URL }> {
  const start = await visit(path);
  const authorize = new URL(start.headers.get("Location") ?? "");
  const picker = await (await fetch(authorize)).text();
  const channels = [...picker.matchAll(/name="channel" value="(\d+)"/g)].map(([, id]) => id);
  const form = new URLSearchParams(authorize.search);
  form.set("channel", channels[channel] ?? "");
  const back = await fetch(`${CHAT}/oauth2/authorize`, {
    method: "POST",
    body: form,
    redirect: "manual",
  });
  const callback = new URL(back.headers.get("Location") ?? "");
  return { cookie: `__Host-follow=${cookiesOf(start)["__Host-follow"]}`, callback };
}

async function finish({ cookie, callback }: { cookie: string; callback: URL }) {
  return visitAs(cookie, callback.pathname + callback.search);
}

/** Makes a channel follow; returns the cookie that its page knows it by. */
async function follow(path = PATH, channel = 0): Promise<string> {
  const done = await finish(await begin(path, channel));
  expect(done.headers.get("Location")).toBe("/status/following");
  return `__Host-follower=${cookiesOf(done)["__Host-follower"]}`;
}

const followers = async () =>
  (await DB.prepare("SELECT * FROM followers").all<Record<string, string>>()).results;
const channels = async () => (await fetch(`${CHAT}/channels`)).text();
const webhookCalls = async () =>
  (await seen()).filter(({ path }) => path.startsWith("/api/v10/webhooks/"));
const post = (path: string, init: RequestInit = {}, cookie = "") =>
  visitAs(cookie, path, { method: "POST", headers: { Origin: SITE_URL }, ...init });
const end = (proof: string) => post("/api/follow/end", { body: JSON.stringify({ proof }) });

describe("following", () => {
  // First, as the tests' clock runs ahead of the queue once one lets time pass.
  it("posts what the team writes, through the queue", async () => {
    await follow();
    const cookie = await signIn("Manager");
    const body = {
      title: "Music is silent",
      impact: "major",
      shards: "all",
      status: "investigating",
      text: "Voice connections <b>fail</b>, @everyone.",
    };
    const written = await post("/api/staff/incidents", { body: JSON.stringify(body) }, cookie);
    expect(written.status).toBe(201);
    await expect.poll(channels).toContain("Voice connections &lt;b&gt;fail&lt;/b&gt;, @everyone.");
  });

  it("requests one webhook with PKCE and a state, in its own cookie", async () => {
    const answer = await visit("/api/follow?scope=server");
    const url = new URL(answer.headers.get("Location") ?? "");
    expect(url.origin + url.pathname).toBe(`${CHAT}/oauth2/authorize`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      redirect_uri: `${SITE_URL}/api/follow/callback`,
      response_type: "code",
      scope: "webhook.incoming",
      code_challenge_method: "S256",
    });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-follow=.+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("makes the platform offer the requested server first", async () => {
    const server = "949093820079990555";
    const answer = await visit(`/api/follow?scope=server&server=${server}`);
    const url = new URL(answer.headers.get("Location") ?? "");
    expect(url.searchParams.get("guild_id")).toBe(server);
  });

  it.each([
    "",
    "?style=posts",
    "?scope=all&style=board",
    "?scope=nobody",
    "?scope=all&server=1%26x",
  ])("is refused with the options %j", async (query) => {
    expect((await visit(`/api/follow${query}`)).status).toBe(400);
  });

  it("accepts the style that the brand leaves on", async () => {
    expect((await visit(`${PATH}&style=posts`)).status).toBe(302);
  });

  it("on a German page leads to German pages, whatever comes of it", async () => {
    const html = await (await visit("/de/status")).text();
    const path = /"(\/api\/follow\?scope=all&amp;[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
    const done = await finish(await begin(path));
    expect(done.headers.get("Location")).toBe("/de/status/following");
    const cookie = `__Host-follower=${cookiesOf(done)["__Host-follower"]}`;
    const page = await (await visitAs(cookie, "/de/status/following")).text();
    const test = /action="(\/api\/follow\/test[^"]*)"/.exec(page)?.[1] ?? "";
    const end = async (answer: Promise<Response>) => (await answer).headers.get("Location");
    expect(await end(post(test, {}, cookie))).toBe("/de/status/following?test=sent");
    expect(await end(finish(await begin(path, FORUM)))).toBe("/de/status/following?failed=forum");
    const late = await begin(path);
    expect(await end(finish({ ...late, cookie: "" }))).toBe("/de/status/following?failed=1");
    const cancelled = await begin(path);
    cancelled.callback.searchParams.set("error", "access_denied");
    expect(await end(finish(cancelled))).toBe("/de/status");
    expect(await end(visit(`${path?.replace("=de", "=//evil.test")}`))).not.toMatch(
      /evil|state=[^&]*\./,
    );
  });

  it("keeps one follower for each channel: a second consent replaces it", async () => {
    await follow();
    const [first] = await followers();
    await follow("/api/follow?scope=server");
    // The old row goes once its webhook is deleted.
    await expect
      .poll(followers)
      .toMatchObject([{ channel_id: first?.channel_id, scope: "server" }]);
    expect((await followers())[0]?.webhook_id).not.toBe(first?.webhook_id);
    await expect.poll(channels).not.toContain(`<code>${first?.webhook_id}</code>`);
    await follow(PATH, 1);
    expect(await followers()).toHaveLength(2);
  });

  it("previews the messages, only in this browser, and posts a test message", async () => {
    const cookie = await follow("/api/follow?scope=server");
    const page = await visitAs(cookie, "/status/following");
    expect(page.headers.get("Cache-Control")).toBe("private, no-store");
    const html = await page.text();
    expect(html).toContain("Your channel follows Haven");
    expect(html).toContain("Only incidents and maintenance that affect your server");
    expect(await (await visit("/status/following")).text()).toContain("No channel to show");

    const tested = await post("/api/follow/test", {}, cookie);
    expect([tested.status, tested.headers.get("Location")]).toEqual([
      303,
      "/status/following?test=sent",
    ]);
    expect(await channels()).toContain("This channel follows Haven");
    advance(3601);
    const late = await post("/api/follow/test", {}, cookie);
    expect(late.headers.get("Location")).toBe("/status/following?test=nobody");
  });

  it("says so when the platform refuses the test, and ends a follower whose webhook is gone", async () => {
    const cookie = await follow();
    await breakDown({ path: "/api/v10/webhooks/*", status: 500 });
    const test = async () =>
      (await post("/api/follow/test", {}, cookie)).headers.get("Location")?.split("=")[1];
    expect(await test()).toBe("failed");
    await breakDown({ path: "/api/v10/webhooks/*", status: 404 });
    expect(await test()).toBe("failed");
    await heal();
    // Deletes the channel's webhook at the platform.
    const [{ webhook_id: id = "" } = {}] = await followers();
    await fetch(`${CHAT}/channels/webhooks/${id}/delete`, { method: "POST", redirect: "manual" });
    expect(await test()).toBe("gone");
    expect(await followers()).toMatchObject([{ gone_at: expect.any(Number) }]);
    expect(await test()).toBe("nobody");
  });

  it("is refused for a forum, whose webhook is deleted, and the page says why", async () => {
    const done = await finish(await begin(PATH, FORUM));
    expect(done.headers.get("Location")).toBe("/status/following?failed=forum");
    expect(cookiesOf(done)["__Host-follower"]).toBeUndefined();
    expect((await webhookCalls()).map(({ method }) => method)).toEqual(["POST", "DELETE"]);
    const page = await (await visit("/status/following?failed=forum")).text();
    expect(page).toContain("This channel is a forum");
    expect((await followers()).every(({ gone_at }) => gone_at !== null)).toBe(true);
  });

  it("is refused for the eleventh channel of a server, whose webhook is deleted", async () => {
    await follow();
    const [{ guild_id: guild = "" } = {}] = await followers();
    for (let channel = 1; channel < 10; channel += 1) {
      await DB.prepare(
        "INSERT INTO followers (webhook_id, channel_id, guild_id, token, scope, created_at) VALUES (?1, ?1, ?2, '', 'all', 0)",
      )
        .bind(String(channel), guild)
        .run();
    }
    await forget();
    const done = await finish(await begin(PATH, 1));
    expect(done.headers.get("Location")).toBe("/status/following?failed=full");
    expect((await webhookCalls()).map(({ method }) => method)).toEqual(["DELETE"]);
    expect(await followers()).toHaveLength(10);
    expect(await (await visit("/status/following?failed=full")).text()).toContain(
      "Ten channels of this server already follow",
    );
    // Channels that already follow may be chosen again.
    await follow();
  });

  it("leaves no webhook behind where the database fails after the consent", async () => {
    const begun = await begin();
    await forget();
    await DB.prepare("ALTER TABLE followers RENAME TO followers_away").run();
    const done = await finish(begun);
    await DB.prepare("ALTER TABLE followers_away RENAME TO followers").run();
    expect(done.headers.get("Location")).toBe("/status/following?failed=1");
    expect((await webhookCalls()).map(({ method }) => method)).toEqual(["DELETE"]);
  });

  /** Finishes a consent with this answer of the platform. */
  async function finishWith(more: object, webhook: object): Promise<string | null> {
    const begun = await begin();
    const body = JSON.stringify({ ...more, webhook });
    await breakDown({ path: "/api/v10/oauth2/token", body });
    return (await finish(begun)).headers.get("Location");
  }
  const HOOK = { id: "1100000000000000001", token: "t".repeat(68) };
  const PLACE = { guild_id: "1100000000000000002", channel_id: "1100000000000000003" };

  it.each([
    ["a channel that cannot be read", { ...PLACE, channel_id: 5 }],
    ["no server", { ...PLACE, guild_id: undefined }],
  ])("leaves no webhook behind where the answer has %s", async (_, place) => {
    await breakDown({ path: "/api/v10/webhooks/*", status: 500 });
    const location = await finishWith({ access_token: "a" }, { ...HOOK, ...place });
    expect(location).toBe("/status/following?failed=1");
    expect(await webhookCalls()).toMatchObject([
      { method: "DELETE", path: `/api/v10/webhooks/${HOOK.id}/${HOOK.token}` },
    ]);
    // The cron deletes what the platform hasn't.
    expect(await followers()).toMatchObject([
      { webhook_id: HOOK.id, gone_at: expect.any(Number), delete_at: expect.any(Number) },
    ]);
  });

  it("needs only the webhook of the answer", async () => {
    expect(await finishWith({}, { ...HOOK, ...PLACE })).toBe("/status/following");
  });

  it("a consent that is cancelled leads back without a message", async () => {
    const done = await finish(await begin(PATH, 99));
    expect(done.headers.get("Location")).toBe("/status");
    expect(cookiesOf(done)["__Host-follow"]).toBe("");
    expect(await followers()).toEqual([]);
  });
});

describe("T67: a consent", () => {
  const expectRefused = async (done: Response) => {
    expect(done.headers.get("Location")).toBe("/status/following?failed=1");
    expect(await followers()).toEqual([]);
  };

  it("T67: is valid once, and only in the browser that began it", async () => {
    const begun = await begin();
    await expectRefused(await visit(begun.callback.pathname + begun.callback.search));
    const other = await begin();
    await expectRefused(await finish({ cookie: other.cookie, callback: begun.callback }));
    expect((await finish(other)).headers.get("Location")).toBe("/status/following");
    await DB.prepare("DELETE FROM followers").run();
    await expectRefused(await finish(other));
  });

  it("that comes back twice succeeds both times, after one request", async () => {
    const begun = await begin();
    await forget();
    await breakDown({ path: "/api/v10/oauth2/token", delay: 1000 });
    const answers = await Promise.all([finish(begun), finish(begun)]);
    for (const answer of answers) {
      expect(answer.headers.get("Location")).toBe("/status/following");
      expect(cookiesOf(answer)["__Host-follower"]).toBeTruthy();
    }
    expect((await followers()).length).toBe(1);
    expect((await seen()).filter(({ path }) => path.endsWith("/oauth2/token")).length).toBe(1);
  });

  it("is left alone by HEAD", async () => {
    const begun = await begin();
    const path = begun.callback.pathname + begun.callback.search;
    const head = await visitAs(begun.cookie, path, { method: "HEAD" });
    expect([head.status, head.headers.getSetCookie()]).toEqual([405, []]);
    expect(await followers()).toEqual([]);
    expect((await finish(begun)).headers.get("Location")).toBe("/status/following");
  });

  it("T67: of a sign-in is invalid for following, and vice versa", async () => {
    const signing = await beginSignIn("Developer");
    const value = signing.cookie.slice(signing.cookie.indexOf("=") + 1);
    const to = new URL(`/api/follow/callback${signing.callback.search}`, SITE_URL);
    await expectRefused(await finish({ cookie: `__Host-follow=${value}`, callback: to }));
    const begun = await begin();
    const own = begun.cookie.slice(begun.cookie.indexOf("=") + 1);
    const back = await visitAs(
      `__Host-oauth=${own}`,
      `/api/auth/discord/callback${begun.callback.search}`,
    );
    expect(back.headers.get("Location")).toBe("/?signin=failed");
    expect(cookiesOf(back)["__Host-session"]).toBeUndefined();
  });

  it.each([
    ["another state", (url: URL) => url.searchParams.set("state", "x")],
    ["two codes", (url: URL) => url.searchParams.append("code", "x")],
    ["another issuer", (url: URL) => url.searchParams.set("iss", "https://evil.test")],
    ["an error", (url: URL) => url.searchParams.set("error", "server_error")],
  ])("T67: with %s adds nobody", async (_, change) => {
    const begun = await begin();
    change(begun.callback);
    await expectRefused(await finish(begun));
  });

  it.each([
    ["no webhook", { webhook: undefined }],
    [
      "an id that is a path",
      { webhook: { id: "../1", token: "x", guild_id: "1", channel_id: "1" } },
    ],
    ["a token that is a path", { webhook: { token: "x/../../y" } }],
  ])("T71: an answer with %s adds nobody", async (_, change) => {
    const begun = await begin();
    const whole = {
      id: "1100000000000000001",
      token: "t",
      guild_id: "1100000000000000002",
      channel_id: "1100000000000000003",
    };
    const body = {
      token_type: "Bearer",
      access_token: "a",
      scope: "webhook.incoming",
      ...change,
      ...(change.webhook && { webhook: { ...whole, ...change.webhook } }),
    };
    await breakDown({ path: "/api/v10/oauth2/token", body: JSON.stringify(body) });
    await expectRefused(await finish(begun));
  });
});

describe("T68: a webhook's token", () => {
  it("T68: appears only in requests to the platform", async () => {
    const cookie = await follow();
    await post("/api/follow/test", {}, cookie);
    await breakDown({ path: "/api/v10/webhooks/*", body: "garbage" });
    await post("/api/follow/test", {}, cookie);
    const [call] = await webhookCalls();
    const token = call?.path.split("/")[5] ?? "";
    expect(token.length).toBeGreaterThan(30);
    expect(JSON.stringify(await followers())).not.toContain(token);
    expect(lines.join("\n")).not.toContain(token);
    expect(await (await visitAs(cookie, "/status/following")).text()).not.toContain(token);
    expect(cookie).not.toContain(token);
  });
});

describe("T69: a link to unfollow", () => {
  const SECRETS = [SESSION_SECRET] as const;
  const DAY = 86_400_000;

  async function linked(): Promise<string> {
    const cookie = await follow();
    await post("/api/follow/test", {}, cookie);
    const [{ webhook_id: id = "" } = {}] = await followers();
    const proofs = [...(await channels()).matchAll(/status\/unfollow#([\w.-]+)"/g)];
    return (
      proofs
        .map(([, proof = ""]) => proof)
        .find((proof) => atob(proof.split(".")[0] ?? "").includes(id)) ?? ""
    );
  }

  it("T69: ends its follower only by a POST, and deletes the webhook at the platform", async () => {
    const proof = await linked();
    expect((await visit(`/api/follow/end?proof=${proof}`)).status).toBe(405);
    expect(await titleOf(await visit("/status/unfollow"))).toBe("Haven - Unfollow");
    const [row] = await followers();
    expect((await end(proof)).status).toBe(204);
    expect(await followers()).toEqual([]);
    await expect.poll(channels).not.toContain(`<code>${row?.webhook_id}</code>`);
    expect((await end(proof)).status).toBe(204);
  });

  it("T69: ends its follower though following is no longer offered", async () => {
    const proof = await linked();
    const bindings = { DELIVERIES: undefined };
    const headers = { Origin: SITE_URL };
    const init = { method: "POST", headers, body: JSON.stringify({ proof }) };
    expect((await visitHere("/api/follow/end", { bindings, ...init })).answer.status).toBe(204);
    expect(await followers()).toEqual([]);
    expect((await visitHere(PATH, { bindings })).answer.status).toBe(404);
    expect((await visitHere("/status/unfollow", { bindings })).answer.status).toBe(200);
  });

  it("T69: ends its follower even if the platform does not delete the webhook, and the cron retries that", async () => {
    const proof = await linked();
    await breakDown({ path: "/api/v10/webhooks/*", status: 500 });
    expect((await end(proof)).status).toBe(204);
    expect(await followers()).toMatchObject([
      { gone_at: expect.any(Number), delete_at: expect.any(Number) },
    ]);
  });

  it("T69: that is forged, expired or for another purpose ends nothing", async () => {
    const proof = await linked();
    const [{ webhook_id: id = "" } = {}] = await followers();
    const [payload = "", signature = ""] = proof.split(".");
    const now = Date.now();
    for (const bad of [
      "",
      payload,
      `${payload}.`,
      `${payload}.${signature.slice(0, -2)}AA`,
      `${btoa(JSON.stringify({ typ: "unfollow", sub: id, exp: 9e9 })).replaceAll("=", "")}.${signature}`,
      await sign(SECRETS, { purpose: "following", subject: id, expiry: now + DAY }),
      await sign(SECRETS, { purpose: "unfollow", subject: id, expiry: now - 1000 }),
      await sign(["x".repeat(40)], { purpose: "unfollow", subject: id, expiry: now + DAY }),
      "x".repeat(10_000),
    ]) {
      expect((await end(bad)).status, bad.slice(0, 60)).toBe(400);
    }
    expect(await followers()).toHaveLength(1);
    advance(181 * 24 * 3600);
    expect((await end(proof)).status).toBe(400);
  });
});

describe("T72: too many requests, or requests of other sites", () => {
  it("T72: another site can neither test nor end", async () => {
    const cookie = await follow();
    await forget();
    for (const path of ["/api/follow/test", "/api/follow/end"]) {
      const headers = { Origin: "https://evil.test" };
      expect((await post(path, { headers }, cookie)).status).toBe(403);
      expect((await visitAs(cookie, path)).status).toBe(405);
    }
    expect(await webhookCalls()).toEqual([]);
  });

  it("T72: one client begins, tests and ends only so often", async () => {
    const headers = { "CF-Connecting-IP": "203.0.113.9", Origin: SITE_URL };
    const count = async (times: number, call: () => Promise<Response>) => {
      const statuses: number[] = [];
      for (let i = 0; i < times; i += 1) statuses.push((await call()).status);
      return statuses.filter((status) => status === 429).length;
    };
    const bindings = platformLimits();
    const call = async (path: string, init: RequestInit = {}) =>
      (await visitHere(path, { bindings, headers, ...init })).answer;
    expect(await count(61, () => call(PATH))).toBe(1);
    expect(await count(11, () => call("/api/follow/end", { method: "POST", body: "{}" }))).toBe(1);
    const cookie = await follow();
    await forget();
    const test = { method: "POST", headers: { ...headers, Cookie: cookie } };
    for (let tests = 0; tests < 12; tests += 1) await call("/api/follow/test", test);
    expect((await webhookCalls()).length).toBe(10);
  });
});
