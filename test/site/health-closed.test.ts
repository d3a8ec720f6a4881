import { describe, expect, it } from "vitest";
import { advance } from "../support/runtime-setup.ts";
import { breakDown, heal, signIn, visitAs } from "../support/site.ts";

// A file of its own, as it lets the isolate's memory of the team grow old.
describe("T9: the health page while the team cannot be read", () => {
  it("is open for 15 minutes to members of the last team that was read, and nothing else is", async () => {
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
      expect(html).toContain("Last uptime sample");
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
