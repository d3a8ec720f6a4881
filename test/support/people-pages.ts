import { expect } from "vitest";
import { visit } from "./site.ts";

/** What a page about people may take, whatever becomes of the look-ups. */
const PAGE_MS = 4000;

/**
 * The names on the cards of a page about people, in its order. It is rendered for this visit alone: a
 * word in the address keeps copies away. Fails when it is late, or shows anything but people.
 */
export async function namesOn(path: string): Promise<string[]> {
  const start = Date.now();
  const answer = await visit(`${path}?q=people`);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(Date.now() - start).toBeLessThan(PAGE_MS);
  expect(html).not.toMatch(/Unexpected Application Error|Unable to fetch|Invalid Date|NaN/);
  return [...html.matchAll(/<bdi[^>]*>([^<]*)<\/bdi>/g)].map(([, name = ""]) => name);
}
