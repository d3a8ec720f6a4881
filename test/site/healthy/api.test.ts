import { describe, expect, it } from "vitest";
import { reads } from "../../../app/contract/endpoints.ts";
import { API_KEY } from "../../support/fixtures.ts";
import { platformLimits } from "../../support/limits.ts";
import { AJAX, forget, seen, signIn, visit, visitAs, visitHere } from "../../support/site.ts";

const UNKNOWN = "234567890123456789";

function manyIds(count: number): string {
  return Array.from({ length: count }, (_, i) =>
    String(345_000_000_000_000_000n + BigInt(i)),
  ).join();
}

const PUBLIC_LISTS = Object.entries(reads)
  .filter(([, row]) => row.access === "public" && !row.route.includes(":"))
  .map(([name, row]) => [name, row.route, row.decode] as const);

describe("public reads", () => {
  it.each(PUBLIC_LISTS)(
    "%s answer JSON that decodes without losses, with state and age",
    async (_, route, decode) => {
      const first = await visit(route);
      expect(first.status).toBe(200);
      expect(first.headers.get("Content-Type")).toMatch(/^application\/json/);
      expect(first.headers.get("X-Data-State")).toMatch(/^(miss|fresh)$/);
      const again = await visit(route);
      expect(again.headers.get("X-Data-State")).toBe("fresh");
      expect(Number(again.headers.get("X-Data-Age"))).toBeGreaterThanOrEqual(0);
      const { value, dropped } = decode(await again.json());
      expect([Array.isArray(value) && value.length > 0, dropped]).toEqual([true, 0]);
    },
  );

  it("T17: hide staff commands and unapproved feedback", async () => {
    const commands = await (await visit("/api/commands")).text();
    expect(commands).not.toMatch(/"category":"(supporter|moderator|manager|developer|jishaku)"/i);
    expect(commands.length).toBeGreaterThan(50_000);
    const feedback = await (await visit("/api/feedback")).text();
    expect(feedback).not.toContain('"approved":false');
  });
});

describe("T15: ids", () => {
  it.each([
    "1",
    "123456789012345678901",
    "18446744073709551616",
    "..%2fteam",
    `${UNKNOWN}%3Fx=1`,
    "%23",
    `${UNKNOWN}%0a`,
    "%00",
    "@evil",
    "%EF%BC%91%EF%BC%92",
    "x".repeat(4000),
  ])("%s is refused without asking the bot", async (id) => {
    const member = await signIn("Manager");
    await forget();
    expect((await visit(`/api/user/${id}`)).status).toBe(400);
    expect((await visit(`/api/avatars/${id}`)).status).toBe(400);
    expect((await visitAs(member, `/api/logs/economy/${id}`)).status).toBe(400);
    const asked = (await seen()).filter(({ side, path }) => side === "bot" && path !== "/team");
    expect(asked).toEqual([]);
  });

  it("unknown to the bot are 404 for a user and an empty list of avatars", async () => {
    const user = await visit(`/api/user/${UNKNOWN}`);
    expect([user.status, await user.json()]).toMatchObject([
      404,
      { code: "not_found", error: "Unknown User" },
    ]);
    const avatars = await visit(`/api/avatars/${UNKNOWN}`);
    expect([avatars.status, await avatars.json()]).toEqual([200, []]);
  });
});

