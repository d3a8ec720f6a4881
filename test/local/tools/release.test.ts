import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { release } from "../../../worker/context/release.static.ts";

it("the release is the newest of the changelog, which has a date", () => {
  const changelog = readFileSync(new URL("../../../.github/CHANGELOG.md", import.meta.url), "utf8");
  const [, newest] = /^## \[(\d+\.\d+\.\d+)\] - 20\d\d-\d\d-\d\d$/m.exec(changelog) ?? [];
  expect(newest).toBe(release);
});
