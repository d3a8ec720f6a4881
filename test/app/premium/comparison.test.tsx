import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { premium } from "../../../app/content/brand/premium.ts";
import { Comparison } from "../../../app/premium/comparison.tsx";

const SUPPORT = "https://support.haven.example";

it("says in words what a plan does not list, without a promise that it lacks it", () => {
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "*",
      loader: () => null,
      HydrateFallback: () => null,
      Component: () => <Comparison plans={premium.plans} perks={premium.perks} />,
    },
  ]);
  const hydrationData = { loaderData: { root: { site: { supportUrl: SUPPORT } } } };
  const html = renderToStaticMarkup(
    <Stub initialEntries={["/premium"]} hydrationData={hydrationData} />,
  );
  const rows = html.split("<tr").map((row) => row.replaceAll(/<[^>]*>/g, "|"));
  const commands = rows.find((row) => row.includes("|Premium commands|"));
  expect(commands?.split(/\|+/).slice(2, -1)).toEqual(["For you", "For the server", "Not listed"]);
  expect(html).toContain(`href="${SUPPORT}"`);
  expect(html).not.toMatch(/Not included|>–</);
});
