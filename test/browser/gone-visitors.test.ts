import { afterAll, beforeAll, expect, it } from "vitest";
import { startColdSite, type ColdSite } from "../support/cold-site.ts";
import { cases, PROPERTY_TIMEOUT } from "../support/runs.ts";

// A site of its own: what others ask of it would be in its memory too.
let site: ColdSite;
beforeAll(async () => {
  site = await startColdSite();
});
afterAll(() => site.stop());

const VISITORS = cases(100, 500);
const AT_ONCE = 20;
const PATHS = ["/status", "/commands", "/feedback", "/team.data", "/avatars", "/api/history"];

/**
 * Visitors who leave, some before the first byte, some amid the page. Answers how many have: the others
 * were served first. Whether they leave memory behind is for `npm run soak` to say.
 */
async function comeAndGo(count: number): Promise<number> {
  let left = 0;
  async function visitor(number: number): Promise<void> {
    const leaving = new AbortController();
    const timer = setTimeout(() => leaving.abort(), number % 40);
    try {
      const path = PATHS[number % PATHS.length] ?? "/";
      // A word no page keeps a copy for, so that each is rendered.
      const address = `${site.settings.SITE_URL}${path}?q=${number}`;
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
  }
  return left;
}

it(
  "F23: visitors who leave before the end cost the others nothing",
  async () => {
    expect(await comeAndGo(VISITORS)).toBeGreaterThan(VISITORS / 4);
    for (const path of PATHS) {
      const answer = await fetch(site.settings.SITE_URL + path);
      await answer.arrayBuffer();
      expect(answer.status, path).toBe(200);
    }
    expect(site.output()).not.toMatch(/unhandled|uncaught|will never generate a response|hung/i);
  },
  PROPERTY_TIMEOUT,
);
