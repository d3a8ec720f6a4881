import { Hono } from "hono";
import { afterEach, expect, it, vi } from "vitest";
import type { EdgeEnv } from "../../../worker/context/edge-env.ts";
import { respondWithCachedJson } from "../../../worker/http/etag.ts";

const LARGE = Array.from({ length: 100_000 }, (_, i) => ({ id: i, name: "somebody" }));
const PIECE = 64 * 1024;
const READERS = 80;

const app = new Hono<EdgeEnv>().get("/", (c) => respondWithCachedJson(c, { value: LARGE }, {}));

afterEach(() => void vi.restoreAllMocks());

it("T49: a client that stops reading a large answer gets at most two small chunks; others get it whole", async () => {
  await app.request("/", {}, {});
  const pieces = vi.spyOn(Uint8Array.prototype, "subarray");
  const readers = await Promise.all(
    Array.from({ length: READERS }, async () => (await app.request("/", {}, {})).body?.getReader()),
  );
  await Promise.all(readers.map(async (reader) => reader?.read()));
  const sizes = pieces.mock.results.map(({ value }) => value.byteLength);
  expect(sizes.length).toBeGreaterThanOrEqual(READERS);
  expect(sizes.length).toBeLessThanOrEqual(2 * READERS);
  expect(new Set(sizes)).toEqual(new Set([PIECE]));
  expect(await (await app.request("/", {}, {})).json()).toEqual(LARGE);
});
