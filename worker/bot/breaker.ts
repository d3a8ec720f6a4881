import { ATTEMPTS } from "./upstream.ts";

const FAILURES_TO_OPEN = 5;
const OPEN_MS = 5000;
/** Between two probes of any routes: a bot API that is down hears from an isolate 15 times a minute. */
const PROBE_EVERY_MS = 4000;
const WINDOW_MS = 10_000;
const WINDOW_CALLS = 20;
const WINDOW_FAILURES = 0.5;

export interface Circuit {
  /** Failures in a row. */
  failures: number;
  window: { from: number; calls: number; failures: number };
  /** Epoch ms until which nothing is asked; 0 while closed. */
  openUntil: number;
  probing: boolean;
}

/** How a route may be asked: in so many attempts, or not for so many seconds. */
export type Passage = { attempts: number } | { wait: number };

/**
 * Stops asking a route that keeps failing: five times in a row, or half of twenty calls within ten
 * seconds. One per isolate, one circuit per route. Then single probes find out when it is back.
 */
export interface Breaker {
  passage: (route: string) => Passage;
  succeeded: (route: string) => void;
  /** `retryAfter`: seconds the upstream itself asked for. */
  failed: (route: string, retryAfter?: number | null) => void;
  /** The routes that failed last, for the health page. */
  states: () => ReadonlyMap<string, Readonly<Circuit>>;
}

/** `now` in epoch ms, `random` in [0, 1). */
export function createBreaker(now: () => number, random: () => number = Math.random): Breaker {
  const circuits = new Map<string, Circuit>();
  let nextProbe = 0;

  function circuitOf(route: string): Circuit {
    const known = circuits.get(route);
    if (known) return known;
    const circuit = { failures: 0, window: emptyWindow(now()), openUntil: 0, probing: false };
    circuits.set(route, circuit);
    return circuit;
  }

  function count(circuit: Circuit, failures: 0 | 1): void {
    if (now() - circuit.window.from >= WINDOW_MS) circuit.window = emptyWindow(now());
    circuit.window.calls += 1;
    circuit.window.failures += failures;
  }

  return {
    passage(route) {
      const circuit = circuits.get(route);
      if (!circuit || circuit.openUntil === 0) return { attempts: ATTEMPTS };
      const left = Math.max(circuit.openUntil, nextProbe) - now();
      if (left > 0) return { wait: Math.ceil(left / 1000) };
      // Half open: this caller probes, the others wait for what it finds.
      circuit.probing = true;
      circuit.openUntil = now() + OPEN_MS;
      nextProbe = now() + PROBE_EVERY_MS;
      return { attempts: 1 };
    },
    succeeded(route) {
      const circuit = circuitOf(route);
      // An answer to a question from before it opened is no reason to ask again.
      if (circuit.openUntil > 0 && !circuit.probing) return;
      if (circuit.probing) {
        // Where one route is back, the others may be: they need not wait for their turn.
        nextProbe = 0;
        circuits.delete(route);
        return;
      }
      circuit.failures = 0;
      count(circuit, 0);
    },
    failed(route, retryAfter = null) {
      const circuit = circuitOf(route);
      circuit.failures += 1;
      count(circuit, 1);
      const { calls, failures } = circuit.window;
      const isFlapping = calls >= WINDOW_CALLS && failures / calls >= WINDOW_FAILURES;
      const pause = retryAfter === null ? OPEN_MS * (0.8 + random() * 0.4) : retryAfter * 1000;
      const isTooMuch = circuit.failures >= FAILURES_TO_OPEN || isFlapping;
      if (retryAfter !== null || isTooMuch || circuit.probing) {
        // A late failure must not cut short what the upstream asked for.
        const asked = circuit.probing ? 0 : circuit.openUntil;
        circuit.openUntil = Math.max(asked, now() + pause);
        circuit.probing = false;
      }
    },
    states: () => circuits,
  };
}

function emptyWindow(from: number): Circuit["window"] {
  return { from, calls: 0, failures: 0 };
}
