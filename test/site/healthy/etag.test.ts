import { describe, expect, it } from "vitest";
import { expectSecured } from "../../support/headers.ts";
import { signIn, visit, visitAs } from "../../support/site.ts";

describe("public JSON", () => {
  it.each(["/api/shards", "/api/history?range=24h", "/api/commands", "/status/badge.svg"])(
    "%s has an ETag and answers 304 to a client that has it",
    async (path) => {
      const first = await visit(path);
      const etag = first.headers.get("ETag") ?? "";
      expect(etag).toMatch(/^W\/"[\w-]{16}"$/);
      expect((await first.text()).length).toBeGreaterThan(100);
      const again = await visit(path, { headers: { "If-None-Match": etag } });
      expect([again.status, await again.text()]).toEqual([304, ""]);
      expect(again.headers.get("ETag")).toBe(etag);
      const other = await visit(path, { headers: { "If-None-Match": 'W/"0000"' } });
      expect(other.status).toBe(200);
    },
  );

  it("has its age in each answer, also in a 304", async () => {
    const first = await visit("/api/team");
    const again = await visit("/api/team", {
      headers: { "If-None-Match": first.headers.get("ETag") ?? "" },
    });
    expect(again.headers.get("X-Data-Age")).toMatch(/^\d+$/);
    expect(again.headers.get("X-Data-State")).toBe("fresh");
  });
});

describe("public pages and their data", () => {
  it.each(["/", "/terms", "/commands", "/team", "/_.data", "/team.data"])(
    "%s has an ETag, and its 304 has the headers of the full answer",
    async (path) => {
      const first = await visit(path);
      const etag = first.headers.get("ETag") ?? "";
      expect(etag).toMatch(/^W\/"[\w-]{16}"$/);
      expect(first.headers.get("Cache-Control")).toBe("no-cache");
      const again = await visit(path, { headers: { "If-None-Match": etag } });
      expect([again.status, await again.text()]).toEqual([304, ""]);
      expectSecured(again, path);
      const hashes = ({ headers }: Response) =>
        headers.get("Content-Security-Policy")?.replace(/ 'nonce-[^']+'/, "");
      expect(hashes(again)).toBe(hashes(first));
    },
  );
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
