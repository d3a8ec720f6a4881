import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { seedUptime } from "../../worker/local/seed/uptime.ts";
import { breakDown, heal, visit } from "../support/site.ts";

// Its own file: the database has the local world's past, and KV a notice.

const { CACHE, DB } = env;

beforeAll(async () => {
  await seedUptime(DB, Date.now());
  await CACHE.put("notice", '{"text":"Voice <b>moves</b> tonight","level":"warning"}');
});

const text = async (path: string) => (await (await visit(path)).text()).replaceAll(/<[^>]*>/g, "|");

describe("the status page's past", () => {
  // The first test: from here on there is a copy.
  it("is below the panel when the bot API gives nothing", async () => {
    await breakDown({ path: "/*", status: 503 });
    try {
      const words = await text("/status");
      expect(words).toMatch(/Unable to fetch status, .*\|Incidents\|.*Offline in/s);
    } finally {
      await heal();
    }
  });

  it("is in the first HTML: bars, incidents and the notice", async () => {
    const html = await (await visit("/status")).text();
    expect(html).toContain("Voice &lt;b&gt;moves&lt;/b&gt; tonight");
    expect(html).toMatch(/<svg aria-hidden="true" viewBox="0 0 90 40"/);
    expect(html).toMatch(/<link [^>]*rel="alternate"[^>]*href="\/status\/feed\.atom"/);
    const words = html.replaceAll(/<[^>]*>/g, "|");
    const days = await DB.prepare("SELECT count(*) AS n FROM days").first<number>("n");
    expect(days).toBeGreaterThan(70);
    const total = new RegExp(String.raw`\d\d\.\d\d%\|[ |]*(<!-- -->)?last ${days} days`);
    expect(words).toMatch(total);
    expect(words).toMatch(/Offline in 4% of servers\|.*?Investigating/);
  });

  it("agrees with itself in every shape", async () => {
    const report = await (await visit("/status/uptime.json")).json<{ incidents: object[] }>();
    const all = await (await visit("/status/incidents.json")).json<{ incidents: object[] }>();
    const now = await (await visit("/status/summary.json")).json<{ incidents: object[] }>();
    const entries = (await (await visit("/status/feed.atom")).text()).match(/<entry>/g);
    expect(all.incidents).toHaveLength(report.incidents.length);
    expect(entries).toHaveLength(report.incidents.length);
    expect(now.incidents).toMatchObject([{ name: "Offline in 4% of servers", resolved_at: null }]);
  });
});
