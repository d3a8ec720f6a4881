import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { drawIcons } from "../../../worker/tools/icons.ts";

it("icons.svg contains the icons of icons.ts; `npx node worker/tools/icons.ts` draws it", () => {
  const file = new URL("../../../app/ui/icons.svg", import.meta.url);
  expect(readFileSync(file, "utf8")).toBe(drawIcons());
});
