import { expect } from "vitest";
import { visit } from "./site.ts";

/** The names on a people page's cards, in order. Fails for other pages. */
export async function namesIn(answer: Response): Promise<string[]> {
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).not.toMatch(/Unexpected Application Error|Unable to fetch|Invalid Date|NaN/);
  return [...html.matchAll(/<bdi[^>]*>([^<]*)<\/bdi>/g)].map(([, name = ""]) => name);
}

/** The names on a page that is rendered for this visit: a unique query avoids copies. */
export async function namesOn(path: string): Promise<string[]> {
  return namesIn(await visit(`${path}?q=people`));
}

/** When nobody can be looked up, the team has the list's own names. */
export async function expectUnknownTeam(names: readonly string[]): Promise<void> {
  const team: { user_id: string; username?: string }[] = await (await visit("/api/team")).json();
  expect(names.toSorted()).toEqual(team.map(({ user_id, username }) => username ?? user_id).sort());
}

/** Likewise, reviews have their authors' ids. */
export function expectUnknownReviewers(names: readonly string[]): void {
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect(name).toMatch(/^\d{17,20}$/);
}
