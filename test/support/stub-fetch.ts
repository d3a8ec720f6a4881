import { afterEach, beforeEach, vi } from "vitest";
import { consoleLines } from "./console-lines.ts";

/** In each test of the file, answers requests to other services; returns the log's lines so far. */
export function stubFetch(answer: (request: Request) => Response | Promise<Response>): string[] {
  const lines = consoleLines();
  beforeEach(() => {
    vi.stubGlobal("fetch", async (input: RequestInfo, init?: RequestInit) =>
      answer(new Request(input, init)),
    );
  });
  afterEach(() => void vi.unstubAllGlobals());
  return lines;
}
