import { afterEach, describe, expect, it, vi } from "vitest";
import { consoleLines } from "../support/console-lines.ts";
import { API_KEY, CONFIG, SITE_URL } from "../support/fixtures.ts";
import {
  AJAX,
  beginSignIn,
  breakDown,
  cookiesOf,
  forget,
  heal,
  logOut,
  seen,
  signIn,
  visit,
  visitAs,
} from "../support/site.ts";
import { goOn } from "../support/time.ts";

const lines = consoleLines();

afterEach(async () => {
  goOn();
  vi.restoreAllMocks();
  await heal();
});

async function tokenCalls(): Promise<number> {
  return (await seen()).filter((request) => request.path === "/api/v10/oauth2/token").length;
}

describe("signing in", () => {
  it("redirects to the chat platform with PKCE, a state and only the scope identify", async () => {
    const answer = await visit("/api/auth/discord?returnTo=/status");
    const url = new URL(answer.headers.get("Location") ?? "");
    expect(url.origin + url.pathname).toBe("https://chat.test/oauth2/authorize");
    const query = Object.fromEntries(url.searchParams);
    expect(query).toMatchObject({
      client_id: CONFIG.DISCORD_CLIENT_ID,
      redirect_uri: `${SITE_URL}/api/auth/discord/callback`,
      response_type: "code",
      scope: "identify",
      code_challenge_method: "S256",
    });
    expect(query.state?.length).toBeGreaterThanOrEqual(43);
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(
      /^__Host-oauth=.+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it("ends at the requested page with a session, a hint and no attempt", async () => {
    const { cookie, callback } = await beginSignIn("Manager", "/staff/blacklist/user/cog?page=2");
    const answer = await visitAs(cookie, callback.pathname + callback.search);
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      302,
      "/staff/blacklist/user/cog?page=2",
    ]);
    const lines = answer.headers.getSetCookie();
    expect(lines.find((line) => line.startsWith("__Host-session="))).toMatch(
      /; Max-Age=604800; Path=\/;.* HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(lines.find((line) => line.startsWith("__Host-hint="))).toMatch(
      /^__Host-hint=1; (?!.*HttpOnly)/,
    );
    expect(cookiesOf(answer)["__Host-oauth"]).toBe("");
    expect(lines.join().length).toBeLessThan(1024);
  });

  it("answers who is signed in, with the rank, and keeps no token of the chat platform", async () => {
    await forget();
    const cookie = await signIn("Moderator");
    const answer = await visitAs(cookie, "/api/auth/me");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await answer.json()).toEqual({
      id: expect.stringMatching(/^\d{17,20}$/),
      username: expect.any(String),
      avatar: null,
      rank: "Moderator",
    });
    await expect
      .poll(async () => (await seen()).filter(({ path }) => path.endsWith("/token/revoke")).length)
      .toBe(1);
  });

  it("names the site to the bot API and the chat platform in every request", async () => {
    await forget();
    const cookie = await signIn("Moderator");
    await visitAs(cookie, "/blacklist/user/users");
    const made = async () => (await seen()).filter(({ path }) => !path.startsWith("/oauth2/"));
    await expect.poll(async () => (await made()).length).toBeGreaterThanOrEqual(4);
    const calls = (await made()).map(({ path, headers }) => [path, headers["user-agent"]]);
    expect(calls.map(([path]) => path)).toEqual(
      expect.arrayContaining([
        "/api/v10/oauth2/token",
        "/api/v10/users/@me",
        "/blacklist/user/users",
      ]),
    );
    for (const [path, agent] of calls) expect(agent, path).toBe("Haven (+https://haven.test)");
  });

  it("gives a visitor outside the team no rank", async () => {
    const answer = await visitAs(await signIn("Visitor"), "/api/auth/me");
    expect(await answer.json()).toMatchObject({ rank: null });
  });

  it("T5: starts a new session whatever cookie is presented", async () => {
    const old = await signIn("Visitor");
    const { cookie, callback } = await beginSignIn("Developer");
    const answer = await visitAs(`${old}; ${cookie}`, callback.pathname + callback.search);
    const fresh = cookiesOf(answer)["__Host-session"];
    expect(`__Host-session=${fresh}`).not.toBe(old);
  });

  it("T51: ends the sessions this browser had before", async () => {
    const [old, older] = [await signIn("Visitor"), await signIn("Manager")];
    const another = await signIn("Visitor");
    const { cookie, callback } = await beginSignIn("Developer");
    const presented = `${old}; ${older}; ${cookie}`;
    const answer = await visitAs(presented, callback.pathname + callback.search);
    const fresh = `__Host-session=${cookiesOf(answer)["__Host-session"]}`;
    for (const [session, status] of [
      [old, 401],
      [older, 401],
      [fresh, 200],
      [another, 200],
    ] as const) {
      expect((await visitAs(session, "/api/auth/me")).status).toBe(status);
    }
  });

  it("T51: a sign-in that fails ends no session", async () => {
    const old = await signIn("Visitor");
    const { cookie, callback } = await beginSignIn("Developer");
    callback.searchParams.delete("code");
    await visitAs(`${old}; ${cookie}`, callback.pathname + callback.search);
    expect((await visitAs(old, "/api/auth/me")).status).toBe(200);
  });

  it.each([
    ["/avatars?page=2", "/avatars?page=2&signin=cancelled"],
    ["/premium#plans", "/premium?signin=cancelled#plans"],
    ["/de/status?q=1", "/de/status?q=1&signin=cancelled"],
    ["/de", "/de?signin=cancelled"],
    ["/staff/lookup?id=12", "/?signin=cancelled&returnTo=%2Fstaff%2Flookup%3Fid%3D12"],
  ])("F16: a sign-in on %s that was cancelled ends on %s", async (path, end) => {
    const { cookie, callback } = await beginSignIn("Cancel", path);
    const answer = await visitAs(cookie, callback.pathname + callback.search);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, end]);
    expect(cookiesOf(answer)).toEqual({ "__Host-oauth": "" });
  });
});

