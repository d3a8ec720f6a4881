import { expect, test } from "vitest";
import { Reviews } from "../../../app/people/reviews.tsx";
import { paint } from "../paint.tsx";

const WRITER = "175928847299117063";

/** The first paint of reviews with these message ids. */
function paintReviews(ids: readonly string[]): string {
  const feedback = ids.map((message_id) => ({
    user_id: WRITER,
    message_id,
    approved: true,
    feedback: `Review ${message_id}`,
  }));
  const site = { origin: "https://haven.test", supportUrl: "https://support.test" };
  return paint(<Reviews feedback={feedback} people={{ [WRITER]: null }} />, { root: { site } });
}

test("a review has the day of its message, under a heading", () => {
  const html = paintReviews([WRITER]);
  expect(html).toContain('dateTime="2016-04-30T11:18:25.796Z"');
  expect(html.match(/<h2/g)).toHaveLength(1);
});

test("a review that the bot numbers itself has neither a day nor a heading", () => {
  const html = paintReviews(["12"]);
  expect(html).toContain("Review 12");
  expect(html).not.toMatch(/<time|<h2|aria-label="null"/);
});
