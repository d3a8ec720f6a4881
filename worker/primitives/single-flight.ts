/** Work that several requests wait for. */
interface Flight<T> {
  promise: Promise<T>;
  /** Settles with the work, never rejects. */
  settled: Promise<unknown>;
  /** Epoch ms. */
  startedAt: number;
}

interface Work<T> {
  start: () => Promise<T>;
  /** Called once on failure, however many wait. */
  onError: (error: unknown) => void;
  waitUntil: (work: Promise<unknown>) => void;
}

/**
 * Runs one piece of work per key and isolate; requests meanwhile share its result. The work belongs
 * to its first request, so `waitUntil` keeps it alive if that ends early. Work older than `maxAge`
 * (ms) may have been cancelled and isn't shared.
 */
export function createSingleFlight<T>(maxAge: number, now: () => number) {
  const flights = new Map<string, Flight<T>>();

  return function share(key: string, { start, onError, waitUntil }: Work<T>): Promise<T> {
    const running = flights.get(key);
    if (running && now() - running.startedAt < maxAge) {
      // workerd stops notifying after the first ended request, so each waiter keeps itself alive.
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
