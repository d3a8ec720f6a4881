import { afterAll, beforeAll, describe } from "vitest";
import { testUnknownPeople } from "../../support/people-pages.ts";
import { breakDown, heal } from "../../support/site.ts";

// A file of its own: nobody here has been looked up before.

describe("with no look-up of a person ever answered", () => {
  beforeAll(() => breakDown({ path: "/user/*", delay: 8000 }));
  afterAll(heal);

  testUnknownPeople();
});
