/** Starts the work once fewer than the limit are running. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs at most `max` at a time; the others wait in order. */
export function createConcurrencyLimit(max: number): ConcurrencyLimit {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function limited(work) {
    if (running < max) running += 1;
    // Finished work passes its place on, so that newer calls can't overtake.
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
