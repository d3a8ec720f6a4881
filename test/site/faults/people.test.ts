import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { breakDown, forget, heal, seen, visit } from "../../support/site.ts";

// Its own file, so that no other test has cached a person.

/** How many the page shows, and how many the server looks up. */
const SHOWN = 30;
const ASKED = 24;

/** The names on the cards of a page that is rendered for this visit: the query avoids copies. */
async function namesOn(path: string): Promise<string[]> {
  const answer = await visit(`${path}?q=people`);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  return [...html.matchAll(/<bdi[^>]*>([^<]*)<\/bdi>/g)].map(([, name = ""]) => name);
}

async function lookedUp(): Promise<string[]> {
  const requests = await seen();
  return requests.flatMap(({ path }) => (path.startsWith("/user/") ? [path.slice(6)] : []));
}

describe("a page of thirty people with two failed look-ups", () => {
  /** In the order of the page. */
  let ids: string[];
  let failing: string;
  let unknown: string;

  beforeAll(async () => {
    const reviews: { user_id: string }[] = await (await visit("/api/feedback")).json();
    const known = [...new Set(reviews.map(({ user_id }) => user_id))];
    ids = known.slice(0, SHOWN).sort((a, b) => Number(BigInt(a) - BigInt(b)));
    [failing = "", unknown = ""] = ids;
    const team = ids.map((user_id) => ({ user_id, rank: "Supporter" }));
    await breakDown({ path: "/team", body: JSON.stringify(team) });
    await breakDown({ path: `/user/${failing}`, status: 500 });
    await breakDown({ path: `/user/${unknown}`, status: 404 });
  });
  afterAll(heal);

  it("F19: shows those two by their ids, and all others by name", async () => {
    await forget();
    const names = await namesOn("/team");
    expect(names).toHaveLength(SHOWN);
    expect([names[0], names[1]]).toEqual([failing, unknown]);
    for (const [index, name] of names.entries()) {
      if (index > 1 && index < ASKED) expect(name).not.toMatch(/^\d{17,20}$/);
      if (index >= ASKED) expect(name).toBe(ids[index]);
    }
    expect(new Set(await lookedUp())).toEqual(new Set(ids.slice(0, ASKED)));
  });

  it("F19, F27: retries the failed look-up, but neither that of an unknown person nor the others", async () => {
    await forget();
    await namesOn("/team");
    expect(new Set(await lookedUp())).toEqual(new Set([failing]));
  });

  it("F19: shows the name of a failed look-up once the bot answers", async () => {
    await heal();
    const [first, second] = await namesOn("/team");
    expect(first).not.toBe(failing);
    expect(second).toBe(unknown);
  });
});
