import { expect, it } from "vitest";
import { premium } from "../../../app/content/brand/premium.ts";
import { Comparison } from "../../../app/premium/comparison.tsx";
import { paint } from "../paint.tsx";

const SUPPORT = "https://support.haven.example";

/** The texts of each row: the part, then what each plan has of it. */
function rowsOf(perks: readonly string[]): string[][] {
  const html = paint(<Comparison plans={premium.plans} perks={[...perks]} />, {
    root: { site: { supportUrl: SUPPORT } },
  });
  expect(html).toContain(`href="${SUPPORT}"`);
  return html
    .split("<tr>")
    .slice(1)
    .map((row) =>
      row
        .split(/<\/t[hd]>/)
        .flatMap((cell) => cell.replaceAll(/<[^>]*>/g, "").replace("–", "") || []),
    )
    .map((row) => row.slice(0, 4));
}

it("is a table with a column for each plan, which says of each part whether the plan has it", () => {
  const no = "Not included";
  expect(rowsOf(premium.perks)).toEqual([
    ["Part", "Donator", "Premium", "Instance"],
    ["Premium commands", "For you", "For the server", no],
    ["Role", "Donator", no, "Instance Owner"],
    ["Support", "Priority", "Priority", "24/7 priority"],
    ["Transfers", no, "3", "3"],
    ["Custom branding", no, no, "Included"],
    ["Dedicated hosting", no, no, "Included"],
  ]);
});

it("has no row for a part that no plan has", () => {
  expect(rowsOf(["Role", "A boat"]).map(([part]) => part)).toEqual(["Part", "Role"]);
});