/** Changes the callback's query. */
type Change = (query: URLSearchParams) => void;
const HOSTILE: [what: string, change: Change][] = [
  ["no state", (query) => query.delete("state")],
  ["a wrong state", (query) => query.set("state", "x".repeat(43))],
  [
    "a state of the same length",
    (query) => query.set("state", (query.get("state") ?? "").replace(/.$/, "_")),
  ],
  ["two states", (query) => query.append("state", query.get("state") ?? "")],
  ["no code", (query) => query.delete("code")],
  ["an empty code", (query) => query.set("code", "")],
  ["two codes", (query) => query.append("code", "other")],
  ["a code of 10 KB", (query) => query.set("code", "x".repeat(10_000))],
  ["a code longer than any", (query) => query.set("code", "x".repeat(600))],
  ["another issuer", (query) => query.set("iss", "https://evil.test")],
  ["an error of the provider", (query) => query.set("error", "server_error")],
];

function expectRefusal(answer: Response): void {
  expect([answer.status, answer.headers.get("Location")]).toSatisfy(
    ([status, location]) => (status === 302 && location === "/?signin=failed") || status === 400,
  );
  expectNoSession(answer);
}

function expectNoSession(answer: Response): void {
  expect(cookiesOf(answer)["__Host-session"]).toBeUndefined();
}

describe("T4: a hostile callback", () => {
  async function expectRefused(cookie: string, path: string) {
    await forget();
    expectRefusal(await visitAs(cookie, path));
    return tokenCalls();
  }

  it.each(HOSTILE)("with %s is refused before a token is requested", async (_, change) => {
    const { cookie, callback } = await beginSignIn("Developer");
    change(callback.searchParams);
    expect(await expectRefused(cookie, callback.pathname + callback.search)).toBe(0);
  });

  it("without the cookie, with another browser's or with a tampered one is refused", async () => {
    const { callback, cookie } = await beginSignIn("Developer");
    const other = await beginSignIn("Developer");
    const path = callback.pathname + callback.search;
    for (const wrong of ["", other.cookie, cookie.replace(/.{3}$/, "abc"), cookie.slice(0, 40)]) {
      expect(await expectRefused(wrong, path)).toBe(0);
    }
  });

  it.each([
    ["auth.code_refused", { status: 400, body: '{"error":"invalid_grant"}' }],
    ["auth.sign_in_failed", { status: 401, body: '{"error":"invalid_client"}' }],
    ["auth.sign_in_failed", { body: "{}" }],
    ["auth.sign_in_failed", { body: "html" }],
    ["auth.sign_in_failed", { status: 429, body: "error code: 1015" }],
    ["auth.sign_in_failed", { status: 503, retryAfter: 60 }],
    ["auth.sign_in_failed", { body: '{"access_token":"x","token_type":"mac","scope":"identify"}' }],
    ["auth.code_refused", { body: '{"access_token":"x","token_type":"Bearer","scope":"email"}' }],
    ["auth.sign_in_failed", { body: "reset" }],
  ])(
    "F15: is refused after one request, and logged as %s, when the token answer is %j",
    async (event, fault) => {
      const { cookie, callback } = await beginSignIn("Developer");
      lines.length = 0;
      await breakDown({ path: "/api/v10/oauth2/token", ...fault });
      expect(await expectRefused(cookie, callback.pathname + callback.search)).toBe(1);
      expect(lines.filter((line) => line.includes('"auth.'))).toEqual([
        expect.stringContaining(`"${event}"`),
      ]);
      // A malformed token is never sent, so only we can refuse it.
      expect((await seen()).filter(({ path }) => path.endsWith("/users/@me"))).toEqual([]);
      await heal();
    },
  );

  it.each([
    [{ status: 500 }],
    [{ body: '{"id":"admin","username":"x"}' }],
    [{ body: '{"id":234567890123456789,"username":"x"}' }],
    [{ body: "html" }],
  ])("F17: is refused, and the token revoked, when the profile is %j", async (fault) => {
    const { cookie, callback } = await beginSignIn("Developer");
    await breakDown({ path: "/api/v10/users/@me", ...fault });
    await expectRefused(cookie, callback.pathname + callback.search);
    await heal();
    await expect
      .poll(async () => (await seen()).filter(({ path }) => path.endsWith("/token/revoke")).length)
      .toBe(1);
  });
});

