import { beforeAll, describe, expect, it } from "vitest";
import { observe } from "../../support/observatory.ts";
import { PUBLIC_PATHS, STAFF_PATHS } from "../../support/paths.ts";
import { signIn, visitAs } from "../../support/site.ts";

const LEAST = 125;
const LOST = ["/no/such/page", "/epicgames/Fortnite", "/epicgames/a/b"];
const STAFF = [...STAFF_PATHS, "/staff/health"];

let member = "";
beforeAll(async () => {
  member = await signIn("Developer");
});

async function expectGraded(cookie: string, path: string): Promise<void> {
  const answer = await visitAs(cookie, path);
  const isStaff = path.startsWith("/staff");
  expect(answer.status, path).toBe(statusOf(path, isStaff && cookie === ""));
  const { score, lost } = observe(answer, await answer.text());
  expect({ lost, isEnough: score >= LEAST }, `${path}: ${score}`).toEqual({
    lost: [],
    isEnough: true,
  });
}

function statusOf(path: string, isStranger: boolean): number {
  if (isStranger) return 302;
  return path === "/no/such/page" || path === "/epicgames/a/b" ? 404 : 200;
}

describe("T23: every page scores 125 at least by the Observatory's rules", () => {
  it.each([...PUBLIC_PATHS, ...LOST, ...STAFF])("signed out: %s", (path) => expectGraded("", path));
  it.each([...PUBLIC_PATHS, ...LOST, ...STAFF])("signed in: %s", (path) =>
    expectGraded(member, path),
  );
});

describe("the rules", () => {
  const GOOD = {
    "Content-Security-Policy":
      "default-src 'none'; script-src 'self' 'nonce-x'; img-src https: data:; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "strict-origin",
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
  };
  const scoreOf = (change: Record<string, string>, html = "") =>
    observe({ headers: new Headers(Object.entries({ ...GOOD, ...change })) }, html).score;
  const policy = (text: string) => ({ "Content-Security-Policy": text });

  it("give every extra to a whole set", () => {
    expect(scoreOf({})).toBe(130);
    expect(scoreOf({ "Set-Cookie": "a=1; Secure; HttpOnly; SameSite=Lax" })).toBe(135);
  });

  it.each([
    [policy("default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'"), 80],
    [policy("default-src 'none'; script-src 'self' 'unsafe-eval'; frame-ancestors 'none'"), 110],
    [policy("default-src 'none'; connect-src http://a.test; frame-ancestors 'none'"), 80],
    [policy("default-src 'none'; img-src http://a.test; frame-ancestors 'none'"), 110],
    [policy("default-src 'self'; frame-ancestors 'none'"), 125],
    [policy("default-src 'none'"), 80],
    [{ "Strict-Transport-Security": "max-age=60" }, 120],
    [{ "Referrer-Policy": "unsafe-url" }, 120],
    [{ "X-Content-Type-Options": "" }, 125],
    [{ "Cross-Origin-Resource-Policy": "cross-origin" }, 120],
    [{ "Set-Cookie": "session=1; Secure; SameSite=Lax" }, 70],
    [{ "Set-Cookie": "a=1; HttpOnly; SameSite=Lax" }, 125],
    [{ "Access-Control-Allow-Credentials": "true" }, 50],
  ])("take points for %j", (change, score) => expect(scoreOf(change)).toBe(score));

  it("take points for a script from elsewhere", () => {
    expect(scoreOf({}, '<script async src="https://a.test/x.js"></script>')).toBe(125);
  });
});
