import { afterEach, describe, expect, it, vi } from "vitest";
import { consoleLines } from "../../support/console-lines.ts";
import { API_KEY, CLIENT_SECRET, SESSION_SECRET } from "../../support/fixtures.ts";
import {
  beginSignIn,
  breakDown,
  heal,
  logOut,
  signIn,
  visit,
  visitAs,
} from "../../support/site.ts";

const lines = consoleLines();

afterEach(heal);

/** In all lines so far. */
function expectNoSecret(): void {
  const all = lines.join("\n");
  for (const secret of [API_KEY, CLIENT_SECRET, SESSION_SECRET]) expect(all).not.toContain(secret);
}

/** Waits for an answer's line; earlier answers' lines are written by then. */
async function lineOf(answer: Response): Promise<void> {
  const id = answer.headers.get("X-Request-Id") ?? "no id";
  await vi.waitFor(() => expect(lines.some((line) => line.includes(id))).toBe(true), {
    timeout: 20_000,
  });
}

describe("T39: the log", () => {
  it("holds no cookie, code, state, verifier, token, key or address of a whole session", async () => {
    const { cookie, callback } = await beginSignIn(
      "Manager",
      "/staff/lookup?id=345678901234567890",
    );
    const done = await visitAs(cookie, callback.pathname + callback.search);
    const member = await signIn("Manager");
    await breakDown({
      path: "/api/v10/oauth2/token",
      status: 400,
      body: '{"error":"invalid_grant"}',
    });
    const failed = await beginSignIn("Manager");
    await visitAs(failed.cookie, failed.callback.pathname + failed.callback.search);
    await visitAs(member, "/staff/lookup?id=345678901234567890");
    await logOut(member);
    await lineOf(await visit("/api/auth/me", { headers: { "CF-Connecting-IP": "203.0.113.99" } }));

    expect(lines.length).toBeGreaterThan(8);
    const all = lines.join("\n");
    for (const callbackOf of [callback, failed.callback]) {
      for (const name of ["code", "state"]) {
        expect(all).not.toContain(callbackOf.searchParams.get(name) ?? "nothing");
      }
    }
    expectNoSecret();
    const secrets = [cookie, failed.cookie, member];
    const tails = secrets.map((secret) => decodeURIComponent(secret).slice(-24));
    for (const secret of [...secrets, ...tails]) expect(all).not.toContain(secret);
    for (const cookieLine of done.headers.getSetCookie()) {
      const value = decodeURIComponent(cookieLine.split(";")[0]?.split("=")[1] ?? "");
      if (value.length > 8) expect(all).not.toContain(value);
    }
    expect(all).not.toMatch(/Bearer|verifier|203\.0\.113\.99|345678901234567890/);
  });

  it("has one request line for each answer, refusals and failures too, in JSON", async () => {
    await breakDown({ path: "/shards", status: 500 });
    const person = "/api/user/234567890123456789";
    const paths = [
      "/api/auth/me",
      "/blacklist/user/users",
      "/api/shards",
      person,
      "/nope",
      "/discord",
    ];
    for (const path of paths) await lineOf(await visit(path));
    const read = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const requests = read.filter(({ event }) => event === "request");
    expect(requests.map(({ route, status }) => [route, status])).toEqual([
      ["/api/auth/me", 401],
      ["/blacklist/user/users", 401],
      ["/api/shards", 502],
      ["/api/user/:id", 404],
      ["*", 404],
      ["/discord", 302],
    ]);
    expect(read.filter(({ event }) => event === "staff.refused")).toHaveLength(1);
    expect(read.filter(({ event }) => event === "bot.failed")).toHaveLength(1);
    expectNoSecret();
  });
});
