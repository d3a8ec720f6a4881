import { env } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { publishReport } from "../../worker/db/report.ts";
import { seedUptime } from "../../worker/local/seed/uptime.ts";
import { advance } from "../support/runtime-setup.ts";
import { SITE_URL } from "../support/fixtures.ts";
import { breakDown, heal, signIn, visit, visitAs, visitHere } from "../support/site.ts";
import { goOn, stopTime, timed } from "../support/time.ts";

// Its own file: the team's writes are in the database.

const { DB } = env;
const OUTAGE = {
  title: "Music is silent",
  impact: "major",
  shards: [17, 3],
  status: "investigating",
  text: "Voice connections fail. We are looking into it.",
};

const OURS = { Origin: SITE_URL };

let manager = "";
let supporter = "";
beforeAll(async () => {
  await seedUptime(DB, Date.now());
  manager = await signIn("Manager");
  supporter = await signIn("Supporter");
});
afterEach(() => void vi.restoreAllMocks());

function post(
  path: string,
  body: unknown,
  { cookie = manager, headers = OURS }: { cookie?: string; headers?: HeadersInit } = {},
): Promise<Response> {
  return visitAs(cookie, path, { method: "POST", headers, body: JSON.stringify(body) });
}

async function open(change: object = {}): Promise<string> {
  const answer = await post("/api/staff/incidents", { ...OUTAGE, ...change });
  expect(answer.status).toBe(201);
  return (await answer.json<{ id: string }>()).id;
}

const never = () => new Promise<never>(() => {});

const rows = async (sql: string) => (await DB.prepare(sql).all()).results;

describe("T64: who may write incidents", () => {
  const [path, other] = ["/api/staff/incidents", "/api/staff/incidents/x/updates"];

  it("only members of the team with a permitted rank, and only from this site", async () => {
    for (const each of [path, other]) {
      expect((await post(each, OUTAGE, { cookie: "" })).status).toBe(401);
      expect((await post(each, OUTAGE, { cookie: await signIn("Visitor") })).status).toBe(403);
      expect((await post(each, OUTAGE, { cookie: supporter })).status).toBe(403);
      expect((await post(each, OUTAGE, { headers: {} })).status).toBe(403);
      const headers = { Origin: "https://evil.test" };
      expect((await post(each, OUTAGE, { headers })).status).toBe(403);
      const asked = await visitAs(manager, each);
      expect([asked.status, asked.headers.get("Allow")]).toEqual([405, "POST"]);
    }
    expect(await rows("SELECT * FROM incidents WHERE recorded_at IS NULL")).toEqual([]);
  });
});

