import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { breakDown, heal, visit } from "../support/site.ts";

// A file of its own: nothing here has ever been read, so no copy can help out.

describe("with a bot API that takes its time", () => {
  beforeAll(() => breakDown({ path: "/*", delay: 8000 }));
  afterAll(heal);

  it("the landing page waits for no answer and shows no totals", async () => {
    const start = Date.now();
    const html = await (await visit("/")).text();
    // Waiting for the bot API would take at least its 2.5 s.
    expect(Date.now() - start).toBeLessThan(1500);
    expect(html).toContain("Add to Discord");
    expect(html).not.toMatch(/<dt[^>]*>servers</);
  });
});

describe("once the bot API answers", () => {
  it("the landing page shows the totals of the status page", async () => {
    const shards: { server_count: number }[] = await (await visit("/api/shards")).json();
    const servers = shards.reduce((sum, { server_count }) => sum + server_count, 0);
    // Read by the page, so no kept page answers it: the one without totals lives for ten seconds.
    const html = await (await visit("/?returnTo=%2Fteam")).text();
    expect(html).toMatch(
      new RegExp(`<dt[^>]*>servers</dt><dd[^>]*>${servers.toLocaleString("en-US")}<`),
    );
  });
});
