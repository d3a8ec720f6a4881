import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeReturnPath } from "../../../worker/auth/return-path.ts";
import { SITE_URL } from "../../support/fixtures.ts";
import { PROPERTY_TIMEOUT, RUNS } from "../../support/runs.ts";

describe("T11: the return path", () => {
  it.each(["/", "/staff/overview", "/commands/music?q=play&c=skip", "/status?range=7d#shards"])(
    "keeps %s",
    (path) => expect(safeReturnPath(path, SITE_URL)).toBe(path),
  );

  it.each([
    null,
    "",
    "staff",
    "//evil.test",
    "///evil.test",
    "/\\evil.test",
    "\\\\evil.test",
    "/\t/evil.test",
    "/\n/evil.test",
    "/\r\nSet-Cookie: a=b",
    " //evil.test",
    "/..//evil.test",
    "/.//evil.test",
    "/%2e%2e//evil.test",
    "https://haven.test@evil.test",
    "https://haven.test.evil.test",
    "https://haven.test/",
    "javascript:alert(1)",
    "data:text/html,x",
    "/\u0000",
    "/\u0085/evil",
    "/api/auth/logout",
    "/API/auth/me",
    "/discord",
    "/invite",
    "/epicgames/x",
    `/${"x".repeat(600)}`,
    // Written with percent signs it is nine times as long.
    `/${"€".repeat(500)}`,
  ])("replaces %j by the landing page", (path) => {
    expect(safeReturnPath(path, SITE_URL)).toBe("/");
  });

  it(
    "T11: always resolves to our own origin and carries no line break",
    () => {
      fc.assert(
        fc.property(
          fc.string({ unit: "binary" }),
          fc.constantFrom("", "/", "//", "/\\", "/.", "\\/"),
          (text, start) => {
            const path = safeReturnPath(start + text, SITE_URL);
            expect(new URL(path, SITE_URL).origin).toBe(SITE_URL);
            expect(path).not.toMatch(/^\/\/|[\r\n\\]/);
          },
        ),
        { numRuns: RUNS },
      );
    },
    PROPERTY_TIMEOUT,
  );
});
