import { describe, expect, it } from "vitest";
import { advance } from "../support/runtime-setup.ts";
import { breakDown, heal, signIn, visitAs } from "../support/site.ts";

// Its own file: nothing has read the team here, so nothing is remembered until the end.

describe("T9: an unreadable team", () => {
  it.each([
    [{ status: 500 }],
    [{ body: "html" }],
    [{ body: "garbage" }],
    [{ body: "[]" }],
    [{ body: "{}" }],
    [{ body: '[{"user_id":2.34567890123456789e17,"rank":"Developer"}]' }],
  ])("F18: refuses everybody with 503: %j", async (fault) => {
    const cookie = await signIn("Developer");
    await breakDown({ path: "/team", ...fault });
    // The remembered team expires, and the breaker probes.
    advance(60);
    try {
      const page = await visitAs(cookie, "/staff/overview");
      expect(page.status).toBe(503);
      expect(Number(page.headers.get("Retry-After"))).toBeGreaterThan(0);
      const html = await page.text();
      expect(html).toContain("Failed to fetch team members");
      expect(html).toContain("Try Again");
      expect(html).not.toContain("Unexpected");
      // No loader ran; the panel still links to support and shows the request id.
      expect(html).toContain('href="https://support.test/join"');
      expect(html).toContain(`>${page.headers.get("X-Request-Id")}</code>`);
      const api = await visitAs(cookie, "/blacklist/user/users");
      expect(api.status).toBe(503);
      expect(await api.json()).toMatchObject({
        code: "closed",
        error: "Failed to fetch team members",
      });
      const me = await visitAs(cookie, "/api/auth/me");
      expect(await me.json()).toMatchObject({ rank: null, membership: "unknown" });
    } finally {
      await heal();
    }
  });
});

describe("T9: the health page while the team cannot be read", () => {
  it("is open for 15 minutes to members of the last team that was read, and nothing else is", async () => {
    // The breaker sends another probe.
    advance(60);
    const [member, visitor] = [await signIn("Developer"), await signIn("Visitor")];
    const statusOf = async (cookie: string, path: string) => (await visitAs(cookie, path)).status;
    expect(await statusOf(member, "/staff/overview")).toBe(200);
    await breakDown({ path: "/team", status: 500 });
    try {
      advance(60);
      const page = await visitAs(member, "/staff/health");
      expect(page.status).toBe(200);
      expect(page.headers.get("Cache-Control")).toBe("private, no-store");
      const html = await page.text();
      expect(html).toContain("Last sample of the shards");
      expect(await statusOf(member, "/staff/health.data")).toBe(200);

      for (const path of ["/staff/overview", "/staff/lookup.data", "/staff/blacklist/user/user"]) {
        expect(await statusOf(member, path), path).toBe(503);
      }
      const mixed = "/staff/overview.data?_routes=routes%2Fstaff%2Fhealth";
      expect(await statusOf(member, mixed)).toBe(503);
      for (const path of ["/blacklist/user/users", "/api/staff/users?ids=1"]) {
        expect(await statusOf(member, path), path).toBe(503);
      }
      expect(await statusOf(visitor, "/staff/health")).toBe(503);
      expect((await visitAs("", "/staff/health")).headers.get("Location")).toContain("/?returnTo=");

      advance(15 * 60);
      expect(await statusOf(member, "/staff/health")).toBe(503);
    } finally {
      await heal();
    }
  });
});
