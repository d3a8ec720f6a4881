/** Work under way that several requests wait for. */
interface Flight<T> {
  promise: Promise<T>;
  /** Settles with the promise and never rejects. */
  landed: Promise<unknown>;
  /** Epoch ms. */
  startedAt: number;
}

interface Joining<T> {
  start: () => Promise<T>;
  /** Hears why the work failed, once, whoever waits for it. */
  onError: (error: unknown) => void;
  waitUntil: (work: Promise<unknown>) => void;
}

/**
 * One piece of work per key and isolate. It belongs to the request that started it, so `waitUntil`
 * keeps it alive when that request ends early; work older than `maxAge` (ms) is not joined any more.
 */
export function createFlights<T>(maxAge: number, now: () => number) {
  const flights = new Map<string, Flight<T>>();

  return function join(key: string, { start, onError, waitUntil }: Joining<T>): Promise<T> {
    const running = flights.get(key);
    if (running && now() - running.startedAt < maxAge) {
      // The runtime cannot tell a request that is over, and then tells none of those who came after it.
      waitUntil(running.landed);
      return running.promise;
    }
    const promise = start();
    const landed = promise.catch(onError).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    const flight: Flight<T> = { promise, landed, startedAt: now() };
    flights.set(key, flight);
    waitUntil(landed);
    return promise;
  };
}

export type Flights<T> = ReturnType<typeof createFlights<T>>;
