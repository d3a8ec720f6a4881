import { get, type ClientRequest } from "node:http";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startBuiltSite, type BuiltSite } from "../support/built-site.ts";
import type { Inspector } from "../support/inspector.ts";

let site: BuiltSite;
let inspector: Inspector;

/** Visitors' actions when the bot API gets their page's request. */
const onAsked = new Map<string, () => void>();
/** People whose pictures the bot looks for until the tests end. */
const SILENT = /^3/;
const over = Promise.withResolvers<void>();

beforeAll(async () => {
  const bot = new Hono().get("/avatars/:id", async (c) => {
    const id = c.req.param("id");
    onAsked.get(id)?.();
    if (SILENT.test(id)) await over.promise;
    return c.json([{ user_id: id, avatar: "a.png", timestamp: 1_700_000_000 }]);
  });
  site = await startBuiltSite({ isAlone: true, inspected: true, bot });
  inspector = await site.inspector();
});
afterAll(async () => {
  over.resolve();
  inspector?.close();
  await site?.stop();
});

const VISITORS = 500;
const AT_ONCE = 20;
const MAX_GROWTH = 0.1;
const PATHS = ["/status", "/commands", "/feedback", "/team.data", "/avatars", "/api/history"];
/** How far a visit gets. */
const LEAVES = ["sent", "asked", "answered", "never"] as const;
type Leaves = (typeof LEAVES)[number];

let visitors = 0;

/**
 * A visit that ends when its request is sent, when the bot gets it, when the answer begins, or
 * never. It resets the connection: without the platform in front, the runtime doesn't notice a
 * connection that is only closed at the other end.
 */
function visit(path: string, leaves: Leaves, id = ""): Promise<void> {
  visitors += 1;
  // Each visitor has an address, so that none hits a rate limit.
  const address = `10.0.${visitors >> 8}.${visitors & 255}`;
  return new Promise((resolve, reject) => {
    let hasLeft = false;
    const request = get(`${site.origin}${path}`, {
      agent: false,
      headers: { "CF-Connecting-IP": address },
    });
    const broken = (error: Error) => (hasLeft ? resolve() : reject(error));
    const leave = () => {
      hasLeft = true;
      reset(request);
    };
    request.on("error", broken).once("close", () => hasLeft && resolve());
    if (leaves === "sent") request.once("finish", leave);
    if (leaves === "asked") onAsked.set(id, leave);
    request.once("response", (answer) => {
      answer.on("error", broken);
      if (leaves === "answered") leave();
      else answer.resume().once("end", resolve);
    });
  });
}

function reset(request: ClientRequest): void {
  request.socket?.resetAndDestroy();
  request.destroy();
}

/** Visits of all kinds, a quarter each. An uncached query makes each render. */
async function comeAndGo(count: number): Promise<void> {
  for (let first = 0; first < count; first += AT_ONCE) {
    const visits = Array.from({ length: AT_ONCE }, (_, i) => {
      const leaves = LEAVES[i % LEAVES.length] ?? "never";
      const id = String(10n ** 17n * 2n + BigInt(visitors));
      const path = leaves === "asked" ? `/avatars/${id}` : (PATHS[i % PATHS.length] ?? "/");
      return visit(`${path}?q=${first + i}`, leaves, id);
    });
    await Promise.all(visits);
  }
}

async function visitToTheEnd(path: string): Promise<void> {
  const answer = await fetch(`${site.origin}${path}?q=stay`);
  await answer.arrayBuffer();
  expect(answer.status, path).toBe(200);
}

it("F23: 500 visitors, most leaving early, cost nobody an answer and leave no memory behind", async () => {
  await comeAndGo(AT_ONCE * PATHS.length);
  for (const path of PATHS) await visitToTheEnd(path);
  const before = await inspector.heap();
  await comeAndGo(VISITORS);
  for (const path of PATHS) await visitToTheEnd(path);
  // Work for visitors who left ends at some time; leaked memory stays.
  await expect.poll(() => inspector.heap()).toBeLessThan(before * (1 + MAX_GROWTH));
  expect(site.looseEnds).toEqual([]);
});

it("F23: the next visitor is answered while the bot still works for those who left", async () => {
  await Promise.all(
    Array.from({ length: 100 }, (_, i) => {
      const id = String(10n ** 17n * 3n + BigInt(i));
      return visit(`/avatars/${id}`, "asked", id);
    }),
  );
  for (const path of PATHS) await visitToTheEnd(path);
  expect(site.looseEnds).toEqual([]);
});
