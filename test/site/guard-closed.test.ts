import { describe, expect, it } from "vitest";
import { advance } from "../support/runtime-setup.ts";
import { breakDown, heal, signIn, visitAs } from "../support/site.ts";

// A file of its own: nothing here has ever read the team, so nothing is remembered.
describe("T9: an unreadable team", () => {
  it.each([
    [{ status: 500 }],
    [{ body: "html" }],
    [{ body: "garbage" }],
    [{ body: "[]" }],
    [{ body: "{}" }],
    [{ body: '[{"user_id":234567890123456789,"rank":"Developer"}]' }],
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
      // No loader has run; the panel still links to support and shows the request id.
      expect(html).toContain('href="https://support.test/join"');
      expect(html).toContain(`>${page.headers.get("X-Request-Id")}</code>`);
      const api = await visitAs(cookie, "/blacklist/user/users");
      expect(api.status).toBe(503);
      expect(await api.json()).toMatchObject({ error: "Failed to fetch team members" });
      const me = await visitAs(cookie, "/api/auth/me");
      expect(await me.json()).toMatchObject({ rank: null, membership: "unknown" });
    } finally {
      await heal();
    }
  });
});
