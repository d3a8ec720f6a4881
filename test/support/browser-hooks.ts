import { afterEach, beforeEach } from "vitest";
import { closePages, heal, siteLines } from "./browser.ts";

/**
 * Around each browser test: where it failed, what the site printed is shown and pictures of its pages are kept, and
 * nothing is left open or broken.
 */

beforeEach(({ onTestFailed }) => {
  const before = siteLines().length;
  onTestFailed(() => {
    for (const line of siteLines().slice(before - 1)) if (line) process.stdout.write(`${line}\n`);
  });
});

afterEach(async ({ task }) => {
  try {
    await closePages(task.result?.state === "fail" ? `${task.file.name} ${task.name}` : null);
  } finally {
    await heal();
  }
});
