import { afterEach, beforeEach, vi } from "vitest";

/** In each test of the file, requests to other services are answered here, and the log is silent. */
export function stubFetch(answer: (request: Request) => Response | Promise<Response>): void {
  beforeEach(() => {
    vi.spyOn(console, "log").mockImplementation(() => {});
    vi.stubGlobal("fetch", async (input: RequestInfo, init?: RequestInit) =>
      answer(new Request(input, init)),
    );
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}