describe("a request that is sent again", () => {
  it("opens one incident and writes one update, and gets the first answer again", async () => {
    const key = crypto.randomUUID();
    const [first, second] = await Promise.all([
      post(path(), { ...OUTAGE, key }),
      post(path(), { ...OUTAGE, key }),
    ]);
    const { id } = await first.json<{ id: string }>();
    expect([first.status, second.status, await second.json()]).toEqual([201, 201, { id }]);
    const [{ seen } = { seen: 0 }] = (await rows(
      `SELECT max(id) AS seen FROM incident_updates WHERE incident_id = '${id}'`,
    )) as { seen: number }[];
    const update = { status: "identified", text: "A cable.", seen, key: crypto.randomUUID() };
    const answers = [];
    for (let time = 0; time < 2; time += 1) {
      const answer = await post(`${path()}/${id}/updates`, update);
      answers.push([answer.status, await answer.text()]);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(await rows(`SELECT id FROM incident_updates WHERE incident_id = '${id}'`)).toHaveLength(
      2,
    );
  });

  it("with other words changes nothing, and answers which update was published", async () => {
    const key = crypto.randomUUID();
    const { id } = await (await post(path(), { ...OUTAGE, key })).json<{ id: string }>();
    const updates = `SELECT id, status, text FROM incident_updates WHERE incident_id = '${id}' ORDER BY id`;
    const [first] = (await rows(updates)) as { id: number }[];
    const incidents = await rows("SELECT * FROM incidents");
    for (const change of [
      { text: "Other words." },
      { status: "identified" },
      { title: "Another title" },
      { shards: "all" },
      { impact: "minor" },
    ]) {
      const again = await post(path(), { ...OUTAGE, ...change, key });
      expect([again.status, await again.json()], JSON.stringify(change)).toEqual([
        201,
        { id, kept: first?.id },
      ]);
    }
    expect(await rows("SELECT * FROM incidents")).toEqual(incidents);

    const update = { status: "identified", text: "A cable.", seen: first?.id };
    const sent = { ...update, key: crypto.randomUUID() };
    const written = await (await post(`${path()}/${id}/updates`, sent)).json<{ id: number }>();
    for (const change of [{ text: "Two cables." }, { status: "monitoring" }]) {
      const again = await post(`${path()}/${id}/updates`, { ...sent, ...change });
      expect([again.status, await again.json()], JSON.stringify(change)).toEqual([
        201,
        { id: written.id, kept: written.id },
      ]);
    }
    expect(await rows(updates)).toEqual([
      first,
      { id: written.id, status: update.status, text: update.text },
    ]);
  });
});

describe("a correction", () => {
  const updateOf = async (id: string) => {
    const [row] = await rows(`SELECT id FROM incident_updates WHERE incident_id = '${id}'`);
    return String(row?.id);
  };

  it("of a text is shown as edited, and of fields on every page at once", async () => {
    const id = await open();
    const text = "Voice connections fail in Europe.";
    const edited = await post(`${path()}/${id}/updates/${await updateOf(id)}`, { text });
    expect(edited.status).toBe(200);
    const changed = await post(`${path()}/${id}`, { title: "Music stutters", impact: "minor" });
    expect([changed.status, await changed.json()]).toEqual([200, { id }]);
    const page = await (await visit(`/status/incidents/${id}`)).text();
    expect(page).toContain("Music stutters");
    expect(page).toContain(text);
    expect(page).toContain("edited");
    expect(page).not.toContain(OUTAGE.text);
  });

  it("is refused if it says nothing, or if the update is another incident's", async () => {
    const [id, other] = [await open(), await open()];
    expect(
      (await post(`${path()}/${id}/updates/${await updateOf(id)}`, { text: " " })).status,
    ).toBe(400);
    expect((await post(`${path()}/${id}`, { scheduled_for: "2026-12-01T20:00:00Z" })).status).toBe(
      400,
    );
    const text = "Other words.";
    expect((await post(`${path()}/${id}/updates/${await updateOf(other)}`, { text })).status).toBe(
      404,
    );
  });

  it("that withdraws takes the incident from pages and feeds, and its address answers 410", async () => {
    const title = "Opened by mistake";
    const id = await open({ title });
    for (let time = 0; time < 2; time += 1) {
      expect((await post(`${path()}/${id}/withdraw`, {})).status).toBe(200);
    }
    const page = await visit(`/status/incidents/${id}`);
    expect([page.status, await page.text()]).toEqual([410, expect.stringContaining("withdrawn")]);
    for (const feed of ["/status/incidents.json", "/status/feed.atom", "/status/summary.json"]) {
      expect(await (await visit(feed)).text()).not.toContain(title);
    }
    const update = { status: "identified", text: "A cable." };
    expect((await post(`${path()}/${id}/updates`, update)).status).toBe(410);
    const signedOut = await post(`${path()}/${id}/withdraw`, {}, { cookie: "" });
    const supporters = await post(`${path()}/${id}`, { title }, { cookie: supporter });
    expect([signedOut.status, supporters.status]).toEqual([401, 403]);
  });
});

describe("an incident", () => {
  it("is opened with its first update, and leaves a line without its words", async () => {
    const lines = vi.spyOn(console, "log").mockImplementation(() => {});
    const answer = await post(path(), OUTAGE);
    const { id } = await answer.json<{ id: string }>();
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([
      201,
      "private, no-store",
    ]);
    expect(id).toMatch(/^[a-z2-9]{12}$/);
    expect(await rows(`SELECT title, impact, shards FROM incidents WHERE id = '${id}'`)).toEqual([
      { title: OUTAGE.title, impact: "major", shards: "[3,17]" },
    ]);
    const written = lines.mock.calls.map(([line]) => String(line)).join("\n");
    expect(written).toMatch(/"event":"staff.write".*"userId":"\d+".*"what":"incident"/);
    expect(written).not.toMatch(/Music|Voice/);
  });

  it("F47: refuses the second of two simultaneous updates, and answers the first one", async () => {
    const id = await open();
    const [{ seen } = { seen: 0 }] = (await rows(
      `SELECT max(id) AS seen FROM incident_updates WHERE incident_id = '${id}'`,
    )) as { seen: number }[];
    const body = (text: string) => ({ status: "identified", text, seen });
    const answers = await Promise.all([
      post(`${path()}/${id}/updates`, body("It is the network.")),
      post(`${path()}/${id}/updates`, body("It is the database.")),
    ]);
    expect(answers.map(({ status }) => status).join(" ")).toMatch(/^(201 409|409 201)$/);
    const refused = answers.find(({ status }) => status === 409);
    const { updates } = await refused!.json<{ updates: { text: string }[] }>();
    expect(updates).toMatchObject([
      { text: expect.stringMatching(/^It is the (network|database)/) },
    ]);
  });

  it.each([
    ["title", { title: " " }],
    ["title", { title: "x".repeat(121) }],
    ["impact", { impact: "huge" }],
    ["shards", { shards: [] }],
    ["shards", { shards: ["17"] }],
    ["status", { status: "scheduled" }],
    ["status", { status: "postmortem" }],
    ["text", { text: undefined }],
    ["text", { text: "x".repeat(3_001) }],
    ["scheduled_for", { status: "scheduled", scheduled_until: "2026-12-01T20:00:00Z" }],
    ["scheduled_until", { status: "scheduled", scheduled_for: "2026-12-01T20:00:00Z" }],
    ["scheduled_for", { scheduled_for: "tomorrow", scheduled_until: "2026-12-01T20:00:00Z" }],
  ])("is refused with an error that names %s when that is wrong", async (field, change) => {
    const before = await rows("SELECT count(*) FROM incidents");
    const answer = await post(path(), { ...OUTAGE, ...change });
    expect(answer.status).toBe(400);
    expect((await answer.json<{ error: string }>()).error).toContain(`${field}: `);
    expect(await rows("SELECT count(*) FROM incidents")).toEqual(before);
  });

  it("is not found by a wrong id, and has no postmortem before its end", async () => {
    const update = { status: "monitoring", text: "Better." };
    expect((await post(`${path()}/nothing/updates`, update)).status).toBe(404);
    const to = `${path()}/${await open()}/updates`;
    const postmortem = { status: "postmortem", text: "What happened." };
    expect((await post(to, postmortem)).status).toBe(400);
    expect((await post(to, { status: "resolved", text: "Over." })).status).toBe(201);
    expect((await post(to, postmortem)).status).toBe(201);
  });

  it("answers 400 to a body that is no JSON", async () => {
    const init = { method: "POST", headers: { Origin: SITE_URL }, body: "{" };
    expect((await visitAs(manager, path(), init)).status).toBe(400);
  });
});

function path(): string {
  // Another minute: each allows thirty writes.
  advance(60);
  return "/api/staff/incidents";
}

describe("the pages", () => {
  it("T66: of an incident shows the team's words unchanged and nobody's id", async () => {
    const hostile = "<script>alert(1)</script> @everyone";
    const id = await open({ title: "A & <b>B</b>", text: hostile });
    const answer = await visit(`/status/incidents/${id}`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain("<title>Haven - A &amp; &lt;b&gt;B&lt;/b&gt;</title>");
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt; @everyone");
    expect(html).not.toContain("<script>alert");
    const [{ author } = { author: "" }] = (await rows(
      `SELECT author FROM incident_updates WHERE incident_id = '${id}'`,
    )) as { author: string }[];
    const texts = [html, await (await visit("/status")).text()];
    for (const file of ["incidents.json", "summary.json", "feed.atom", "uptime.json"])
      texts.push(await (await visit(`/status/${file}`)).text());
    for (const text of texts) expect(text).not.toContain(author);
    expect((await visit("/status/incidents/nothing")).status).toBe(404);
  });

  it("of the team lists incidents without updates and the writers, and has a form only for permitted ranks", async () => {
    const id = await open({ title: "Slow answers" });
    const html = await (await visitAs(manager, "/staff/incidents?new=incident")).text();
    expect(html).toMatch(/Slow answers.*Write an update/s);
    expect(html).toContain('name="shards"');
    const read = await (await visitAs(supporter, "/staff/incidents?new=incident")).text();
    expect(read).toContain(`/staff/incidents/${id}`);
    expect(read).toContain("You can read incidents.");
    expect(read).not.toMatch(/name="shards"|Write an update/);
  });
});

describe("F48: a database that fails", () => {
  const broken = {
    prepare: DB.prepare.bind(DB),
    batch: () => Promise.reject(new Error("D1_ERROR: no such table")),
  };

  it("does not change the public page; the staff page says so, and a write is refused", async () => {
    const bindings = { DB: broken };
    const ask = async (path: string, init = {}) =>
      (await visitHere(path, { bindings, ...init })).answer;
    advance(60);
    expect((await ask("/status/incidents.json")).status).toBe(200);
    const page = await ask("/staff/incidents", { headers: { Cookie: manager } });
    expect(page.status).toBe(503);
    expect(await page.text()).toContain("read the incidents. Please try again.");
    const init = {
      method: "POST",
      headers: { Cookie: manager, ...OURS },
      body: JSON.stringify(OUTAGE),
    };
    const unread = await ask("/status/incidents/aaaabbbbcccc");
    expect(unread.status).toBe(503);
    expect(await unread.text()).toContain("read the incident. Please try again.");
    const refused = await ask("/api/staff/incidents", init);
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "5"]);
  });
});

