import { env } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { READ_NAMES, reads } from "../../app/contract/endpoints.ts";
import { LISTS } from "../../app/contract/lists.ts";
import { SITE_URL } from "../support/fixtures.ts";
import { AJAX, breakDown, heal, signIn, visit, visitAs } from "../support/site.ts";

/** A person with economy logs in the seed. */
const TRADER = "1002235910335522599";

let member = "";
beforeAll(async () => {
  member = await signIn("Manager");
});

afterEach(async () => {
  vi.restoreAllMocks();
  await heal();
});

describe("an export's report", () => {
  const report = JSON.stringify({ list: "userBans", rows: 3, form: "comma" });
  const ours = { ...AJAX, "Content-Type": "application/json" };

  function send(cookie: string, body = report, headers: Record<string, string> = ours) {
    return visitAs(cookie, "/api/staff/exports", { method: "POST", headers, body });
  }

  it("T3: is taken from members of the team alone", async () => {
    expect((await send("")).status).toBe(401);
    expect((await send(await signIn("Visitor"))).status).toBe(403);
    expect((await send(member)).status).toBe(204);
  });

  it("is refused from other sites, and when it says nothing", async () => {
    expect((await send(member, report, {})).status).toBe(403);
    expect((await send(member, report, { ...ours, Origin: "https://evil.test" })).status).toBe(403);
    expect((await send(member, report, { Origin: SITE_URL })).status).toBe(204);
    expect((await send(member, "{}")).status).toBe(400);
    const asked = await visitAs(member, "/api/staff/exports");
    expect([asked.status, asked.headers.get("Allow")]).toEqual([405, "POST"]);
  });
});

describe("T39: the audit log", () => {
  function lines() {
    const spy = vi.spyOn(console, "log").mockImplementation(() => {});
    return () =>
      spy.mock.calls
        .map(([line]) => JSON.parse(String(line)) as Record<string, unknown>)
        .filter(({ event }) => String(event).startsWith("staff."));
  }

  it("has one line for each read of a page: who, which list, how many, and no contents", async () => {
    const told = lines();
    await visitAs(member, "/staff/blacklist/server/cog?q=economy");
    expect(told()).toEqual([
      {
        event: "staff.read",
        requestId: expect.any(String),
        userId: expect.stringMatching(/^\d{17,20}$/),
        list: "serverCogBans",
        rows: 20,
      },
    ]);
  });

  it.each([
    ["users", "/api/staff/users?ids=:id"],
    ...READ_NAMES.filter((name) => reads[name].access === "staff").map((name) => [
      name,
      reads[name].route,
    ]),
  ])("has one line for a call of the API's %s, without its ID", async (list, route = "") => {
    const told = lines();
    expect((await visitAs(member, route.replace(":id", TRADER))).status).toBe(200);
    expect(told()).toMatchObject([{ event: "staff.read", list }]);
    expect(JSON.stringify(told())).not.toContain(TRADER);
  });

  it("has seven lines for a look-up and says which read failed", async () => {
    await breakDown({ path: "/blacklist/user/cogs", status: 404 });
    const told = lines();
    await visitAs(member, `/staff/lookup?id=${TRADER}`);
    expect(told()).toHaveLength(7);
    expect(told().find(({ list }) => list === "userCogBans")?.rows).toBeNull();
    expect(JSON.stringify(told())).not.toContain(TRADER);
  });

  it("has one line for an export", async () => {
    const told = lines();
    const body = JSON.stringify({ list: "economyLogs", rows: 7, form: "excel" });
    await visitAs(member, "/api/staff/exports", {
      method: "POST",
      headers: { Origin: SITE_URL },
      body,
    });
    expect(told()).toMatchObject([
      { event: "staff.export", list: "economyLogs", rows: 7, form: "excel" },
    ]);
  });

  it("has no read for those who are refused", async () => {
    const told = lines();
    await visit("/blacklist/user/users");
    await visit("/staff/lookup?id=1");
    expect(told().map(({ event }) => event)).toEqual(["staff.refused"]);
  });
});

