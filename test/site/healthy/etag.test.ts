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

  it.each(["/terms", "/commands", "/terms.data"])(
    "%s has the same bytes and ETag for a visitor who is signed in, by GET and HEAD",
    async (path) => {
      const first = await visit(path);
      const etag = first.headers.get("ETag") ?? "";
      const bytes = await first.text();
      const member = await signIn("Developer");
      for (const method of ["GET", "HEAD"]) {
        const theirs = await visitAs(member, path, { method });
        const { status, headers } = theirs;
        expect([method, status, headers.get("ETag")]).toEqual([method, 200, etag]);
        expect(await theirs.text()).toBe(method === "GET" ? bytes : "");
        expect(headers.get("Set-Cookie")).toBeNull();
        const again = await visitAs(member, path, { method, headers: { "If-None-Match": etag } });
        expect([method, again.status, await again.text()]).toEqual([method, 304, ""]);
      }
    },
  );
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
