import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { consoleLines } from "../support/console-lines.ts";
import { SESSION_SECRET, SITE_URL } from "../support/fixtures.ts";
import { sessionOf } from "../support/sessions.ts";
import { forge } from "../support/signed.ts";
import {
  AJAX,
  beginConsent,
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
  type Consenting,
} from "../support/site.ts";

const lines = consoleLines();
const PATH = "/me/servers";
const CONSENT = { path: "/api/me/servers/consent", name: "__Host-servers" };
const GUILDS = "/api/v10/users/@me/guilds";
/** Servers of the visitor. */
const MANAGED = "Lantern Harbor";

afterEach(async () => {
  vi.restoreAllMocks();
  await heal();
});

/** The signed-in person when agreeing as another at the platform. */
async function agreeing(signedIn: Exclude<Consenting, "Cancel">, agreed: Consenting = signedIn) {
  const session = await signIn(signedIn);
  const { cookie, callback } = await beginConsent(agreed, { ...CONSENT, cookies: session });
  await forget();
  return { session, cookie: `${session}; ${cookie}`, path: callback.pathname + callback.search };
}

/** The proofs in a document, in the order of its list. */
async function proofsIn(answer: Response): Promise<string[]> {
  const found = (await answer.text()).matchAll(/[\w-]{60,}\.[\w-]{43}/g);
  return [...found].map(([proof]) => proof);
}

async function proofsOf(rank: Exclude<Consenting, "Cancel">) {
  const { cookie, path, session } = await agreeing(rank);
  return { session, proofs: await proofsIn(await visitAs(cookie, path)) };
}

/** Everything stored: all values of KV, all rows of all tables. */
async function kept(): Promise<string> {
  const values: (string | null)[] = [];
  for (const kv of [env.CACHE, env.SESSIONS]) {
    const { keys } = await kv.list();
    for (const { name } of keys) values.push(name, await kv.get(name));
  }
  const tables = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  ).all<{ name: string }>();
  for (const { name } of tables.results) {
    values.push(JSON.stringify((await env.DB.prepare(`SELECT * FROM "${name}"`).all()).results));
  }
  return values.join("\n");
}