it("an automatic incident that is over can get a postmortem", async () => {
  const ended = await DB.prepare(
    "SELECT id FROM incidents WHERE recorded_at IS NOT NULL AND closed_at IS NOT NULL ORDER BY closed_at DESC LIMIT 1",
  ).first<string>("id");
  await DB.prepare(
    `INSERT INTO followers (webhook_id, channel_id, guild_id, token, scope, created_at)
      VALUES ('1', '1', '1', '', 'all', 0)`,
  ).run();
  const to = `${path()}/${ended}`;
  const postmortem = { status: "postmortem", text: "A cable was cut." };
  expect((await post(`${to}/updates`, postmortem)).status).toBe(201);
  const told = await rows(
    "SELECT status FROM deliveries JOIN incident_updates ON incident_updates.id = update_id",
  );
  await DB.prepare("DELETE FROM followers").run();
  expect(told).toEqual([{ status: "postmortem" }]);
  advance(60);
  const html = await (await visit("/status")).text();
  expect(html).toMatch(/Postmortem.*A cable was cut\./s);
  const feed = await (await visit("/status/feed.atom")).text();
  expect(feed).toContain("Postmortem: A cable was cut.");
});

it("the landing page names an incident of major impact while it is open, and has another ETag then", async () => {
  const read = async () => {
    // Beyond the page's lifetime.
    advance(240);
    // The page waits 50 ms for totals; reading them first makes them known on a busy machine.
    await visit("/api/shards");
    const answer = await visit("/");
    return { html: await answer.text(), etag: answer.headers.get("ETag") };
  };

  const id = await open({ title: "Nobody can talk", impact: "critical" });
  const during = await read();
  expect(during.html).toMatch(/<a[^>]*href="\/status"[^>]*>.*Nobody can talk\. See the status\./);
  const to = `/api/staff/incidents/${id}/updates`;
  expect((await post(to, { status: "resolved", text: "Over." })).status).toBe(201);
  const after = await read();
  expect(after.html).not.toContain("Nobody can talk");
  expect(after.etag).not.toBe(during.etag);
  expect((await read()).etag).toBe(after.etag);
});

