import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { namesOn, testUnknownPeople } from "../../support/people-pages.ts";
import { breakDown, heal } from "../../support/site.ts";

// A file of its own: nobody here has been looked up before.

describe("with every look-up of a person failing", () => {
  beforeAll(() => breakDown({ path: "/user/*", status: 500 }));
  afterAll(heal);

  testUnknownPeople();

  it("F19: the names are there as soon as the bot can tell", async () => {
    await heal();
    // The breaker lets a first question through after five seconds.
    await expect
      .poll(async () => (await namesOn("/feedback"))[0], { timeout: 15_000 })
      .not.toMatch(/^\d{17,20}$/);
  }, 20_000);
});
