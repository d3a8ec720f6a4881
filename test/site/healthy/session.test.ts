import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { OLD_SESSION_SECRET, SESSION_SECRET } from "../../support/fixtures.ts";
import { sessionOf } from "../../support/sessions.ts";
import { signIn, visit, visitAs } from "../../support/site.ts";

const HOUR = 3_600_000;

async function developerId(): Promise<string> {
  const me = await visitAs(await signIn("Developer"), "/api/auth/me");
  return (await me.json<{ id: string }>()).id;
}

describe("T29: secret rotation", () => {
  it("keeps sessions of the secret before, and only of configured ones", async () => {
    const id = await developerId();
    for (const [secret, status] of [
      [SESSION_SECRET, 200],
      [OLD_SESSION_SECRET, 200],
      ["a-secret-that-was-never-configured-here", 401],
    ] as const) {
      const cookie = await sessionOf(id, HOUR, secret);
      expect((await visitAs(cookie, "/api/auth/me")).status).toBe(status);
    }
  });
});

describe("T30: age", () => {
  it("ends the session after seven days, or when it comes from the future", async () => {
    const id = await developerId();
    for (const age of [7 * 24 * HOUR, -2 * 60_000]) {
      expect((await visitAs(await sessionOf(id, age), "/api/auth/me")).status).toBe(401);
    }
    expect(
      (await visitAs(await sessionOf(id, 7 * 24 * HOUR - 60_000), "/api/auth/me")).status,
    ).toBe(200);
  });
});

describe("T7: a session's record", () => {
  it("a session's record that is gone or broken is nobody's", async () => {
    const cookie = await signIn("Developer");
    const { keys } = await env.SESSIONS.list();
    for (const { name } of keys) await env.SESSIONS.put(name, "{}");
    expect((await visitAs(cookie, "/api/auth/me")).status).toBe(401);
    for (const { name } of keys) await env.SESSIONS.delete(name);
    expect((await visitAs(cookie, "/staff/overview")).status).toBe(302);
    expect((await visit("/api/auth/me")).status).toBe(401);
  });
});
