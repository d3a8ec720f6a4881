import { expect, it } from "vitest";
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

/** Two tests of a world in which nobody can be looked up: the pages stand by what their lists say. */
export function testUnknownPeople(): void {
  it("F19: the team stands in time, by what the list itself calls them", async () => {
    const names = await namesOn("/team");
    const team: { user_id: string; username?: string }[] = await (await visit("/api/team")).json();
    expect(names.toSorted()).toEqual(
      team.map(({ user_id, username }) => username ?? user_id).sort(),
    );
  });

  it("F19: reviews stand in time, by the ids of who wrote them", async () => {
    const names = await namesOn("/feedback");
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) expect(name).toMatch(/^\d{17,20}$/);
  });
}
