import { afterEach, beforeEach, vi } from "vitest";

/** The file's console output so far, a text per call; nothing is printed. */
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
