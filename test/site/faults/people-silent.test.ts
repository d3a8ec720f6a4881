import { afterEach, expect, it, vi } from "vitest";
import { MAX_CONCURRENT_READS } from "../../../worker/bot/context.ts";
import { expectUnknownReviewers, expectUnknownTeam, namesIn } from "../../support/people-pages.ts";
import { silence } from "../../support/silence.ts";
import { goOn, stopTime, timed } from "../../support/time.ts";
import { visitHere } from "../../support/site.ts";

// Its own file, so that no other test has cached a person.

afterEach(() => {
  goOn();
  vi.restoreAllMocks();
});

it("F19: with no look-up answered, team and reviews are shown after 1.5 s by their lists' own data", async () => {
  stopTime();
  const { untilAsked } = silence(/^\/user\//);
  const visiting = Promise.all([visitHere("/team?q=people"), visitHere("/feedback?q=people")]);
  // More than a page's parallel reads: both wait.
  await untilAsked(MAX_CONCURRENT_READS + 1);
  const { value: visits, ms } = await timed(() => visiting);
  await timed(() => Promise.all(visits.map(({ ended }) => ended())));
  goOn();
  vi.restoreAllMocks();
  expect(ms).toBe(1500);
  const [team, reviews] = visits;
  await expectUnknownTeam(await namesIn(team.answer));
  expectUnknownReviewers(await namesIn(reviews.answer));
});
