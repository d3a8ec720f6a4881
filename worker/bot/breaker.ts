const FAILURES_TO_OPEN = 5;
const OPEN_MS = 5000;

export interface Circuit {
  failures: number;
  /** Epoch ms until which nothing is asked; 0 while closed. */
  openUntil: number;
}

/** Stops asking a route that keeps failing. One per isolate, one circuit per route. */
export interface Breaker {
  /** Seconds to wait before the route may be asked again, or null when it may be asked now. */
  closedFor: (route: string) => number | null;
  succeeded: (route: string) => void;
  /** `retryAfter`: seconds the upstream itself asked for. */
  failed: (route: string, retryAfter?: number | null) => void;
  /** The routes that failed last, for the health page. */
  states: () => ReadonlyMap<string, Readonly<Circuit>>;
}

/** `now` in epoch ms, `random` in [0, 1). */
export function createBreaker(now: () => number, random: () => number = Math.random): Breaker {
  const circuits = new Map<string, Circuit>();

  return {
    closedFor(route) {
      const circuit = circuits.get(route);
      if (!circuit || circuit.openUntil === 0) return null;
      const left = circuit.openUntil - now();
      if (left > 0) return Math.ceil(left / 1000);
      // Half open: this caller probes, the others wait for what it finds.
      circuit.openUntil = now() + OPEN_MS;
      return null;
    },
    succeeded(route) {
      circuits.delete(route);
    },
    failed(route, retryAfter = null) {
      const circuit = circuits.get(route) ?? { failures: 0, openUntil: 0 };
      circuit.failures += 1;
      if (retryAfter !== null) {
        circuit.openUntil = now() + retryAfter * 1000;
      } else if (circuit.failures >= FAILURES_TO_OPEN) {
        circuit.openUntil = now() + OPEN_MS * (0.8 + random() * 0.4);
      }
      circuits.set(route, circuit);
    },
    states: () => circuits,
  };
}
