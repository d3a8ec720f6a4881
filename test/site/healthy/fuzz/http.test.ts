import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reads } from "../../../../app/contract/endpoints.ts";
import { API_KEY, CLIENT_SECRET, SESSION_SECRET } from "../../../support/fixtures.ts";
import { expectSecured } from "../../../support/headers.ts";
import { PUBLIC_PATHS } from "../../../support/paths.ts";
import { cases, PROPERTY_TIMEOUT } from "../../../support/runs.ts";
import { visit } from "../../../support/site.ts";

// One line per request and per unreadable address is too much.
beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

const ROUTES = [
  ...PUBLIC_PATHS,
  ...Object.values(reads).map((row) => row.route),
  "/discord",
  "/epicgames/Fortnite",
  "/staff/overview",
  "/api/auth/discord",
  "/api/auth/discord/callback",
  "/api/auth/me",
  "/api/auth/logout",
  "/api/staff/exports",
  "/api/staff/users",
  "/api/own-avatars/hidden",
  "/status/summary.json",
  "/status/badge.svg",
  "/commands.json",
  "/healthz",
];

const PIECES = "..|.|%2e%2e|%2f|%00|%0d%0a|%ff|%|_.data|.data|{x}".split("|");
const segment = fc.oneof(
  fc.constantFrom(...PIECES),
  fc.constantFrom(...ROUTES.flatMap((route) => route.split("/")).filter(Boolean)),
  fc.string({ unit: "grapheme", maxLength: 12 }),
);

const path = fc.oneof(
  fc.constantFrom(...ROUTES),
  fc.tuple(fc.constantFrom(...ROUTES), segment).map(([route, end]) => `${route}/${end}`),
  fc.constantFrom(...ROUTES).map((route) => `${route}.data`),
  fc.array(segment, { maxLength: 5 }).map((parts) => `/${parts.join("/")}`),
);

const QUERY_NAMES = "q c range page user id ids returnTo state code _routes index paths x".split(
  " ",
);
const query = fc.array(
  fc.tuple(
    fc.oneof(fc.constantFrom(...QUERY_NAMES), fc.string({ maxLength: 6 })),
    fc.oneof(
      fc.constantFrom("24h", "7d", "-1", "1e9", "__proto__", "234567890123456789", "//evil.test"),
      fc.string({ unit: "binary", maxLength: 20 }),
    ),
  ),
  { maxLength: 4 },
);

const METHODS = ["GET", "GET", "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const method = fc.constantFrom(...METHODS, "PROPFIND", "get");

const HEADER_NAMES = [
  "Accept Accept-Encoding Authorization Content-Type Cookie If-None-Match Origin Range",
  "Sec-Fetch-Site X-API-Key X-Forwarded-For X-Forwarded-Host X-Original-URL X-Requested-With",
  "X-Rewrite-URL X-React-Router-SPA-Mode",
].flatMap((names) => names.split(" "));

const printable = fc.string({ unit: "grapheme-ascii", maxLength: 40 });
const headers = fc.array(
  fc.tuple(
    fc.constantFrom(...HEADER_NAMES),
    fc.oneof(
      printable,
      fc.constantFrom("__Host-session=a.b", "__Host-oauth=%", "https://haven.test", "same-origin"),
      fc.constantFrom("gzip;q=x", '"', "null", "*", "bytes=0-", "yes"),
    ),
  ),
  { maxLength: 5 },
);

const SECRETS = [API_KEY, CLIENT_SECRET, SESSION_SECRET];

it(
  "an answer to any request is no 5xx, has every header and shows no secret",
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({ path, query, method, headers, body: printable }),
        async (asked) => {
          const init: RequestInit = { method: asked.method, headers: asked.headers };
          if (!["GET", "HEAD"].includes(asked.method.toUpperCase())) init.body = asked.body;
          const answer = await visit(`${asked.path}?${new URLSearchParams(asked.query)}`, init);
          const body = await answer.text();
          expect(answer.status).toBeLessThan(500);
          expectSecured(answer, asked.path);
          for (const secret of SECRETS) expect(body).not.toContain(secret);
        },
      ),
      { numRuns: cases(200, 20_000) },
    );
  },
  PROPERTY_TIMEOUT,
);
