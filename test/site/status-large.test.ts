import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { breakDown, heal, visit, withoutStyles } from "../support/site.ts";

// A file of its own: a bot of a thousand shards with three years behind it, and nothing cached from another.

const HALF_HOUR = 1_800_000;

/** Even spread without chance: the same lists every time. */
const spread = (i: number, size: number) => (i * 7_919) % size;

beforeAll(async () => {
  const now = Math.floor(Date.now() / HALF_HOUR) * HALF_HOUR;
  const shards = Array.from({ length: 1_000 }, (_, i) => ({
    shard_id: i,
    server_count: 900 + spread(i, 211),
    member_count: 180_000 + spread(i, 60_013),
    latency: 30 + spread(i, 9_973) / 100,
    uptime: 40_000 + spread(i, 900_001),
    is_ready: i % 97 !== 5,
  }));
  const history = Array.from({ length: 52_000 }, (_, i) => ({
    timestamp: new Date(now - (51_999 - i) * HALF_HOUR).toISOString(),
    guilds: 400_000 + i * 11 + spread(i, 97),
    users: 90_000_000 + i * 1_500 + spread(i, 9_001),
    ping: 40 + spread(i, 500) / 10,
  }));
  await breakDown({ path: "/shards", body: JSON.stringify(shards) });
  await breakDown({ path: "/history", body: JSON.stringify(history) });
});

// The outside world is the same for every file.
afterAll(heal);

async function zipped(text: string): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

describe("a bot of a thousand shards with 52,000 points behind it", () => {
  it.each(["24h", "all"])("has a page of at most 60 KB for %s", async (range) => {
    const answer = await visit(`/status?range=${range}`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(await zipped(withoutStyles(html))).toBeLessThanOrEqual(60 * 1024);
    expect(html).toContain("989/1000 Shards Operational");
    expect(html.match(/data-shard=/g)).toHaveLength(1_000);
  });

  it("answers three years as one point a day, and small", async () => {
    const text = await (await visit("/api/history?range=all")).text();
    expect(JSON.parse(text)).toHaveLength(1_084 + Number(new Date(Date.now()).getUTCHours() < 8));
    expect(await zipped(text)).toBeLessThanOrEqual(60 * 1024);
  });
});