it("the landing page names a known incident although the database takes longer than the page waits", async () => {
  const id = await open({ title: "Nobody can hear", impact: "critical" });
  const remember = async () => {
    for (const path of ["/api/shards", "/status/uptime.json"]) await visitHere(path);
  };
  const silent = { bind: () => silent, first: never, all: never, run: never };
  const database = { prepare: () => silent, batch: never };
  // Incidents are remembered for ten seconds; after minutes they may be over.
  for (const [seconds, isTold] of [
    [15, true],
    [600, false],
  ] as const) {
    await remember();
    advance(seconds);
    stopTime();
    try {
      const page = () => visitHere(`/?q=${seconds}`, { bindings: { DB: database } });
      const { value, ms } = await timed(page);
      expect(ms).toBe(300);
      const html = await value.answer.text();
      expect(html.includes("Nobody can hear. See the status.")).toBe(isTold);
      await timed(value.ended);
    } finally {
      goOn();
    }
  }
  const to = `/api/staff/incidents/${id}/updates`;
  expect((await post(to, { status: "resolved", text: "Over." })).status).toBe(201);
});

it("the status page answers first whether the bot is up, then for one's server, and names a shard once", async () => {
  const title = "Shard 17 starts again";
  const id = await open({ title, shards: [17] });
  advance(240);
  const html = await (await visit("/status")).text();
  const places = [/\d+\/24 Shards Operational/, /Is it my server\?/, new RegExp(title)].map(
    (words) => html.search(new RegExp(`>${words.source}<`)),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(html).not.toContain("Down: shard 17");
  const to = `/api/staff/incidents/${id}/updates`;
  expect((await post(to, { status: "resolved", text: "Over." })).status).toBe(201);
});

it("an incident has its page however many newer ones there are", async () => {
  const [oldest, newer] = ["aaaaaaaaaaaa", "incident-2%"];
  const update = (id: string) =>
    `INSERT INTO incident_updates (incident_id, key, status, text, created_at)
      SELECT id, 'opened', 'resolved', 'Over.', created_at FROM incidents WHERE id LIKE '${id}'`;
  const insert = (id: string, time: string) =>
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 200)
      INSERT INTO incidents (id, key, title, impact, shards, created_at, closed_at)
      SELECT ${id}, ${id}, 'Long ago', 'minor', '"all"', ${time}, ${time} FROM numbers`;
  await DB.batch([
    DB.prepare(`${insert(`'${oldest}'`, "1600000000000")} LIMIT 1`),
    DB.prepare(insert("'incident-2' || n", `${Date.now()} + n`)),
    ...[oldest, newer].map((id) => DB.prepare(update(id))),
    ...publishReport(DB),
  ]);
  advance(60);
  const report = await (await visit("/status/uptime.json")).json<{ posted: { id: string }[] }>();
  expect(report.posted.filter(({ id }) => id.startsWith("incident-2"))).toHaveLength(100);
  const history = async (page: string) => (await visit(`/status/history${page}`)).text();
  expect(await history("")).toMatch(/href="\/status\/history\?page=2"/);
  expect(await history("")).not.toContain(`/status/incidents/${oldest}`);
  const last = await history("?page=5");
  expect(last).toContain(`/status/incidents/${oldest}`);
  expect(last).toMatch(/rel="prev"/);
  expect(last).not.toMatch(/rel="next"/);
  expect((await visit("/status/history?page=6")).status).toBe(404);
  const team = async (page: string) =>
    (await visitAs(supporter, `/staff/incidents?page=${page}`)).text();
  expect(await team("11")).toContain(`/staff/incidents/${oldest}`);
  expect(await team("1")).not.toContain(`/staff/incidents/${oldest}`);
  const own = await visitAs(supporter, `/staff/incidents/${oldest}`);
  expect([own.status, (await own.text()).includes("Long ago")]).toEqual([200, true]);
  expect((await visitAs(supporter, "/staff/incidents/bbbbbbbbbbbb")).status).toBe(404);
  const answer = await visit(`/status/incidents/${oldest}`);
  expect([answer.status, (await answer.text()).includes("Long ago")]).toEqual([200, true]);
  expect((await visit("/status/incidents/bbbbbbbbbbbb")).status).toBe(404);
});

it("the first view after idle has the shards of this minute, and badge and JSON agree with it", async () => {
  const text = async (path: string) => (await visit(path)).text();
  const ready = (words: string) => /\d+\/\d+ (?=shards)/i.exec(words)?.[0];
  expect(ready(await text("/status"))).toBe("23/24 ");
  const shards = Array.from({ length: 24 }, (_, id) => ({
    shard_id: id,
    server_count: 1,
    member_count: 2,
    latency: 3,
    uptime: 4,
    is_ready: id > 4,
  }));
  await breakDown({ path: "/shards", body: JSON.stringify(shards) });
  // Within the copy's grace, which serves every other page.
  advance(150);
  const [page = "", badge = "", json = ""] = await Promise.all(
    ["/status", "/status/badge.svg", "/api/shards"].map(text),
  );
  await heal();
  expect([ready(page), ready(badge)]).toEqual(["19/24 ", "19/24 "]);
  expect(json.match(/"is_ready":true/g)).toHaveLength(19);
});
