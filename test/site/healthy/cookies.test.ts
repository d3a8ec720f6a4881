import { beforeAll, describe, expect, it } from "vitest";
import { OLD_SESSION_SECRET, SESSION_SECRET } from "../../support/fixtures.ts";
import { forge, signBare } from "../../support/signed.ts";
import { cases } from "../../support/runs.ts";
import { beginSignIn, logOut, signIn, visitAs } from "../../support/site.ts";

const NAME = "__Host-session";
let valid = "";
let attempt = "";
beforeAll(async () => {
  valid = (await signIn("Developer")).slice(NAME.length + 1);
  attempt = (await beginSignIn("Developer")).cookie.slice("__Host-oauth=".length);
});

/** Values one bit away from the valid one, spread over all of it. */
function* flipped(): Generator<string> {
  for (let i = 0; i < valid.length * 7; i++) {
    const at = (i * 31) % valid.length;
    const bit = 1 << Math.floor(i / valid.length);
    const char = String.fromCharCode(valid.charCodeAt(at) ^ bit);
    yield valid.slice(0, at) + char + valid.slice(at + 1);
  }
}

function* cut(): Generator<string> {
  for (let length = 0; length < valid.length; length++) {
    yield valid.slice(0, length);
    yield valid.slice(length + 1);
  }
}

/** Values with some characters replaced or added, always the same. */
function* scrambled(): Generator<string> {
  const letters = 'ABCabc019+/=._-%",; ~';
  let seed = 1;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (;;) {
    let text = valid;
    for (let i = next(4); i >= 0; i--) {
      const at = next(text.length + 1);
      text = text.slice(0, at) + letters[next(letters.length)] + text.slice(at + next(3));
    }
    yield text;
  }
}

/** Whether a cookie is the valid value. What follows a semicolon, spaces and quotes don't count. */
function isSame(text: string): boolean {
  const [own = ""] = text.split(";");
  const bare = own.trim().replace(/^"(.*)"$/, "$1");
  try {
    return decodeURIComponent(bare) === decodeURIComponent(valid);
  } catch {
    return false;
  }
}

async function expectRefused(value: string): Promise<void> {
  const answer = await visitAs(`${NAME}=${value}`, "/api/auth/me");
  expect(answer.status, value).toBe(401);
  await answer.body?.cancel();
}

async function expectNobodys(values: Iterable<string>, most: number): Promise<number> {
  let tried = 0;
  let batch: Promise<void>[] = [];
  for (const value of values) {
    if (tried >= most) break;
    // A header cannot hold control characters; another spelling of the same value is no forgery.
    // oxlint-disable-next-line no-control-regex -- exactly these are meant
    if (/[\u0000-\u001f\u007f-\uffff]/.test(value) || isSame(value)) continue;
    tried += 1;
    batch.push(expectRefused(value));
    if (batch.length === 50) {
      await Promise.all(batch);
      batch = [];
    }
  }
  await Promise.all(batch);
  return tried;
}

describe("T6: a session cookie that was changed is invalid", { timeout: 600_000 }, () => {
  it("a session cookie with a flipped bit, a cut or other letters is refused", async () => {
    let tried = await expectNobodys(flipped(), cases(200, 5000));
    tried += await expectNobodys(cut(), cases(100, 5000));
    const most = cases(400, 20_000);
    tried += await expectNobodys(scrambled(), most - tried);
    expect(tried).toBeGreaterThanOrEqual(most);
    expect((await visitAs(`${NAME}=${valid}`, "/api/auth/me")).status).toBe(200);
  });

  it("a session cookie with changed parts, name or number is refused", async () => {
    const [value = "", signature = ""] = decodeURIComponent(valid).split(".");
    const odd = [
      `${signature}.${value}`,
      `${value}.`,
      `.${signature}`,
      `${value}.${signature}.${signature}`,
      `${value}.none`,
      `${value}.${"A".repeat(43)}=`,
      value,
      `${value}${value}.${signature}`,
      `${btoa(JSON.stringify("another-id"))}.${signature}`,
      `${btoa(JSON.stringify({ alg: "none" }))}.`,
      `${btoa(JSON.stringify({ alg: "none" }))}.${value}.`,
      await forge({ typ: "oauth", sub: "another-id", exp: 4e9 }, "oauth-attempt"),
      await signBare(value, "x".repeat(32)),
      await signBare(btoa(JSON.stringify("another-id")), SESSION_SECRET),
      await signBare(btoa(JSON.stringify({ id: "another-id" })), OLD_SESSION_SECRET),
      await signBare(btoa(JSON.stringify("__proto__")), SESSION_SECRET),
      "x".repeat(100_000),
    ].map(encodeURIComponent);
    // As sent, not decoded and encoded again.
    const sent = [
      "",
      valid.slice(0, -4),
      `${valid.slice(0, -1)}A=`,
      `${valid}=`,
      `${valid}%3D`,
      `${valid}${valid}`,
      valid.toUpperCase(),
      valid.split(".")[0] ?? "",
    ];
    for (const text of [...odd, ...sent, attempt]) {
      const answer = await visitAs(`${NAME}=${text}`, "/api/auth/me");
      expect(answer.status, text.slice(0, 60)).toBe(401);
    }
    for (const header of [
      `session=${valid}`,
      `__host-session=${valid}`,
      `__Secure-session=${valid}`,
      `__Host-oauth=${valid}`,
    ]) {
      expect((await visitAs(header, "/api/auth/me")).status, header.slice(0, 30)).toBe(401);
    }
  });
});

describe("T42: a visitor whose browser has a cookie that another host planted", () => {
  async function whoIs(cookie: string): Promise<[number, string | undefined]> {
    const answer = await visitAs(cookie, "/api/auth/me");
    return [answer.status, (await answer.json<{ id?: string }>()).id];
  }

  it("signs out of every session in the request", async () => {
    const [own, other] = [await signIn("Visitor"), await signIn("Manager")];
    const out = await logOut(`${NAME}=x; ${other}; ${own}`);
    expect(out.status).toBe(204);
    for (const cookie of [own, other]) expect(await whoIs(cookie)).toEqual([401, undefined]);
  });
});
