import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { SESSION_SECRET } from "../../support/fixtures.ts";
import { forge } from "../../support/signed.ts";
import { beginSignIn, cookiesOf, forget, seen, visitAs } from "../../support/site.ts";

beforeEach(async () => {
  await forget();
  // This project's files sign the same few people in, on one day of the worker's clock.
  await env.DB.exec("DELETE FROM counts");
});

const attempt = (seconds: number) => ({
  // Its own: a spent state refuses everything.
  state: crypto.randomUUID(),
  verifier: "v".repeat(43),
  returnTo: "/",
  exp: Date.now() + seconds * 1000,
});

/** A cookie's claims with one attempt, as the worker writes them. */
const claimsOf = (sub: ReturnType<typeof attempt>, seconds = 600) => ({
  typ: "oauth",
  sub: [sub],
  exp: Math.floor(Date.now() / 1000) + seconds,
});

const KEY = "oauth-attempt";
const cookieOf = async (claims: object, key = KEY, secret = SESSION_SECRET) =>
  `__Host-oauth=${await forge(claims, key, secret)}`;

async function finish(cookie: string, state: string): Promise<{ refused: boolean; asked: number }> {
  const answer = await visitAs(cookie, `/api/auth/discord/callback?code=x&state=${state}`);
  expect(cookiesOf(answer)["__Host-session"]).toBeUndefined();
  expect(cookiesOf(answer)["__Host-oauth"]).toBe("");
  const asked = (await seen()).filter(({ path }) => path.endsWith("/oauth2/token")).length;
  return { refused: answer.headers.get("Location") === "/?signin=failed", asked };
}

describe("T4: the cookie of a sign-in", () => {
  it("expires after ten minutes by its own content, however long the browser keeps it", async () => {
    const young = attempt(60);
    expect(await finish(await cookieOf(claimsOf(young)), young.state)).toMatchObject({ asked: 1 });
    for (const [left, cookieLeft] of [
      [-1, 600],
      [600, 0],
    ] as const) {
      await forget();
      const old = attempt(left);
      const cookie = await cookieOf(claimsOf(old, cookieLeft));
      expect(await finish(cookie, old.state)).toEqual({ refused: true, asked: 0 });
    }
  });

  it.each([
    ["of another purpose", { typ: "session" }, KEY, SESSION_SECRET],
    ["without a purpose", { typ: undefined }, KEY, SESSION_SECRET],
    ["without an end", { exp: undefined }, KEY, SESSION_SECRET],
    ["signed with the key of another purpose", {}, "follow-attempt", SESSION_SECRET],
    ["signed with nobody's secret", {}, KEY, "x".repeat(40)],
  ])("%s starts nothing", async (_, change, key, secret) => {
    const own = attempt(600);
    const cookie = await cookieOf({ ...claimsOf(own), ...change }, key, secret);
    expect(await finish(cookie, own.state)).toEqual({ refused: true, asked: 0 });
  });

  it("is valid in only one spelling", async () => {
    const own = attempt(600);
    const cookie = await cookieOf(claimsOf(own));
    // The last digit of a signature carries two unused bits.
    const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const twisted = cookie.replace(/.$/, (digit) => digits[digits.indexOf(digit) + 1] ?? "");
    expect(await finish(twisted, own.state)).toEqual({ refused: true, asked: 0 });
  });
});

describe("T52: parallel sign-ins in tabs", () => {
  const pathOf = ({ callback }: { callback: URL }) => callback.pathname + callback.search;
  const oauthOf = (answer: Response) => cookiesOf(answer)["__Host-oauth"] ?? "";

  it.each([
    ["first", 0],
    ["second", 1],
  ])("two both succeed, with either first: the %s", async (_, first) => {
    const one = await beginSignIn("Visitor", "/team");
    const two = await beginSignIn("Visitor", "/status", one.cookie);
    const [sooner, later] = first === 0 ? [one, two] : [two, one];
    const done = await visitAs(two.cookie, pathOf(sooner));
    expect(cookiesOf(done)["__Host-session"]).toBeTruthy();
    expect(oauthOf(done)).not.toBe("");
    const last = await visitAs(`__Host-oauth=${oauthOf(done)}`, pathOf(later));
    expect(cookiesOf(last)["__Host-session"]).toBeTruthy();
    const ends = [done.headers.get("Location"), last.headers.get("Location")];
    expect(ends).toEqual(first === 0 ? ["/team", "/status"] : ["/status", "/team"]);
    expect(oauthOf(last)).toBe("");
  });

  it("a cancelled sign-in leaves the one in the other tab", async () => {
    const one = await beginSignIn("Visitor");
    const two = await beginSignIn("Cancel", "/", one.cookie);
    const cancelled = await visitAs(two.cookie, pathOf(two));
    const done = await visitAs(`__Host-oauth=${oauthOf(cancelled)}`, pathOf(one));
    expect(cookiesOf(done)["__Host-session"]).toBeTruthy();
  });

  it("each sign-in attempt is valid once", async () => {
    const one = await beginSignIn("Visitor");
    const two = await beginSignIn("Visitor", "/", one.cookie);
    await visitAs(two.cookie, pathOf(one));
    const again = await visitAs(two.cookie, pathOf(one));
    expect(again.headers.get("Location")).toBe("/?signin=failed");
    const rest = `__Host-oauth=${oauthOf(again)}`;
    expect(cookiesOf(await visitAs(rest, pathOf(two)))["__Host-session"]).toBeTruthy();
  });

  it("a callback that matches no attempt ends them all", async () => {
    const one = await beginSignIn("Visitor");
    const two = await beginSignIn("Visitor", "/", one.cookie);
    expect(await finish(two.cookie, "x".repeat(43))).toEqual({ refused: true, asked: 0 });
  });

  it.each([
    ["of a short path", "/team"],
    ["of the longest path", `/commands?${"&".repeat(501)}`],
  ])("the newest three attempts are kept: %s", async (_, returnTo) => {
    let cookies = "";
    const begun = [];
    for (let i = 0; i < 4; i++) {
      const next = await beginSignIn("Visitor", returnTo, cookies);
      cookies = next.cookie;
      expect(cookies.length).toBeLessThan(4096);
      begun.push(next);
    }
    const signedIn = [];
    for (const tab of begun) {
      const done = await visitAs(cookies, pathOf(tab));
      signedIn.push(cookiesOf(done)["__Host-session"] !== undefined);
    }
    expect(signedIn).toEqual(begun.map((_, i) => i >= begun.length - 3));
  });
});
