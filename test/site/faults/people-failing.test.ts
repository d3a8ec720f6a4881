import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectUnknownReviewers, expectUnknownTeam, namesOn } from "../../support/people-pages.ts";
import { advance } from "../../support/runtime-setup.ts";
import { breakDown, heal } from "../../support/site.ts";

// A file of its own, so that no person is cached from another test.

describe("with every look-up of a person failing", () => {
  beforeAll(() => breakDown({ path: "/user/*", status: 500 }));
  afterAll(heal);

  it("F19: the team is shown by the names in the list itself", async () => {
    await expectUnknownTeam(await namesOn("/team"));
  });

  it("F19: reviews are shown by the ids of their writers", async () => {
    expectUnknownReviewers(await namesOn("/feedback"));
  });

  it("F19: the names are shown as soon as the bot answers", async () => {
    await heal();
    // The breaker lets a first request through after six seconds at most, and then all others.
    advance(6);
    await namesOn("/feedback");
    expect((await namesOn("/feedback"))[0]).not.toMatch(/^\d{17,20}$/);
  });
});
