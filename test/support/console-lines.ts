import { afterEach, beforeEach, vi } from "vitest";

/** What each test of the file has written to the console so far, a text for each call; nothing is printed. */
export function consoleLines(): string[] {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    for (const method of ["log", "info", "warn", "error", "debug"] as const) {
      vi.spyOn(console, method).mockImplementation((...words) => void lines.push(words.join(" ")));
    }
  });
  afterEach(() => void vi.restoreAllMocks());
  return lines;
}
