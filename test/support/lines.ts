import { beforeEach } from "vitest";

/**
 * Prints what was said while a test ran, and only if it failed. The runner's own way to do that waits for
 * ever inside the runtime: it sends lines from a timer of the request that wrote them, which is over by then.
 */

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