describe("T62: the audit log's page", () => {
  const person = "1002235910335522566";
  const told = async (path: string) =>
    (await (await visitAs(member, path)).text())
      .replaceAll(/<!--.*?-->|<[^>]*>/g, " ")
      .replaceAll(/\s+/g, " ");

  it("says who looked an ID up, exported or read a list, and finds the ID without showing it", async () => {
    await visitAs(member, `/staff/lookup?id=${person}`);
    await visitAs(member, `/api/logs/economy/${person}`);
    await visitAs(member, "/staff/blacklist/server/cog");
    await visitAs(member, "/api/staff/exports", {
      method: "POST",
      headers: { Origin: SITE_URL },
      body: JSON.stringify({ list: "economyLogs", ids: [person], rows: 7, form: "comma" }),
    });
    await expect.poll(() => told(`/staff/trail?id=${person}`)).toContain("3 entries");
    const all = await told("/staff/trail?kind=serverCogBans");
    expect(all).toMatch(/\d+ entr(y|ies) of [\d,]+/);
    const answer = await visitAs(
      member,
      `/api/staff/trail?id=${encodeURIComponent(`<@${person}>`)}`,
    );
    const lines = await answer.json<{ kind: string; rows: number }[]>();
    expect(lines.map(({ kind, rows }) => [kind, rows])).toEqual([
      ["export", 7],
      ["economyLogs", 0],
      ["lookup", 0],
    ]);
    expect(JSON.stringify(lines)).not.toContain(person);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("has a line for each ID that a list is searched for or exported by, on any page of it", async () => {
    const [one, other] = ["1002235910335522533", "1002235910335522534"];
    await visitAs(member, `/staff/blacklist/user/user?q=${one}&moderator=${other}&page=2`);
    await visitAs(member, `/staff/blacklist?q=${one}&wait=1`);
    await visitAs(member, "/api/staff/exports", {
      method: "POST",
      headers: { Origin: SITE_URL },
      body: JSON.stringify({ list: "userBans", ids: [one, other], rows: 0, form: "comma" }),
    });
    const kinds = async (id: string) => {
      const answer = await visitAs(member, `/api/staff/trail?id=${id}`);
      return (await answer.json<{ kind: string }[]>()).map(({ kind }) => kind).sort();
    };
    await expect.poll(() => kinds(one)).toEqual(["export", "lookup", "userBans"]);
    await expect.poll(() => kinds(other)).toEqual(["export", "userBans"]);
  });

  it("has one line for an export of all lists, whose reads it needs", async () => {
    const moderator = await signIn("Moderator");
    const { id } = await (await visitAs(moderator, "/api/auth/me")).json<{ id: string }>();
    for (const { route } of LISTS.map(({ read }) => reads[read])) {
      await visitAs(moderator, `${route}?export=blacklists`);
      // Not this read's export, so the line is a read's.
      await visitAs(moderator, `${route}?export=lookup`);
    }
    const body = JSON.stringify({ list: "blacklists", rows: 9, form: "comma" });
    const headers = { Origin: SITE_URL };
    await visitAs(moderator, "/api/staff/exports", { method: "POST", headers, body });
    const own = async () => {
      const answer = await visitAs(moderator, `/api/staff/trail?person=${id}`);
      const lines = await answer.json<{ kind: string; rows: number; list: string | null }[]>();
      return lines.map(({ kind, rows, list }) => (list === null ? kind : `${list} ${rows}`)).sort();
    };
    const looks = LISTS.map(({ read }) => read).sort();
    await expect.poll(own).toEqual(["blacklists 9", ...looks]);
  });

  it("counts the sanctions and all transfers of each of several IDs", async () => {
    const logs = await visitAs(member, `/api/logs/economy/${TRADER}`);
    const all = await logs.json<{ type: string }[]>();
    const transfers = all.filter(({ type }) => type === "transfer").length;
    await visitAs(member, `/staff/lookup?ids=${TRADER}`);
    const lookups = async () => {
      const answer = await visitAs(member, `/api/staff/trail?id=${TRADER}&kind=lookup`);
      return (await answer.json<{ rows: number }[]>()).map(({ rows }) => rows);
    };
    await expect.poll(lookups).toContain(transfers + 1);
  });

  it("says what it cannot read, in place", async () => {
    const text = await told("/staff/trail?person=mira&day=soon&id=1");
    expect(text).toContain("This is not a user ID.");
    expect(text).toContain("Not a day.");
    expect(text).toContain("This is not an ID.");
  });

  it("is closed to all but the team", async () => {
    const visitor = await signIn("Visitor");
    expect((await visitAs(visitor, "/api/staff/trail")).status).toBe(403);
    expect((await visit("/api/staff/trail")).status).toBe(401);
    for (const path of ["/staff/trail", "/STAFF/Trail/", "/staff/trail.data"]) {
      const body = await (await visitAs(visitor, path)).text();
      expect(body).not.toMatch(/entr(y|ies) of/);
    }
  });

  it("F45: a failing database leaves every read alone, and its page says so", async () => {
    await env.DB.exec("ALTER TABLE trail RENAME TO gone");
    try {
      expect(await told("/staff/blacklist/server/cog")).toContain("20 entries found");
      const page = await visitAs(member, "/staff/trail");
      expect(page.status).toBe(503);
      expect(await page.text()).toContain("Failed to read the audit log. Please try again.");
    } finally {
      await env.DB.exec("ALTER TABLE gone RENAME TO trail");
    }
  });
});
