import { beforeEach } from "vitest";

/** What the site says while a test runs is printed only if that test fails. */

const print = console.log;
const lines: string[] = [];

for (const method of ["log", "info", "warn", "error", "debug"] as const) {
  console[method] = (...words: unknown[]) => void lines.push(words.map(String).join(" "));
}

beforeEach(({ onTestFailed }) => {
  lines.length = 0;
  onTestFailed(() => {
    for (const line of lines) print(line);
  });
});
