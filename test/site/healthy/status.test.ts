import { beforeAll, describe, expect, it } from "vitest";
import { forget, seen, visit } from "../../support/site.ts";

interface Row {
  timestamp: string;
  guilds: number;
  users: number;
}

interface ShardRow {
  shard_id: number;
  server_count: number;
  member_count: number;
  latency: number | null;
  is_ready: boolean;
}

const DAY = 86_400_000;
/** How far a bot's clock may be ahead. */
const AHEAD = 300_000;
const RANGES = ["24h", "7d", "30d", "all"];

let history: Row[] = [];
let shards: ShardRow[] = [];

beforeAll(async () => {
  const rows = await (await visit("/api/history")).json<Row[]>();
  // The bot's clock runs and the worker's is stopped: a new row lies in the future unless near.
  history = rows.filter(({ timestamp }) => Date.parse(timestamp) <= Date.now() + AHEAD);
  shards = await (await visit("/api/shards")).json();
});

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
const counted = (value: number) => String(value).replaceAll(/\B(?=(\d{3})+$)/g, ",");
const signed = (value: number) => `${value < 0 ? "-" : "+"}${counted(Math.abs(value))}`;

/** When a range begins, epoch ms. */
function startOf(range: string): number {
  const now = Date.now();
  const midnight = Date.parse(new Date(now).toISOString().slice(0, 10));
  if (range === "24h") return now - DAY;
  return range === "all" ? 0 : midnight - parseInt(range, 10) * DAY;
}

/** A range's first record, from which changes are counted. */
function firstOf(range: string): Row | undefined {
  const rows = history.filter((row) => Date.parse(row.timestamp) >= startOf(range));
  return rows.sort((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp))[0];
}

/** The expected points, computed from text: hours and days are prefixes of ISO times. */
function byHand(range: string): Row[] {
  const start = startOf(range);
  const last = new Map<string, Row>();
  for (const row of [...history].sort(
    (a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp),
  )) {
    const time = new Date(Math.min(Date.parse(row.timestamp), Date.now())).toISOString();
    if (Date.parse(time) >= start) last.set(time.slice(0, range === "24h" ? 13 : 10), row);
  }
  return [...last.values()];
}

/** The text of a page, tags as bars. */
async function textOf(path: string): Promise<string> {
  const html = await (await visit(path)).text();
  return html
    .replaceAll(/<script[\s\S]*?<\/script>/g, "")
    .replaceAll(/<[^>]*>/g, "|")
    .replaceAll(/\|[|\s]*/g, "|");
}

