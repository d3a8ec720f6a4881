import { afterEach, beforeEach } from "vitest";
import { closePages, heal, siteLines } from "./browser.ts";

/**
 * Around each browser test: after a failure, shows the site's output and keeps pictures of its
 * pages; always leaves nothing open or broken.
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
