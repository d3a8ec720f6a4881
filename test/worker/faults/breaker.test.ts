import { beforeAll, describe, expect, it, vi } from "vitest";
import {
  createTestWorker,
  KNOWN_ID,
  stubPlatform,
  type Upstream,
} from "../../support/test-worker.ts";

/** What a visitor or a dead read may do to others, through the whole worker. */

beforeAll(stubPlatform);

const pathOf = (request: Request) => new URL(request.url).pathname;
/** A failure without a second attempt, for which a test would wait. */
const refuse = () => new Response("no", { status: 403 });
/** Ids of 2017, whose look-ups fail. */
const FAILING = 345_000_000_000_000_000n;

const failingForSome: Upstream = (request, healthy) =>
  /^\/(user|avatars)\/3450/.test(pathOf(request)) ? refuse() : healthy();

describe("T40: one visitor's failing ids", () => {
  it.each(["user", "avatars"])(
    "open no circuit of /api/%s for others",
    async (kind) => {
      const worker = createTestWorker();
      worker.setUpstream(failingForSome);
      for (let i = 0; i < 120; i++) {
        const failing = await worker.ask(`/api/${kind}/${FAILING + BigInt(i)}`);
        expect(failing.status).toBe(502);
        const other = await worker.ask(
          `/api/${kind}/${kind === "user" ? KNOWN_ID : 10n ** 17n + BigInt(i)}`,
        );
        expect(other.status).toBe(200);
        worker.clock.advance(0.5);
      }
    },
    20_000,
  );
});

describe("F36: names for staff", () => {
  const ids = Array.from({ length: 50 }, (_, i) => String(10n ** 17n + BigInt(i)));

  it("are requested five at a time, each with its own timeout", async () => {
    const worker = createTestWorker();
    let running = 0;
    let most = 0;
    worker.setUpstream(async (request, healthy) => {
      if (!pathOf(request).startsWith("/user/")) return healthy();
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 2000));
      running -= 1;
      return Response.json({ user: "Mara" });
    });
    await worker.ask("/api/auth/me"); // the team is known
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const asking = worker.ask(`/api/staff/users?ids=${ids.join(",")}`);
      for (let round = 0; round < 10; round++) await vi.advanceTimersByTimeAsync(2000);
      const users: Record<string, { user: string } | null> = await (await asking).json();
      expect(Object.values(users).map((user) => user?.user)).toEqual(ids.map(() => "Mara"));
      expect(most).toBe(5);
    } finally {
      vi.useRealTimers();
    }
  });

  it("are missing after a failed look-up, which is then repeated, and null for nobody's id", async () => {
    const worker = createTestWorker();
    const [failing = "", nobody = ""] = ids;
    worker.setUpstream((request, healthy) => {
      const path = pathOf(request);
      if (path === `/user/${failing}`) return new Response("", { status: 503 });
      return path === `/user/${nobody}`
        ? Response.json({ error: "?" }, { status: 404 })
        : healthy();
    });
    const answer = await worker.ask(`/api/staff/users?ids=${failing},${nobody}`);
    expect(await answer.json()).toEqual({ [nobody]: null });
  });
});
