import { afterEach, beforeEach, vi } from "vitest";
import { consoleLines } from "./console-lines.ts";

/** In each test of the file, requests to other services are answered here. Answers the lines of the log so far. */
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
