import { vi } from "vitest";

export interface Silence {
  /** Paths that were asked for and never answered, in the order of the questions. */
  asked: readonly string[];
  /** Resolves as soon as so many questions wait for an answer. */
  untilAsked: (count: number) => Promise<void>;
}

/** Lets other services never answer requests to paths that match, until `vi.restoreAllMocks`. */
export function silence(path: RegExp): Silence {
  const asked: string[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const realFetch = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (!path.test(pathname)) return realFetch(input, init);
    asked.push(pathname);
    for (const { count, resolve } of waiting) if (asked.length >= count) resolve();
    return neverAnswered(init?.signal);
  });

  function untilAsked(count: number): Promise<void> {
    return new Promise((resolve) => {
      if (asked.length >= count) resolve();
      else waiting.push({ count, resolve });
    });
  }
  return { asked, untilAsked };
}

/** Ends only when the caller gives up. */
export function neverAnswered(signal?: AbortSignal | null): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });
}
