import { get } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startBuiltSite, type BuiltSite } from "../support/built-site.ts";
import type { Inspector } from "../support/inspector.ts";

let site: BuiltSite;
let inspector: Inspector;

beforeAll(async () => {
  site = await startBuiltSite({ inspected: true });
  inspector = await site.inspector();
});
afterAll(async () => {
  inspector?.close();
  await site?.stop();
});

const VISITORS = 500;
const AT_ONCE = 20;
const MAX_GROWTH = 0.1;
/** The longest a visitor stays, in ms: long enough for some to be amid a page. */
const PATIENCE_MS = 150;
/** Processor time (ms) the next visitor may cost with what is left over; all the pages take several times it. */
const LEFT_OVER_MS = 1500;
/** What takes longer does not come at all. */
const LONGEST_ANSWER_MS = 30_000;
const PATHS = ["/status", "/commands", "/feedback", "/team.data", "/avatars", "/api/history"];

/** Visitors who leave, some before the first byte, some amid the page. Answers how many have. */
async function comeAndGo(paths: readonly string[], count: number): Promise<number> {
  let left = 0;
  for (let first = 0; first < count; first += AT_ONCE) {
    const visits = Array.from({ length: AT_ONCE }, (_, i) => {
      const path = paths[(first + i) % paths.length] ?? "/";
      // A word no page keeps a copy for, so that each is rendered.
      return isServed(`${path}?q=${first + i}`, ((i * 7) % AT_ONCE) * (PATIENCE_MS / AT_ONCE));
    });
    left += (await Promise.all(visits)).filter((served) => !served).length;
  }
  return left;
}

/**
 * Whether a visitor who stays so many ms is served. Who leaves resets the connection: of one that is only
 * closed at its other end, a runtime without the platform in front cannot tell that nobody listens.
 */
function isServed(path: string, ms: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let hasLeft = false;
    const request = get(`${site.origin}${path}`, { agent: false });
    const timer = setTimeout(() => {
      hasLeft = true;
      request.socket?.resetAndDestroy();
      request.destroy();
    }, ms);
    const broken = (error: Error) => (hasLeft ? resolve(false) : reject(error));
    request.once("close", () => hasLeft && resolve(false));
    request.on("error", broken);
    request.once("response", (answer) => {
      answer.on("error", broken);
      answer.resume().once("end", () => {
        clearTimeout(timer);
        resolve(true);
      });
    });
  });
}

async function visitToTheEnd(path: string): Promise<void> {
  const signal = AbortSignal.timeout(LONGEST_ANSWER_MS);
  const answer = await fetch(`${site.origin}${path}?q=stay`, { signal });
  await answer.arrayBuffer();
  expect(answer.status, path).toBe(200);
}

it("F23: 500 visitors who leave before the end cost nobody an answer, and leave no memory behind", async () => {
  await comeAndGo(PATHS, AT_ONCE * PATHS.length);
  for (const path of PATHS) await visitToTheEnd(path);
  const before = await inspector.heap();
  expect(await comeAndGo(PATHS, VISITORS)).toBeGreaterThan(VISITORS / 4);
  for (const path of PATHS) await visitToTheEnd(path);
  const after = await inspector.heap();
  expect(Math.abs(after / before - 1)).toBeLessThan(MAX_GROWTH);
  expect(site.looseEnds).toEqual([]);
});

it("F23: a page nobody waits for any more is not rendered before the next visitor's", async () => {
  expect(await comeAndGo(["/feedback"], VISITORS)).toBeGreaterThan(VISITORS / 4);
  const before = site.runtime.cpu() ?? 0;
  await visitToTheEnd("/feedback");
  expect((site.runtime.cpu() ?? 0) - before).toBeLessThan(LEFT_OVER_MS);
});
