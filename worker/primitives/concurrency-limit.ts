/** Starts the work as soon as fewer than the limit are running. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs at most `max` pieces of work at a time; the others wait, first come, first served. */
export function createConcurrencyLimit(max: number): ConcurrencyLimit {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function limited(work) {
    if (running < max) running += 1;
    // The finished work hands its place over, so that a newer call cannot overtake a waiting one.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
