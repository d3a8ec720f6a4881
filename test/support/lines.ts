import { beforeEach } from "vitest";

/**
 * Prints a test's output only if it failed. The runner's own way hangs inside the runtime: it sends
 * lines from a timer of the request that wrote them, which has ended.
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
