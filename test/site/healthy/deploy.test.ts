import { describe, expect, it } from "vitest";
import { visit } from "../../support/site.ts";

describe("F30: a page from before a deploy", () => {
  it.each(["/assets/team-gone1234.js", "/assets/frame-gone1234.css"])(
    "F30: gets a plain text that %s is missing, which is not cached",
    async (path) => {
      const answer = await visit(path);
      const { headers } = answer;
      expect([answer.status, await answer.text()]).toEqual([404, "Not found"]);
      expect(headers.get("Content-Type")).toMatch(/^text\/plain/);
      expect(headers.get("Cache-Control")).toBe("no-store");
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Strict-Transport-Security")).toContain("max-age=63072000");
    },
  );
});
