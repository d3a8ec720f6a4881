import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cases, PROPERTY_TIMEOUT } from "../../../support/runs.ts";
import { forget, seen, signIn, visitAs } from "../../../support/site.ts";

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

describe("the staff's pages", () => {
  const PAGES = [
    "overview",
    "commands",
    "health",
    "lookup",
    "appeals",
    "logging/economy",
    "blacklist",
    "blacklist/user/user",
  ];
  const letter = fc.tuple(fc.nat({ max: 4 }), fc.boolean());
  const twisted = fc
    .tuple(fc.constantFrom(...PAGES), fc.array(letter, { minLength: 40, maxLength: 40 }))
    .map(([page, ways]) =>
      Array.from(`staff/${page}`)
        .map((char, i) => {
          const [way, isUpper] = ways[i] ?? [0, false];
          const hex = char.charCodeAt(0).toString(16);
          if (char === "/") return ["/", "/", "//", "/./", "%2f"][way];
          if (way === 1) return char.toUpperCase();
          if (way === 2) return `%${isUpper ? hex.toUpperCase() : hex}`;
          return char;
        })
        .join(""),
    );
  const ROUTE_IDS = [
    "routes/staff/overview",
    "routes/staff/health",
    "routes/staff/appeals",
    "routes/staff/blacklist-all",
    "routes/staff/layout",
    "root",
  ];
  const form = fc.constantFrom(
    "",
    "/",
    ".data",
    ".DATA",
    "/_.data",
    "?index",
    "?id=234567890123456789",
    "#x",
    "%00",
    ";x",
    "/x.css",
    ".data?x",
    ".data?id=234567890123456789",
    ...ROUTE_IDS.map((route) => `.data?_routes=${encodeURIComponent(route)}`),
  );
  const start = fc.constantFrom("/", "/", "/", "//", "/./", "/x/../");

  it.each([
    ["nobody", async () => ""],
    ["a visitor", () => signIn("Visitor")],
  ])(
    "T3: show nothing to %s in any spelling",
    async (_, cookieOf) => {
      const cookie = await cookieOf();
      await forget();
      await fc.assert(
        fc.asyncProperty(
          fc.record({ start, twisted, form, method: fc.constantFrom("GET", "HEAD") }),
          async ({ start, twisted, form, method }) => {
            const answer = await visitAs(cookie, start + twisted + form, { method });
            const body = await answer.text();
            expect([200, 202, 302, 400, 404]).toContain(answer.status);
            expect(body).not.toMatch(/"viewer"|jishaku/i);
            // For single routes' data, the router answers 200 with those that match: none.
            if (answer.status === 200) expect(form).toContain("_routes=");
          },
        ),
        { numRuns: cases(120, 5_000) },
      );
      const asked = (await seen()).filter(({ side }) => side === "bot").map(({ path }) => path);
      expect(asked.filter((path) => /^\/(blacklist|logs|activity)/.test(path))).toEqual([]);
    },
    PROPERTY_TIMEOUT,
  );
});