describe("the consent for the list of one's servers", () => {
  it("asks for identify and guilds, and comes back by the path of the sign-in", async () => {
    const answer = await visitAs(await signIn("Visitor"), CONSENT.path);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([
      302,
      "private, no-store",
    ]);
    const { searchParams } = new URL(answer.headers.get("Location") ?? "");
    expect(Object.fromEntries(searchParams)).toMatchObject({
      scope: "identify guilds",
      redirect_uri: `${SITE_URL}/api/auth/discord/callback`,
      code_challenge_method: "S256",
    });
    expect(answer.headers.getSetCookie().join()).toMatch(
      /^__Host-servers=.+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it("doesn't begin for signed-out people", async () => {
    const answer = await visit(CONSENT.path);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, PATH]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it("answers with the page itself, which no cache keeps, and gives the token back", async () => {
    const { cookie, path } = await agreeing("Visitor");
    const answer = await visitAs(cookie, path);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([
      200,
      "private, no-store",
    ]);
    expect(answer.headers.get("X-Page-Cache")).toBeNull();
    const html = await answer.text();
    expect(html).toContain(MANAGED);
    // The four servers without rights are only counted.
    expect(html.match(/<details name="server"/g)?.length).toBe(3);
    expect(html).toContain("4 more servers");
    expect(html).toMatch(/<script>history\.replaceState\(null, "", "\/me\/servers"\);<\/script>/);
    await expect
      .poll(async () => (await seen()).map((request) => request.path))
      .toEqual(
        expect.arrayContaining([
          "/api/v10/oauth2/token",
          "/api/v10/users/@me",
          GUILDS,
          "/api/v10/oauth2/token/revoke",
        ]),
      );
  });

  it("leaves nothing of the list in KV, in the database, in cookies, in addresses or in the log", async () => {
    const { cookie, path, session } = await agreeing("Visitor");
    const answer = await visitAs(cookie, path);
    const ids = [...new Set((await answer.text()).match(/\b\d{18,19}\b/g))];
    expect(ids.length).toBeGreaterThan(3);
    expect(cookiesOf(answer)).toEqual({ "__Host-servers": "" });
    const me: { id: string } = await (await visitAs(session, "/api/auth/me")).json();
    const servers = ids.filter((id) => id !== me.id);
    const traces = [await kept(), ...lines].join("\n");
    expect(traces).toContain(me.id);
    for (const trace of [MANAGED, ...servers]) expect(traces).not.toContain(trace);
  });

  it("refuses another account, without reading its servers", async () => {
    const { cookie, path } = await agreeing("Visitor", "Developer");
    const answer = await visitAs(cookie, path);
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      302,
      `${PATH}?failed=other-person`,
    ]);
    await expect
      .poll(async () => (await seen()).map((request) => request.path))
      .toEqual(["/api/v10/oauth2/token", "/api/v10/users/@me", "/api/v10/oauth2/token/revoke"]);
  });

  it("refuses when the session has ended", async () => {
    const { cookie, path, session } = await agreeing("Visitor");
    await logOut(session);
    const answer = await visitAs(cookie, path);
    expect(answer.headers.get("Location")).toBe(`${PATH}?failed=other-person`);
  });

  it("that the person declines leads back to the page, which says so", async () => {
    const { cookie, path, session } = await agreeing("Visitor", "Cancel");
    const answer = await visitAs(cookie, path);
    expect(answer.headers.get("Location")).toBe(`${PATH}?failed=refused`);
    for (const [why, words] of [
      ["refused", "You said no, so there"],
      ["other-person", "That was another Discord account"],
      ["busy", "Discord asks us to wait"],
    ]) {
      const html = await (await visitAs(session, `${PATH}?failed=${why}`)).text();
      expect(html).toContain(words);
    }
  });

  it("leaves nobody with an empty page: no server, and many without one to manage", async () => {
    const none = await agreeing("Manager");
    expect(await (await visitAs(none.cookie, none.path)).text()).toContain("in any servers yet");
    const many = await agreeing("Moderator");
    const html = await (await visitAs(many.cookie, many.path)).text();
    expect(html).toContain("You don&#x27;t manage any servers");
    expect(html).toContain("You&#x27;re in 30 servers");
  });

  it.each([
    ["busy", { path: "/api/v10/oauth2/token", status: 429, retryAfter: 3 }],
    ["busy", { path: "/api/v10/users/@me", status: 429, retryAfter: 3 }],
    ["busy", { path: GUILDS, status: 429, retryAfter: 3 }],
    ["unconfirmed", { path: "/api/v10/oauth2/token", status: 500 }],
    ["unconfirmed", { path: GUILDS, status: 503 }],
    ["unconfirmed", { path: GUILDS, body: '{"message": "no list"}' }],
    ["unconfirmed", { path: GUILDS, body: "html" }],
  ])("ends as %s with %j of the platform", async (why, fault) => {
    const { cookie, path } = await agreeing("Visitor");
    await breakDown(fault);
    const answer = await visitAs(cookie, path);
    expect(answer.headers.get("Location")).toBe(`${PATH}?failed=${why}`);
    expect(lines.filter((line) => line.includes("servers.failed")).length).toBe(1);
  });

  it("leaves out servers that cannot be read, and shows the others", async () => {
    const { cookie, path } = await agreeing("Visitor");
    const good = {
      id: "300000000000000001",
      name: "Good\u202e One",
      owner: true,
      permissions: "0",
    };
    const body = JSON.stringify([
      { ...good, id: 3 },
      { ...good, permissions: "all", name: "Bad" },
      null,
      good,
    ]);
    await breakDown({ path: GUILDS, body });
    const html = await (await visitAs(cookie, path)).text();
    expect(html).toContain("Good One");
    expect(html).not.toContain("Bad");
  });

  it("T4: works once, in its own browser, and its state begins no session", async () => {
    const { cookie, path, session } = await agreeing("Visitor");
    const elsewhere = await visitAs(session, path);
    expect(elsewhere.headers.get("Location")).toBe(`${PATH}?failed=unconfirmed`);
    expect(cookiesOf(elsewhere)["__Host-session"]).toBeUndefined();
    expect((await visitAs(cookie, path)).status).toBe(200);
    const again = await visitAs(cookie, path);
    expect(again.headers.get("Location")).toBe(`${PATH}?failed=unconfirmed`);
    expect(cookiesOf(again)["__Host-session"]).toBeUndefined();
  });

  it("shows the list both times when the callback comes twice, and ignores HEAD", async () => {
    const { cookie, path } = await agreeing("Visitor");
    expect((await visitAs(cookie, path, { method: "HEAD" })).status).toBe(405);
    await breakDown({ path: "/api/v10/oauth2/token", delay: 1000 });
    const answers = await Promise.all([visitAs(cookie, path), visitAs(cookie, path)]);
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain(MANAGED);
    }
    expect((await seen()).filter((request) => request.path === GUILDS).length).toBe(1);
  });

  it("T4: leaves a sign-in that is under way in the same browser alone, and is left alone by it", async () => {
    const session = await signIn("Visitor");
    const consent = await beginConsent("Visitor", { ...CONSENT, cookies: session });
    const signingIn = await beginSignIn("Visitor", "/status", session);
    const cookies = [session, consent.cookie, signingIn.cookie].join("; ");
    const done = await visitAs(cookies, signingIn.callback.pathname + signingIn.callback.search);
    expect(done.headers.get("Location")).toBe("/status");
    expect(Object.keys(cookiesOf(done))).not.toContain("__Host-servers");
    const fresh = `__Host-session=${cookiesOf(done)["__Host-session"]}; ${consent.cookie}`;
    const shown = await visitAs(fresh, consent.callback.pathname + consent.callback.search);
    expect(shown.status).toBe(200);
    expect(Object.keys(cookiesOf(shown))).toEqual(["__Host-servers"]);
  });
});

describe("a server's sanctions", () => {
  const look = (cookie: string, proof: unknown) =>
    visitAs(cookie, "/api/me/servers/standing", {
      method: "POST",
      headers: AJAX,
      body: JSON.stringify({ proof }),
    });

  it("are shown with one's own proof, from the three lists of servers", async () => {
    const { session, proofs } = await proofsOf("Visitor");
    expect(proofs.length).toBe(3);
    await forget();
    const answer = await look(session, proofs[0]);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([
      200,
      "private, no-store",
    ]);
    expect(await answer.json()).toMatchObject({ entries: expect.any(Array), failed: [] });
    expect((await seen()).map(({ path }) => path)).toEqual([
      "/blacklist/server/servers",
      "/blacklist/server/commands",
      "/blacklist/server/cogs",
    ]);
  });

  it("are hidden from others' proofs, old ones, forged ones and none", async () => {
    const { proofs } = await proofsOf("Visitor");
    const developer = await signIn("Developer");
    await forget();
    expect((await look(developer, proofs[0])).status).toBe(403);
    expect((await look("", proofs[0])).status).toBe(401);
    const person = "100000000000000005";
    const own = await sessionOf(person, 0);
    const sub = { person, server: "200000000000000001", permissions: "8", owner: false };
    const claims = { typ: "server", sub, exp: Math.floor(Date.now() / 1000) + 60 };
    const good = await forge(claims, "server-proof", SESSION_SECRET);
    const bad = await Promise.all([
      forge({ ...claims, exp: claims.exp - 120 }, "server-proof", SESSION_SECRET),
      forge(claims, "server-proof", "x".repeat(40)),
      forge(claims, "oauth-attempt", SESSION_SECRET),
      forge({ ...claims, sub: { ...sub, permissions: "1024" } }, "server-proof", SESSION_SECRET),
    ]);
    for (const proof of [...bad, "", "nonsense"]) {
      expect((await look(own, proof)).status, proof).toBe(403);
    }
    expect((await look(own, 7)).status).toBe(400);
    expect(await seen()).toEqual([]);
    expect((await look(own, good)).status).toBe(200);
  });

  it("are shown twenty times an hour", async () => {
    const { session, proofs } = await proofsOf("Visitor");
    await env.DB.exec("DELETE FROM counts");
    const answers: number[] = [];
    for (let i = 0; i < 21; i++) answers.push((await look(session, proofs[0])).status);
    expect(answers).toEqual([...Array<number>(20).fill(200), 429]);
  });
});
