import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import { kvKeyOf } from "../../worker/bot/cache.ts";
import { OWNER } from "../support/fixtures.ts";
import { breakDown, heal, visit } from "../support/site.ts";

// Its own file: the only copies are three hours old, left in KV by another data centre.

const HOUR = 3_600_000;

async function leaveCopies(): Promise<void> {
  const { CACHE } = env as unknown as { CACHE: KVNamespace };
  const storedAt = Date.now() - 3 * HOUR;
  const keep = (key: string, value: unknown) =>
    CACHE.put(key, JSON.stringify({ value, storedAt, kvAt: storedAt }));
  const shard = {
    server_count: 70,
    member_count: 900,
    latency: 41,
    uptime: 90_000,
    is_ready: true,
  };
  await keep(kvKeyOf(OWNER, "/shards"), [
    { shard_id: 0, ...shard },
    { shard_id: 1, ...shard },
  ]);
  await keep(
    kvKeyOf(OWNER, "/history"),
    [9, 8, 7, 6, 5, 4].map((hours, i) => ({
      timestamp: new Date(Date.now() - hours * HOUR).toISOString(),
      guilds: 130 + i,
      users: 1_700 + i,
      ping: 40,
    })),
  );
}

afterEach(heal);

describe("a dead bot API with a copy of three hours ago", () => {
  it("leaves the page readable, and the banner says how old it is instead of being green", async () => {
    await leaveCopies();
    await breakDown({ path: "/*", status: 503 });
    const answer = await visit("/status");
    expect(answer.status).toBe(200);
    const html = await answer.text();
    const text = html.replaceAll(/<[^>]*>/g, "|").replaceAll(/\|+/g, "|");
    // The same bytes at any age; the browser adds the time.
    expect(text).toMatch(/\|No report since \d\d:\d\d UTC\|/);
    expect(text).toContain("Last heard: All Systems Operational");
    expect(html).toContain('data-tone="gray"');
    expect(text).toContain("|Total Servers|140|+10|");
    expect(text).toContain("|Shard 1|");
    expect(text).toContain("Not current: as of ");
    expect(text).not.toContain("Unable to fetch status");
    // A link preview doesn't call it the present either.
    const [, description = ""] = /property="og:description" content="([^"]*)"/.exec(html) ?? [];
    expect(description).toMatch(/^No report since \d\d:\d\d UTC\. /);
    expect(html.match(/All Systems Operational/g)).toHaveLength(1);
  });

  it("tells machines too", async () => {
    await breakDown({ path: "/*", status: 503 });
    const { status } = await (await visit("/status/status.json")).json<{ status: object }>();
    expect(status).toEqual({
      indicator: "major",
      description: "No report for 3 h; last heard: All Systems Operational",
    });
    expect(await (await visit("/status/badge.svg")).text()).toContain("no report for 3 h");
  });
});