describe("the profiles of people on public pages", () => {
  async function known(): Promise<string[]> {
    const team: { user_id: string }[] = await (await visit("/api/team")).json();
    const feedback: { user_id: string }[] = await (await visit("/api/feedback")).json();
    return [team[0], team.at(-1), ...feedback.slice(0, 8)].flatMap(
      (person) => person?.user_id ?? [],
    );
  }

  it("come in one answer, for authors of approved reviews and members of the team, each like a single profile", async () => {
    const ids = [...new Set(await known())];
    const answer = await visit(`/api/users?ids=${ids.join(",")}`);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-cache"]);
    const users: Record<string, unknown> = await answer.json();
    expect(Object.keys(users).toSorted()).toEqual(ids.toSorted());
    await forget();
    for (const id of ids) {
      const single = await visit(`/api/user/${id}`);
      expect(users[id]).toEqual(single.status === 404 ? null : await single.json());
    }
    expect(await seen(), "each was read once").toEqual([]);
  });

  it("T73: leave everybody else out, without a request to the bot", async () => {
    const feedback: { user_id: string; approved: boolean }[] = await (
      await fetch("https://bot.test/feedback", { headers: { "X-API-Key": API_KEY } })
    ).json();
    const approved = new Set(
      await (
        await visit("/api/feedback")
      )
        .json<{ user_id: string }[]>()
        .then((items) => items.map(({ user_id }) => user_id)),
    );
    const hidden = feedback.find(
      ({ user_id }) => /^\d{17,20}$/.test(user_id) && !approved.has(user_id),
    );
    const [someone = ""] = await known();
    await visit(`/api/users?ids=${someone}`);
    await forget();
    const ids = [UNKNOWN, hidden?.user_id ?? UNKNOWN, someone].join(",");
    const users: object = await (await visit(`/api/users?ids=${ids}`)).json();
    expect(Object.keys(users)).toEqual([someone]);
    expect(await seen()).toEqual([]);
  });

  it.each(["", "?ids=", "?ids=x", `?ids=${UNKNOWN},..%2fteam`, `?ids=${manyIds(51)}`])(
    "T73: are refused for '/api/users%s', which is no list of at most fifty ids",
    async (query) => {
      expect((await visit(`/api/users${query}`)).status).toBe(400);
    },
  );

  it("T73: count as one look-up of the client, however many they are", async () => {
    const ids = (await known()).join(",");
    const init = { bindings: platformLimits(), headers: { "CF-Connecting-IP": "203.0.113.73" } };
    const statusOf = async (path: string) => (await visitHere(path, init)).answer.status;
    const statuses = new Set<number>();
    for (let i = 0; i < 60; i += 1) statuses.add(await statusOf(`/api/users?ids=${ids}`));
    expect([...statuses]).toEqual([200]);
    expect(await statusOf(`/api/users?ids=${ids}`)).toBe(429);
    expect(await statusOf(`/api/user/${UNKNOWN}`)).toBe(429);
  });
});

describe("T34: refusals", () => {
  it.each([
    ["GET", "/api/nothing", 404, null],
    ["GET", "/blacklist/user/nothing", 404, null],
    ["POST", "/api/commands", 405, "GET, HEAD"],
    ["POST", "/commands", 405, "GET, HEAD"],
    ["PUT", "/api/commands", 405, "GET, HEAD, POST"],
    ["PROPFIND", "/api/commands", 405, "GET, HEAD, POST"],
    ["DELETE", "/", 405, "GET, HEAD, POST"],
    ["GET", "/api/auth/logout", 405, "POST"],
  ])("%s %s answers %i", async (method, path, status, allow) => {
    const answer = await visit(path, { method, headers: AJAX });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([status, allow]);
    if (path.startsWith("/api")) {
      expect(await answer.json()).toEqual({
        error: expect.any(String),
        code: status === 404 ? "not_found" : "method",
        requestId: answer.headers.get("X-Request-Id"),
      });
    }
  });

  it.each(["24h", "7d%00", "__proto__", ""])(
    "T14: answer the activity range %j with 400",
    async (range) => {
      const answer = await visitAs(
        await signIn("Manager"),
        `/api/activity/messages?time_range=${range}`,
      );
      expect(answer.status).toBe(400);
    },
  );
});

describe("names for staff", () => {
  it("are answered up to fifty at a time, unknown ones as null", async () => {
    const member = await signIn("Supporter");
    const team = await (await visit("/api/team")).json<{ user_id: string }[]>();
    const ids = [...team.slice(0, 3).map(({ user_id }) => user_id), UNKNOWN];
    const answer = await visitAs(member, `/api/staff/users?ids=${ids.join(",")}`);
    const users = await answer.json<Record<string, unknown>>();
    expect(Object.keys(users).sort()).toEqual([...ids].sort());
    expect(users[UNKNOWN]).toBeNull();
    const tooMany = Array.from({ length: 51 }, (_, i) => `2345678901234567${10 + i}`).join(",");
    expect((await visitAs(member, `/api/staff/users?ids=${tooMany}`)).status).toBe(400);
  });
});
