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
const PATHS = ["/status", "/commands", "/feedback", "/team.data", "/avatars", "/api/history"];

/** Visitors who leave, some before the first byte, some amid the page. Answers how many have. */
async function comeAndGo(count: number): Promise<number> {
  let left = 0;
  async function visitor(number: number): Promise<void> {
    const leaving = new AbortController();
    const timer = setTimeout(
      () => leaving.abort(),
      ((number * 7) % AT_ONCE) * (PATIENCE_MS / AT_ONCE),
    );
    try {
      const path = PATHS[number % PATHS.length] ?? "/";
      // A word no page keeps a copy for, so that each is rendered.
      const address = `${site.origin}${path}?q=${number}`;
      const answer = await fetch(address, { signal: leaving.signal });
      await answer.arrayBuffer();
    } catch (error) {
      if (!leaving.signal.aborted) throw error;
      left += 1;
    } finally {
      clearTimeout(timer);
    }
  }
  for (let first = 0; first < count; first += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => visitor(first + i)));
    // What the others began is still under way: one who stays is served, and lets the site catch up.
    await visitToTheEnd(PATHS[(first / AT_ONCE) % PATHS.length] ?? "/");
  }
  return left;
}

async function visitToTheEnd(path: string): Promise<void> {
  const answer = await fetch(`${site.origin}${path}?q=stay`);
  await answer.arrayBuffer();
  expect(answer.status, path).toBe(200);
}

it("F23: 500 visitors who leave before the end cost nobody an answer, and leave no memory behind", async () => {
  await comeAndGo(AT_ONCE * PATHS.length);
  const before = await inspector.heap();
  expect(await comeAndGo(VISITORS)).toBeGreaterThan(VISITORS / 4);
  const after = await inspector.heap();
  expect(Math.abs(after / before - 1)).toBeLessThan(MAX_GROWTH);
  expect(site.looseEnds).toEqual([]);
});
