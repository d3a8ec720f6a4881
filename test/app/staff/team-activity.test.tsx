import { expect, test } from "vitest";
import { TeamActivity } from "../../../app/staff/overview/team-activity.tsx";
import { paint } from "../paint.tsx";

/** A team without members. */
const activity = (cutTo: number | null) =>
  paint(<TeamActivity team={{ days: [], groups: [], cutTo }} range="7d" />);

test("the overview says where only the newest rows of the bot are read", () => {
  const says = "We read only the newest 110,000 rows of activity";
  expect(activity(110_000)).toContain(says);
  expect(activity(null)).not.toContain("only the newest");
});
