import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { release } from "../../../worker/context/release.static.ts";
import { lookAtRelease } from "../../../worker/tools/doctor/site.ts";

it("the release is the newest of the changelog, which has a date", () => {
  const changelog = readFileSync(new URL("../../../.github/CHANGELOG.md", import.meta.url), "utf8");
  const [, newest] = /^## \[(\d+\.\d+\.\d+)\] - 20\d\d-\d\d-\d\d$/m.exec(changelog) ?? [];
  expect(newest).toBe(release);
});

it("doctor says when a site runs another release than the clone", () => {
  expect(lookAtRelease(release)).toMatchObject({ outcome: "ok" });
  expect(lookAtRelease("0.1.9")).toMatchObject({
    outcome: "warn",
    says: `the site runs 0.1.9, and this clone is ${release}`,
  });
  expect(lookAtRelease(null).says).toContain("one before 0.2.0");
});
