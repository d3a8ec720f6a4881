import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { namesOn } from "../../support/people-pages.ts";
import { breakDown, heal, visit } from "../../support/site.ts";

// A file of its own: nobody here has been looked up before.

describe("with every look-up of a person failing", () => {
  beforeAll(() => breakDown({ path: "/user/*", status: 500 }));
  afterAll(heal);

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

  it("F19: the names are there as soon as the bot can tell", async () => {
    await heal();
    // The breaker lets a first question through after five seconds.
    await expect
      .poll(async () => (await namesOn("/feedback"))[0], { timeout: 15_000 })
      .not.toMatch(/^\d{17,20}$/);
  }, 20_000);
});