describe("the first HTML", () => {
  it.each(RANGES)("of %s has the same numbers as an independent calculation", async (range) => {
    const text = await textOf(`/status?range=${range}`);
    const rows = byHand(range);
    const servers = sum(shards.map(({ server_count }) => server_count));
    const users = sum(shards.map(({ member_count }) => member_count));
    const latencies = shards.flatMap(({ latency }) => latency ?? []);
    expect(text).toContain(`|Avg. Latency|${Math.round(sum(latencies) / latencies.length)} ms|`);
    const first = firstOf(range);
    const change = [servers - (first?.guilds ?? 0), users - (first?.users ?? 0)] as const;
    expect(text).toContain(
      `|Total Servers|${counted(servers)}|${change[0] === 0 ? "" : signed(change[0])}`,
    );
    expect(text).toContain(
      `|Total Users|${counted(users)}|${change[1] === 0 ? "" : signed(change[1])}`,
    );
    // The newest rows of the chart's data table, from the last one.
    const newest = rows.slice(-5).toReversed();
    const lines = newest.slice(0, -1).map((row, i) => {
      const difference = row.guilds - (newest[i + 1]?.guilds ?? 0);
      return `${counted(row.guilds)}|${difference === 0 ? "0" : signed(difference)}|`;
    });
    let from = text.indexOf("|Server Growth|");
    for (const line of lines) {
      const at = text.indexOf(line, from);
      expect(at, line).toBeGreaterThan(from);
      from = at;
    }
  });

  it("says how many shards are ready, which are not, and how each one is", async () => {
    const text = await textOf("/status");
    const ready = shards.filter(({ is_ready }) => is_ready).length;
    expect(text).toContain(`|${ready}/${shards.length} Shards Operational|`);
    expect(text).toContain("Down: shard 17");
    for (const { shard_id, is_ready } of shards) {
      expect(text).toContain(`|Shard ${shard_id}|${is_ready ? "Operational" : "Down"}|Uptime|`);
    }
  });

  it("has a line for each growth, and names the time zone", async () => {
    const html = await (await visit("/status?range=30d")).text();
    expect(html.match(/<path d="M[\d.]+ [\d.]+L/g)).toHaveLength(2);
    expect(html).toContain("All times are UTC.");
  });

  it("marks the range it shows, and takes one it does not know as 24h", async () => {
    const pressed = async (path: string) =>
      /value="(\w+)"[^>]*aria-pressed="true"/.exec(await (await visit(path)).text())?.[1] ??
      /aria-pressed="true"[^>]*value="(\w+)"/.exec(await (await visit(path)).text())?.[1];
    expect(await pressed("/status?range=30d")).toBe("30d");
    expect(await pressed("/status?range=1y")).toBe("24h");
  });

  it("names the shard of a server, and explains a malformed id", async () => {
    const id = "197038439483310086";
    const shard = Number((BigInt(id) >> 22n) % BigInt(shards.length));
    const html = await (await visit(`/status?server=${id}`)).text();
    const belongs = `Server 1970…0086 belongs to shard ${shard}`;
    expect(html).toContain(
      `property="og:description" content="${belongs}. Operational: This shard`,
    );
    const text = await textOf(`/status?server=${id}`);
    expect(text).toContain(`|${belongs}|`);
    expect(text).toMatch(/This shard is up\. If the bot .*still a member.*\|Add it again\|/);
    expect(await textOf("/status?server=12<b>")).toContain("|This is neither a channel");
  });
});

describe("/api/history", () => {
  it.each(RANGES)("?range=%s answers the points of that range", async (range) => {
    const answer = await visit(`/api/history?range=${range}`);
    expect(answer.headers.get("X-Data-State")).toBe("fresh");
    const points = await answer.json<{ total_servers: number; total_users: number }[]>();
    expect(points.map((point) => [point.total_servers, point.total_users])).toEqual(
      byHand(range).map(({ guilds, users }) => [guilds, users]),
    );
  });

  it("T14: answers everything without a query, and 400 to an unknown range", async () => {
    expect(history.length).toBeGreaterThan(5_000);
    const unknown = ["", "1y", "24H", "24h%00", "24h%20", "__proto__", "constructor", "7d%00"];
    for (const range of unknown) {
      expect((await visit(`/api/history?range=${range}`)).status).toBe(400);
    }
  });
});

describe("for machines", () => {
  it.each([
    ["/status/status.json", /^application\/json/],
    ["/status/summary.json", /^application\/json/],
    ["/status/api/v2/components.json", /^application\/json/],
    ["/status/api/v2/incidents/unresolved.json", /^application\/json/],
    ["/status/history.atom", /^application\/atom\+xml/],
    ["/status/badge.svg", /^image\/svg\+xml/],
  ])("%s may be read and cached by any site", async (path, type) => {
    const answer = await visit(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toMatch(type);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(answer.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=30");
    expect(answer.headers.get("Access-Control-Allow-Credentials")).toBeNull();
    const etag = answer.headers.get("ETag") ?? "";
    expect(etag).toMatch(/^W\/"[\w-]{16}"$/);
    for (const known of [etag, etag.slice(2), `"x", ${etag}`]) {
      const again = await visit(path, { headers: { "If-None-Match": known } });
      expect([again.status, await again.text()]).toEqual([304, ""]);
    }
    expect((await visit(path, { headers: { "If-None-Match": '"x"' } })).status).toBe(200);
    expect((await visit(path, { method: "HEAD" })).status).toBe(200);
    expect((await visit(path, { method: "PUT" })).status).toBe(405);
  });

  it("are where Statuspage clients look, with the same bodies, each cut to its name", async () => {
    const read = async (path: string) => (await visit(`/status${path}`)).text();
    const cut = (text: string, name: string): Record<string, unknown> => {
      const body: Record<string, unknown> = JSON.parse(text);
      return { page: body.page, [name]: body[name] };
    };
    const [summary, incidents] = [await read("/summary.json"), await read("/incidents.json")];
    expect(await read("/api/v2/summary.json")).toBe(summary);
    expect(await read("/api/v2/status.json")).toBe(await read("/status.json"));
    expect(await read("/history.atom")).toBe(await read("/feed.atom"));
    const v2 = async (path: string) => JSON.parse(await read(`/api/v2/${path}.json`));
    expect(await v2("components")).toEqual(cut(summary, "components"));
    expect(await v2("incidents")).toEqual(cut(incidents, "incidents"));
    const plans = "scheduled_maintenances";
    expect(await v2("scheduled-maintenances")).toEqual(cut(incidents, plans));
    expect(Object.keys(await v2("incidents/unresolved"))).toEqual(["page", "incidents"]);
    for (const which of ["active", "upcoming"]) {
      expect(Object.keys(await v2(`scheduled-maintenances/${which}`))).toEqual(["page", plans]);
    }
    for (const { created_at: created } of (await v2("components")).components) {
      expect(new Date(created).toISOString()).toBe(created);
    }
    expect((await visit("/status/api/v2/nothing.json")).status).toBe(404);
  });

  it.each([
    ...["status", "summary", "incidents", "uptime"].map((name) => `/status/${name}.json`),
    ...["summary", "components", "incidents/unresolved"].map((it) => `/status/api/v2/${it}.json`),
    ...["feed.atom", "history.atom", "maintenance.ics", "badge.svg"].map((it) => `/status/${it}`),
    ...["commands.json", "robots.txt", "sitemap.xml", "llms.txt"].map((name) => `/${name}`),
    "/.well-known/security.txt",
  ])("scripts that send their own header may read %s", async (path) => {
    const headers = {
      Origin: "https://elsewhere.test",
      "Access-Control-Request-Method": "GET",
      "Access-Control-Request-Headers": "x-own",
    };
    const answer = await visit(path, { method: "OPTIONS", headers });
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(answer.headers.get("Access-Control-Allow-Methods")).toBe("GET, HEAD, OPTIONS");
    expect(answer.headers.get("Access-Control-Allow-Headers")).toBe("*");
    expect(answer.headers.get("Access-Control-Allow-Credentials")).toBeNull();
    for (const own of ["/api/auth/me", "/api/commands", "/api/me/data", "/status"]) {
      expect((await visit(own, { method: "OPTIONS", headers })).status).toBe(405);
    }
  });

  it("say the same as the page", async () => {
    const summary = await (
      await visit("/status/summary.json")
    ).json<{
      status: { indicator: string; description: string };
      components: { name: string; status: string }[];
    }>();
    expect(summary.status).toEqual({
      indicator: "minor",
      description: `${shards.length - 1}/${shards.length} Shards Operational`,
    });
    expect(summary.components.filter(({ status }) => status !== "operational")).toMatchObject([
      { name: "Shard 17", status: "major_outage" },
    ]);
    expect(await (await visit("/status/badge.svg")).text()).toContain(
      `${shards.length - 1}/${shards.length} shards`,
    );
  });

  it("make no more requests to the bot than the page", async () => {
    await forget();
    for (let i = 0; i < 20; i += 1) await visit(`/status/status.json?x=${i}`);
    expect(await seen()).toEqual([]);
  });
});
