import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ALARMS } from "../../worker/logging/alarms.ts";

it("OPERATING marks the events that the staff channel hears of, and no others", () => {
  const text = readFileSync(new URL("../../.github/OPERATING.md", import.meta.url), "utf8");
  const marked = [...text.matchAll(/`([a-z]+\.[a-z_]+)`!/g)].map(([, event = ""]) => event);
  expect(marked.toSorted()).toEqual(Object.keys(ALARMS).toSorted());
});
