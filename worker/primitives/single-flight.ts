/** Work under way that several requests wait for. */
interface Flight<T> {
  promise: Promise<T>;
  /** Settles with the promise and never rejects. */
  settled: Promise<unknown>;
  /** Epoch ms. */
  startedAt: number;
}

interface Work<T> {
  start: () => Promise<T>;
  /** Called once when the work fails, however many requests wait for it. */
  onError: (error: unknown) => void;
  waitUntil: (work: Promise<unknown>) => void;
}

/**
 * Runs one piece of work per key and isolate; requests that come meanwhile share its result. The work
 * belongs to the request that started it, so `waitUntil` keeps it alive when that request ends early.
 * Work older than `maxAge` (ms) may have been cancelled with its request and is not shared any more.
 */
export function createSingleFlight<T>(maxAge: number, now: () => number) {
  const flights = new Map<string, Flight<T>>();

  return function share(key: string, { start, onError, waitUntil }: Work<T>): Promise<T> {
    const running = flights.get(key);
    if (running && now() - running.startedAt < maxAge) {
      // workerd stops notifying waiters at the first ended request, so each one keeps itself alive.
      waitUntil(running.settled);
      return running.promise;
    }
    const promise = start();
    const settled = promise.catch(onError).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    const flight: Flight<T> = { promise, settled, startedAt: now() };
    flights.set(key, flight);
    waitUntil(settled);
    return promise;
  };
}

export type SingleFlight<T> = ReturnType<typeof createSingleFlight<T>>;
