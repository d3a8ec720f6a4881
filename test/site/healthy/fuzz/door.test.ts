import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isDigits } from "../../../../app/contract/digits.ts";
import { cases, PROPERTY_TIMEOUT } from "../../../support/runs.ts";
import {
  beginSignIn,
  cookiesOf,
  forget,
  seen,
  signIn,
  visit,
  visitAs,
} from "../../../support/site.ts";

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

const junk = fc.string({ unit: "grapheme-ascii", maxLength: 30 });

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

describe("ids", () => {
  const digits = fc.stringMatching(/^[0-9]{1,30}$/);
  const id = fc.oneof(
    digits,
    fc.tuple(digits, junk).map((parts) => parts.join("")),
    fc.string({ unit: "binary", maxLength: 24 }),
    digits.map((text) =>
      text.replaceAll(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
    ),
    fc.constantFrom(
      "18446744073709551616",
      "99999999999999999999",
      "x".repeat(7_000),
      "..",
      "@evil",
    ),
  );

  it(
    "T15: malformed ids never reach the bot API",
    async () => {
      await forget();
      await fc.assert(
        fc.asyncProperty(
          id.filter((text) => !isDigits(text)),
          fc.constantFrom("/api/user/", "/api/avatars/"),
          async (text, route) => {
            const path = route + encodeURIComponent(text.toWellFormed());
            const answer = await visit(path);
            await answer.arrayBuffer();
            // A dot segment is resolved before sending: the address is unknown, or a public list.
            const isElsewhere = !new URL(path, "https://haven.test").pathname.startsWith(route);
            expect(isElsewhere ? [200, 400, 404] : [400, 404]).toContain(answer.status);
          },
        ),
        { numRuns: cases(200, 10_200) },
      );
      const asked = (await seen()).map(({ path }) => path);
      expect(asked.filter((path) => /^\/(user|avatars)\//.test(path))).toEqual([]);
    },
    PROPERTY_TIMEOUT,
  );
});

describe("the way back from signing in", () => {
  const name = fc.constantFrom("code", "state", "iss", "error", "returnTo", "scope", "x");

  it(
    "T4: a callback that this browser did not begin signs nobody in, and never leaves the site",
    async () => {
      const { cookie, callback } = await beginSignIn("Developer");
      const own = Object.fromEntries(callback.searchParams);
      const value = fc.oneof(junk, fc.constantFrom(own.code ?? "", "https://evil.test", "//evil"));
      const pairs = fc.array(fc.tuple(name, value), { maxLength: 6 });
      await forget();
      await fc.assert(
        fc.asyncProperty(pairs, fc.boolean(), async (query, withCookie) => {
          const answer = await visitAs(
            withCookie ? cookie : "",
            `/api/auth/discord/callback?${new URLSearchParams(query)}`,
          );
          await answer.arrayBuffer();
          expect(answer.status).toBe(302);
          const to = new URL(answer.headers.get("Location") ?? "", "https://haven.test");
          expect(to.origin).toBe("https://haven.test");
          expect(cookiesOf(answer)["__Host-session"]).toBeUndefined();
        }),
        { numRuns: cases(150, 10_000) },
      );
      const asked = (await seen()).filter(({ side }) => side === "chat");
      expect(asked).toEqual([]);
    },
    PROPERTY_TIMEOUT,
  );
});
