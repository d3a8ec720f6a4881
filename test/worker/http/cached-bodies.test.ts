import { beforeAll, expect, it, vi } from "vitest";
import { createTestWorker, KNOWN_ID, stubPlatform } from "../../support/test-worker.ts";

beforeAll(stubPlatform);

it.each([
  "/api/shards",
  "/api/history?range=24h",
  "/api/avatars",
  `/api/user/${KNOWN_ID}`,
  "/commands.json",
])("the body of %s is written and hashed once for each copy of the data", async (path) => {
  const worker = createTestWorker();
  const first = await worker.ask(path);
  const digest = vi.spyOn(crypto.subtle, "digest");
  const again = await worker.ask(path);
  expect(digest).not.toHaveBeenCalled();
  expect([again.status, again.headers.get("ETag")]).toEqual([200, first.headers.get("ETag")]);
  expect(first.headers.get("ETag")).toMatch(/^W\/"/);
  expect(await again.text()).toBe(await first.text());
  digest.mockRestore();
});
