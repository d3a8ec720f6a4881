/** Does the work when there is room for it. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** At most `limit` pieces of work at a time; the others wait, first come, first served. */
export function createTurns(limit: number): InTurn {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function inTurn(work) {
    if (running < limit) running += 1;
    // Whoever ends hands the place on, so that nobody newer can take it.
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
