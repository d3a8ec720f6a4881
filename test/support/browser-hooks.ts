import { afterEach, beforeEach } from "vitest";
import { closePages, heal, siteLines } from "./browser.ts";

/** Around each browser test: what the site printed is shown where the test failed, and nothing is left open or broken. */

beforeEach(({ onTestFailed }) => {
  const before = siteLines().length;
  onTestFailed(() => {
    for (const line of siteLines().slice(before - 1)) if (line) process.stdout.write(`${line}\n`);
  });
});

afterEach(async () => {
  await closePages();
  await heal();
});
