import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { SESSION_SECRET } from "../../support/fixtures.ts";
import { beginSignIn, cookiesOf, forget, seen, visitAs } from "../../support/site.ts";

beforeEach(async () => {
  await forget();
  // All files of this project sign the same few people in, on one day of the worker's clock.
  await env.DB.exec("DELETE FROM daily_counts");
});

/** An attempt's cookie as the worker writes it, with a payload and a secret of our choice. */
async function attemptOf(payload: object, secret: string): Promise<string> {
  const bytes = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const value = JSON.stringify(payload);
  const key = await crypto.subtle.importKey("raw", bytes.encode(secret), algorithm, false, [
    "sign",
  ]);
  const signature = new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes.encode(value)));
  const text = `${value}.${btoa(String.fromCharCode(...signature))}`;
  return `__Host-oauth=${encodeURIComponent(text)}`;
}

const PURPOSE = `haven/oauth-attempt/${SESSION_SECRET}`;
const attempt = (seconds: number) => ({
  typ: "oauth",
  // One of its own: a state that is spent refuses whatever else is wrong.
  state: crypto.randomUUID(),
  verifier: "v".repeat(43),
  returnTo: "/",
  exp: Date.now() + seconds * 1000,
});

async function finish(cookie: string, state: string): Promise<{ refused: boolean; asked: number }> {
  const answer = await visitAs(cookie, `/api/auth/discord/callback?code=x&state=${state}`);
  expect(cookiesOf(answer)["__Host-session"]).toBeUndefined();
  expect(cookiesOf(answer)["__Host-oauth"]).toBe("");
  const asked = (await seen()).filter(({ path }) => path.endsWith("/oauth2/token")).length;
  return { refused: answer.headers.get("Location") === "/?signin=failed", asked };
}

describe("T4: the cookie of a sign-in", () => {
  it("is good for ten minutes by its own words, whatever the browser keeps", async () => {
    const young = attempt(60);
    expect(await finish(await attemptOf(young, PURPOSE), young.state)).toMatchObject({ asked: 1 });
    await forget();
    const old = attempt(-1);
    expect(await finish(await attemptOf(old, PURPOSE), old.state)).toEqual({
      refused: true,
      asked: 0,
    });
  });

  it.each([
    ["of another purpose", { ...attempt(600), typ: "session" }, PURPOSE],
    ["without a purpose", { ...attempt(600), typ: undefined }, PURPOSE],
    ["without an end", { ...attempt(600), exp: undefined }, PURPOSE],
    ["signed with the bare secret, as sessions are", attempt(600), SESSION_SECRET],
    ["signed with nobody's secret", attempt(600), "x".repeat(40)],
  ])("%s starts nothing", async (_, payload, secret) => {
    const cookie = await attemptOf(payload, secret);
    expect(await finish(cookie, payload.state)).toEqual({ refused: true, asked: 0 });
  });

  it("is valid in one spelling alone", async () => {
    const own = attempt(600);
    const cookie = decodeURIComponent(await attemptOf(own, PURPOSE));
    // The last digit of a signature carries two unused bits.
    const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const other = cookie.replace(/.=$/, ([digit = ""]) => `${digits[digits.indexOf(digit) + 1]}=`);
    const [name = "", value = ""] = other.split(/=(.*)/s);
    const twisted = `${name}=${encodeURIComponent(value)}`;
    expect(await finish(twisted, own.state)).toEqual({ refused: true, asked: 0 });
  });

  it("the cookie of one browser is invalid in another, and neither attempt is used up by it", async () => {
    const mine = await beginSignIn("Visitor");
    const other = await beginSignIn("Visitor");
    const state = mine.callback.searchParams.get("state") ?? "";
    expect(await finish(other.cookie, state)).toEqual({ refused: true, asked: 0 });
    const done = await visitAs(mine.cookie, mine.callback.pathname + mine.callback.search);
    expect(cookiesOf(done)["__Host-session"]).toBeTruthy();
  });
});

describe("T52: sign-ins in tabs beside each other", () => {
  const pathOf = ({ callback }: { callback: URL }) => callback.pathname + callback.search;
  const oauthOf = (answer: Response) => cookiesOf(answer)["__Host-oauth"] ?? "";

  it.each([
    ["first", 0],
    ["second", 1],
  ])("two sign-ins in tabs both end well, whichever is first: the %s", async (_, first) => {
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
    ["three", "/team", 3],
    ["as many as fit into a cookie", `/commands?${"&".repeat(490)}`, 2],
  ])("the newest attempts are kept: %s", async (_, returnTo, count) => {
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
    expect(signedIn).toEqual(begun.map((_, i) => i >= begun.length - count));
  });
});
