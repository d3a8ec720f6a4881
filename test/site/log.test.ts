import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { consoleLines } from "../support/console-lines.ts";
import { advance } from "../support/runtime-setup.ts";
import { sessionOf } from "../support/sessions.ts";
import { breakDown, heal, signIn, visit, visitAs } from "../support/site.ts";

const lines = consoleLines();

afterEach(heal);

/** Visitors' input in addresses; no line may contain it. */
const TYPED = "typed-by-a-visitor";
const ID = "234567890123456789";
const FORGED = "%0a%7B%22event%22%3A%22forged%22%7D%0d%0a";

const PATHS = [
  `/${TYPED}`,
  `/${TYPED}.data`,
  `/${FORGED}`,
  `/commands/${TYPED}`,
  `/commands?q=${TYPED}&c=${TYPED}`,
  `/avatars/${ID}`,
  `/avatars/${TYPED}`,
  `/avatars/${FORGED}`,
  `/api/user/${ID}`,
  `/api/${TYPED}`,
  `/api/history?range=${TYPED}`,
  `/staff/${TYPED}`,
  `/staff/lookup?id=${ID}`,
  `/status?server=${ID}`,
  `/status/${TYPED}`,
  `/epicgames/${TYPED}%3A${TYPED}!`,
  `/api/auth/discord?returnTo=/${TYPED}`,
  `/api/auth/discord/callback?code=${TYPED}&state=${TYPED}`,
];

const MALFORMED = [
  `/%`,
  `/%zz${TYPED}`,
  `/%ff${TYPED}`,
  `/%c0%af${TYPED}`,
  `/avatars/%E0%A4%A${TYPED}`,
  `/avatars/${ID}%`,
  `/commands/%ed%a0%80${TYPED}`,
  `/${TYPED}%.data`,
  `/staff/%`,
  `/api/user/%${ID}`,
  `/epicgames/%E0${TYPED}`,
];

/** Lines wait for each other, on a busy machine for long. */
const PATIENCE = { timeout: 20_000 };

function read(): { event?: unknown; requestId?: unknown }[] {
  return lines.map((line) => JSON.parse(line));
}

function expectNothingTyped(): void {
  for (const line of lines) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(line).not.toContain(TYPED);
    expect(line).not.toContain(ID);
  }
  expect(read().filter(({ event }) => event === "forged")).toEqual([]);
}

describe("T56: the log of many requests at once", () => {
  it("has one line for each of them, written soon after it ends, and nothing that was typed", async () => {
    // Some wait for the bot while others come and go.
    await breakDown({ path: "/avatars", delay: 60 });
    await breakDown({ path: "/user", delay: 30 });
    const paths = Array.from({ length: 40 }, (_, i) => PATHS[i % PATHS.length] ?? "/");
    const ids = await Promise.all(
      paths.map(async (path) => {
        const id = (await visit(path)).headers.get("X-Request-Id");
        await vi.waitFor(() => {
          const own = read().filter((line) => line.event === "request" && line.requestId === id);
          expect(own, path).toHaveLength(1);
        }, PATIENCE);
        return id;
      }),
    );
    const requests = read().filter(({ event }) => event === "request");
    expect(new Set(requests.map(({ requestId }) => requestId))).toEqual(new Set(ids));
    expect(requests).toHaveLength(40);
    expectNothingTyped();
  });

  it("says of malformed addresses only that they are refused", async () => {
    for (const path of MALFORMED) {
      const answer = await visit(path);
      expect(answer.status, path).toBe(400);
      expect(await answer.text()).not.toContain(TYPED);
    }
    expect(lines).toHaveLength(MALFORMED.length);
    expect(read()).toMatchObject(MALFORMED.map(() => ({ event: "request", status: 400 })));
    expectNothingTyped();
  });

  it("says which page failed by the request's id, and quotes neither path nor error", async () => {
    vi.spyOn(URLSearchParams.prototype, "get").mockImplementation(function (
      this: URLSearchParams,
      name,
    ) {
      if (name === "user") throw new Error(`No route matches URL "/${TYPED}"\n at ${TYPED}`);
      return this.getAll(name)[0] ?? null;
    });
    const answer = await visit(`/avatars?page=2&x=${TYPED}`);
    expect(answer.status).toBe(500);
    const failures = read().filter(({ event }) => event === "page.failed");
    expect(failures.length).toBeGreaterThan(0);
    for (const failure of failures) {
      expect(failure).toMatchObject({
        requestId: answer.headers.get("X-Request-Id"),
        reason: "Error: No route matches URL …",
        at: expect.stringMatching(/^at /),
      });
    }
    expectNothingTyped();
  });
});

describe("F42: a staff page that is closed to everybody", () => {
  it("says in the log that sessions cannot be read", async () => {
    vi.spyOn(env.SESSIONS, "get").mockRejectedValue(new Error("KV GET failed: 500"));
    const answer = await visitAs(await sessionOf(ID, 0), "/staff/overview");
    expect(answer.status).toBe(503);
    const requestId = answer.headers.get("X-Request-Id");
    const reason = "Error: KV GET failed: 500";
    expect(read()).toContainEqual({ event: "sessions.failed", requestId, reason });
    const access = "unavailable";
    expect(read()).toContainEqual({ event: "staff.refused", requestId, access, reason });
  });

  it.each([
    ["the team cannot be read", { path: "/team", status: 500 }, "unknown", "status"],
    ["the team is empty of sense", { path: "/team", body: "{}" }, "unknown", "shape"],
  ] as const)("says in the log why, when %s", async (_, fault, access, kind) => {
    const cookie = await signIn("Developer");
    await breakDown(fault);
    // The remembered team expires, and the breaker probes.
    advance(60);
    lines.length = 0;
    const answer = await visitAs(cookie, "/staff/overview");
    expect(answer.status).toBe(503);
    const requestId = answer.headers.get("X-Request-Id");
    const cause = { requestId, kind, ...("status" in fault && { upstreamStatus: fault.status }) };
    for (const event of [{ event: "staff.refused", access }, { event: "team.failed" }]) {
      expect(read()).toContainEqual(expect.objectContaining({ ...event, ...cause }));
    }
    // Within the pause nothing is sent, and the line still has the reason.
    const again = await visitAs(cookie, "/blacklist/user/users");
    expect(again.status).toBe(503);
    expect(read()).toContainEqual(
      expect.objectContaining({
        event: "staff.refused",
        requestId: again.headers.get("X-Request-Id"),
        kind,
      }),
    );
  });

  it("says status and request of a staff read that failed on a page", async () => {
    const cookie = await signIn("Developer");
    advance(60);
    await breakDown({ path: "/blacklist/user/users", status: 404 });
    const answer = await visitAs(cookie, "/staff/blacklist/user/user");
    const requestId = answer.headers.get("X-Request-Id");
    expect(read()).toContainEqual(
      expect.objectContaining({
        event: "bot.read_failed",
        requestId,
        kind: "status",
        upstreamStatus: 404,
      }),
    );
  });

  it("says status and request of a public read that failed on a page", async () => {
    await breakDown({ path: "/templates", status: 401 });
    const answer = await visit("/templates");
    const requestId = answer.headers.get("X-Request-Id");
    expect(read()).toContainEqual(
      expect.objectContaining({ event: "bot.refresh_failed", requestId, upstreamStatus: 401 }),
    );
  });
});
