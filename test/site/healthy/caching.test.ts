import { describe, expect, it } from "vitest";
import { forget, seen, signIn, visit, visitAs } from "../../support/site.ts";

describe("T13: answers about a person", () => {
  it("are not served under file names", async () => {
    const member = await signIn("Manager");
    for (const path of [
      "/staff/overview/x.css",
      "/staff/overview.css",
      "/staff/blacklist/user/user.js",
      "/api/auth/me/.js",
      "/api/auth/me/x.css",
      "/api/auth/me.css",
      "/blacklist/user/users/x.png",
      "/api/own-avatars/hidden/x.ico",
    ]) {
      const answer = await visitAs(member, path);
      expect([path, answer.status]).toEqual([path, 404]);
    }
  });

  it("set no cookie that a shared cache may keep", async () => {
    for (const path of ["/", "/team", "/api/team", "/api/auth/me", "/api/auth/discord"]) {
      const { headers } = await visit(path);
      if (headers.getSetCookie().length > 0) {
        expect(headers.get("Cache-Control"), path).toMatch(/no-store/);
      } else {
        expect(headers.get("Cache-Control"), path).toMatch(/no-cache|no-store/);
      }
    }
  });
});

describe("T14: the keys of caches", () => {
  it("are not split by unknown query parameters", async () => {
    for (const path of ["/api/history?range=24h", "/api/templates", "/commands"]) await visit(path);
    await forget();
    await Promise.all(
      Array.from({ length: 100 }, (_, i) => visit(`/api/history?x=${i}&range=24h`)),
    );
    for (let i = 0; i < 5; i++) {
      await visit(`/api/templates?x=${i}`);
      const { headers } = await visit(`/commands?x=${i}`);
      expect(headers.get("X-Page-Cache")).toBe("hit");
    }
    expect(await seen()).toEqual([]);
  });
});
