import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { silence } from "../support/silence.ts";
import { goOn, stopTime, timed } from "../support/time.ts";
import { visitHere } from "../support/site.ts";

// A file of its own: nothing here has ever been read, so no copy can help out.

// A query that is not cached, so that the page is rendered each time.
const LANDING = "/?q=landing";

async function textOf(path: string): Promise<string> {
  return (await visitHere(path)).answer.text();
}

describe("with a bot API that never answers", () => {
  beforeAll(async () => {
    // What the page says of incidents is read, so that it waits for the bot alone.
    await visitHere("/status/uptime.json");
    stopTime();
  });
  afterAll(() => {
    goOn();
    vi.restoreAllMocks();
  });

  it("the landing page waits 50 ms for the totals and comes without them", async () => {
    const { asked } = silence(/^\/shards$/);
    const { value, ms } = await timed(() => visitHere(LANDING));
    const html = await value.answer.text();
    expect(ms).toBe(50);
    expect(html).toContain("Add to Discord");
    expect(html).not.toMatch(/<dt[^>]*>servers</);
    // The read that the page did not wait for times out, so that no later request joins it.
    await timed(value.ended);
    expect(asked.length).toBeGreaterThan(0);
  });
});

describe("once the bot API answers", () => {
  it("the landing page shows the totals of the status page", async () => {
    const shards: { server_count: number }[] = JSON.parse(await textOf("/api/shards"));
    const servers = shards.reduce((sum, { server_count }) => sum + server_count, 0);
    expect(await textOf(LANDING)).toMatch(
      new RegExp(`<dt[^>]*>servers</dt><dd[^>]*>${servers.toLocaleString("en-US")}<`),
    );
  });
});