describe("a callback that comes twice", () => {
  /** Sends the others once the platform has the first code, before it answers. */
  async function callTwice(
    cookie: string,
    [first = "", ...others]: readonly string[],
  ): Promise<Response[]> {
    await forget();
    await breakDown({ path: "/api/v10/oauth2/token", delay: 1000 });
    const begun = visitAs(cookie, first);
    await expect.poll(tokenCalls).toBe(1);
    return Promise.all([begun, ...others.map((path) => visitAs(cookie, path))]);
  }
  const endOf = (answer: Response) => answer.headers.get("Location");

  it.each(["the same code", "a code of its own"])(
    "ends both times on the page it began on, with one session: with %s",
    async (which) => {
      const { cookie, callback } = await beginSignIn("Developer", "/team");
      const path = callback.pathname + callback.search;
      if (which !== "the same code") callback.searchParams.set("code", "another");
      const answers = await callTwice(cookie, [path, callback.pathname + callback.search]);
      expect(answers.map(endOf)).toEqual(["/team", "/team"]);
      const sessions = answers.map((answer) => cookiesOf(answer)["__Host-session"]);
      expect(sessions[0]).toBeTruthy();
      expect(sessions[1]).toBe(sessions[0]);
      expect(await tokenCalls()).toBe(1);
      expect((await visitAs(`__Host-session=${sessions[1]}`, "/api/auth/me")).status).toBe(200);
    },
  );

  it("T4: gives nothing to another browser that has the address alone", async () => {
    const { cookie, callback } = await beginSignIn("Developer");
    const path = callback.pathname + callback.search;
    const [own, other] = await Promise.all([
      callTwice(cookie, [path]),
      visitAs((await beginSignIn("Visitor")).cookie, path),
    ]);
    expect(own.map(endOf)).toEqual(["/"]);
    expectRefusal(other);
  });

  it.each([
    ["/team", "/"],
    ["/de/team", "/de"],
  ])("is no failure for somebody who is signed in by then: from %s to %s", async (page, end) => {
    const { cookie, callback } = await beginSignIn("Developer", page);
    const path = callback.pathname + callback.search;
    const session = `__Host-session=${cookiesOf(await visitAs(cookie, path))["__Host-session"]}`;
    // A reload after the answer cleared the attempt, and a request with the old cookies.
    const again = await visitAs(session, path);
    expect([again.status, endOf(again)]).toEqual([302, end]);
    const late = await visitAs(`${session}; ${cookie}`, path);
    expect(endOf(late)).toBe(page);
    for (const answer of [again, late]) expectNoSession(answer);
    expect((await visitAs(session, "/api/auth/me")).status).toBe(200);
  });

  it("HEAD and OPTIONS leave the attempt to the browser that comes after", async () => {
    const { cookie, callback } = await beginSignIn("Developer");
    const path = callback.pathname + callback.search;
    await forget();
    for (const method of ["HEAD", "OPTIONS"]) {
      const answer = await visitAs(cookie, path, { method });
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([405, []]);
    }
    expect(await tokenCalls()).toBe(0);
    expect(cookiesOf(await visitAs(cookie, path))["__Host-session"]).toBeTruthy();
  });

  it.each(["/api/auth/discord", "/api/follow?scope=all", "/api/me/servers/consent"])(
    "HEAD on %s begins no attempt",
    async (path) => {
      const answer = await visitAs(await signIn("Visitor"), path, { method: "HEAD" });
      expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET"]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    },
  );
});

describe("T11: a sign-in that fails", () => {
  const endOf = async (cookie: string, callback: URL) =>
    (await visitAs(cookie, callback.pathname + callback.search)).headers.get("Location");

  it.each([
    ["/de", "/de?signin=failed"],
    ["/de/status?range=7d#shards", "/de?signin=failed"],
    ["/DE/status", "/de?signin=failed"],
    ["/status", "/?signin=failed"],
    ["/deutsch", "/?signin=failed"],
    ["/de//evil.test", "/de?signin=failed"],
  ])("on %s ends on %s, also without the cookie of its attempt", async (path, end) => {
    const refused = await beginSignIn("Developer", path);
    refused.callback.searchParams.set("code", "a-code-nobody-was-given");
    expect(await endOf(refused.cookie, refused.callback)).toBe(end);
    const silent = await beginSignIn("Developer", path);
    await breakDown({ path: "/api/v10/users/@me", body: "html" });
    expect(await endOf(silent.cookie, silent.callback)).toBe(end);
    await heal();
    // Browsers drop it after ten minutes.
    const late = await beginSignIn("Developer", path);
    expect(await endOf("", late.callback)).toBe(end);
  });

  it.each([".fr", "..", ".//evil.test", "./evil.test", ".de//evil.test", ".de@evil.test", ".DE/x"])(
    "with the forged state x%s ends on a page of the site",
    async (text) => {
      const { cookie, callback } = await beginSignIn("Developer");
      callback.searchParams.set("state", `x${text}`);
      expect(await endOf(cookie, callback)).toMatch(/^\/(?:de)?\?signin=failed$/);
    },
  );
});

describe("the session", () => {
  it("T7: ends for every copy of the cookie at logout", async () => {
    const cookie = await signIn("Developer");
    const out = await logOut(cookie);
    expect(out.status).toBe(204);
    expect(cookiesOf(out)).toEqual({ "__Host-session": "", "__Host-hint": "" });
    expect(out.headers.get("Clear-Site-Data")).toBe('"cache"');
    expect((await visitAs(cookie, "/api/auth/me")).status).toBe(401);
    expect((await visitAs(cookie, "/staff/overview")).status).toBe(302);
  });

  it("T10: is not ended by other sites, nor by GET", async () => {
    const cookie = await signIn("Developer");
    const foreign: Record<string, string>[] = [
      {},
      { Origin: "https://evil.test", ...AJAX },
      { Origin: "null" },
      { "Sec-Fetch-Site": "cross-site", ...AJAX },
      { "Content-Type": "application/json" },
    ];
    for (const headers of foreign) {
      const answer = await visitAs(cookie, "/api/auth/logout", { method: "POST", headers });
      expect(answer.status).toBe(403);
    }
    const get = await visitAs(cookie, "/api/auth/logout");
    expect([get.status, get.headers.get("Allow")]).toEqual([405, "POST"]);
    expect((await visitAs(cookie, "/api/auth/me")).status).toBe(200);
  });

  it("a visitor without a session can log out too", async () => {
    expect((await logOut("")).status).toBe(204);
  });

  it("logging out clears the hint, so that pages stop asking", async () => {
    const answer = await visit("/api/auth/me");
    expect(answer.status).toBe(401);
    expect(cookiesOf(answer)).toEqual({ "__Host-hint": "" });
  });
});

describe("the return path of the guard", () => {
  it("T11: never leads to another site", async () => {
    for (const path of ["//evil.test", "/\\evil.test", "https://evil.test", "/..//evil.test"]) {
      const { cookie, callback } = await beginSignIn("Visitor", path);
      const answer = await visitAs(cookie, callback.pathname + callback.search);
      expect(answer.headers.get("Location")).toBe("/");
    }
  });
});

describe("T1: the bot's key", () => {
  it("is sent on every request to the bot API, and a visitor's own key never is", async () => {
    await forget();
    await visit("/api/feedback", { headers: { "X-API-Key": "mine" } });
    await visit("/api/user/234567890123456789", { headers: { "X-API-Key": "mine" } });
    const keys = (await seen())
      .filter(({ side }) => side === "bot")
      .map(({ headers }) => headers["x-api-key"]);
    expect(keys.length).toBeGreaterThan(0);
    expect(new Set(keys)).toEqual(new Set([API_KEY]));
  });
});
