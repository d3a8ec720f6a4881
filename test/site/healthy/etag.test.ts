import { describe, expect, it } from "vitest";
import { signIn, visit, visitAs } from "../../support/site.ts";

describe("public JSON", () => {
  it("has its age in each answer, also in a 304", async () => {
    const first = await visit("/api/team");
    const again = await visit("/api/team", {
      headers: { "If-None-Match": first.headers.get("ETag") ?? "" },
    });
    expect(again.headers.get("X-Data-Age")).toMatch(/^\d+$/);
    expect(again.headers.get("X-Data-State")).toBe("fresh");
  });
});

describe("a tag that no answer has, or none at all", () => {
  it.each([
    ["a list", 'W/"0000", "1111" , W/"2222"'],
    ["10 kB of a list", 'W/"0000", '.repeat(1000)],
    ["10 kB without a quote", "x".repeat(10_000)],
    ["quotes that do not end", '"""W/"'],
  ])("gets each kind of answer in full: %s", async (_what, tags) => {
    for (const path of ["/terms", "/terms.data", "/api/commands", "/status/badge.svg"]) {
      const headers = { "If-None-Match": tags };
      const whole = await visit(path, { headers });
      expect([path, whole.status]).toEqual([path, 200]);
      expect((await whole.text()).length).toBeGreaterThan(100);
      const head = await visit(path, { method: "HEAD", headers });
      expect([path, head.status, await head.text()]).toEqual([path, 200, ""]);
    }
  });
});

describe("a client's tag in other spellings", () => {
  it.each([
    ["without W/", (tag: string) => tag.replace("W/", "")],
    ["last of a list", (tag: string) => `"0000",W/"1111" ,${tag}`],
    ["behind 10 kB of others", (tag: string) => 'W/"0000", '.repeat(1000) + tag],
    ["as a star", () => "*"],
  ])("gets 304 by each kind of answer: %s", async (_what, spelled) => {
    for (const path of ["/terms", "/terms.data", "/api/commands", "/status/badge.svg"]) {
      const etag = (await visit(path)).headers.get("ETag") ?? "";
      for (const method of ["GET", "HEAD"]) {
        const again = await visit(path, { method, headers: { "If-None-Match": spelled(etag) } });
        expect([path, method, again.status]).toEqual([path, method, 304]);
        expect(again.headers.get("ETag")).toBe(etag);
      }
    }
  });
});

describe("answers without an ETag", () => {
  it("are pages for one visitor, missing pages, and staff data", async () => {
    const member = await signIn("Developer");
    for (const path of ["/?q=x", "/no-such-page", "/avatars", "/staff/overview"]) {
      const { headers } = await visitAs(member, path);
      expect([path, headers.get("ETag")]).toEqual([path, null]);
    }
    const list = await visitAs(member, "/blacklist/user/users");
    expect([list.status, list.headers.get("ETag")]).toEqual([200, null]);
  });
});
