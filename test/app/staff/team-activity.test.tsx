import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { TeamActivity } from "../../../app/staff/overview/team-activity.tsx";

/** The first paint of a team without members. */
function paint(cutTo: number | null): string {
  const team = { days: [], groups: [], cutTo };
  const Stub = createRoutesStub([
    { path: "/", Component: () => <TeamActivity team={team} range="7d" /> },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={["/"]} />);
}

test("the overview says where only the newest rows of the bot are read", () => {
  const says = "Only the newest 110.000 rows of activity are read";
  expect(paint(110_000)).toContain(says);
  expect(paint(null)).not.toContain("Only the newest");
});
