import { expect, it } from "vitest";
import { premium } from "../../../app/content/brand/premium.ts";
import { Comparison } from "../../../app/premium/comparison.tsx";
import { paint } from "../paint.tsx";

const SUPPORT = "https://support.haven.example";

/** The texts of each row: the part, then the plans that name it. */
function rowsOf(perks: readonly string[]): string[][] {
  const html = paint(<Comparison plans={premium.plans} perks={[...perks]} />, {
    root: { site: { supportUrl: SUPPORT } },
  });
  expect(html).toContain(`href="${SUPPORT}"`);
  const parts = html.split(/<dt|<\/dl>/).slice(1, -1);
  return parts.map((row) =>
    row.split(/<\/dt>|<\/li>/).flatMap((piece) => {
      const text = piece.replaceAll(/^[^<]*>|<[^>]*>/g, "");
      return text === "" ? [] : [text];
    }),
  );
}

it("names for each part the plans that have it, and says nothing of the others", () => {
  expect(rowsOf(premium.perks)).toEqual([
    ["Premium commands", "Donator: For you", "Premium: For the server"],
    ["Role", "Donator: Donator", "Instance: Instance Owner"],
    ["Support", "Donator: Priority", "Premium: Priority", "Instance: 24/7 priority"],
    ["Transfers", "Premium: 3", "Instance: 3"],
    ["Custom branding", "Instance"],
    ["Dedicated hosting", "Instance"],
  ]);
});

it("has no row for a part that no plan has", () => {
  expect(rowsOf(["Role", "A boat"]).map(([part]) => part)).toEqual(["Role"]);
});
