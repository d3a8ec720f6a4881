import { UNAVAILABLE } from "../../app/contract/unavailable.ts";
import { BotError } from "../../app/contract/bot.ts";
import { ATTEMPTS } from "./upstream.ts";

const FAILURES_TO_OPEN = 5;
const WINDOW_MS = 10_000;
const WINDOW_CALLS = 20;
const WINDOW_FAILURES = 0.5;
/** Between two probes. With the failures before, at most 15 requests a minute. */
const PROBE_MS = 6000;
/** The longest pause that a 429 can impose. */
const MAX_PAUSE_MS = 8000;

/** The state of one read's circuit. Times are epoch ms. */
interface Circuit {
  /** In a row. */
  failures: number;
  window: { from: number; calls: number; failures: number };
  /** When the next probe is due; 0 while the circuit is closed. */
  openUntil: number;
}

/**
 * A circuit breaker within one isolate: a failing read gets fewer requests.
 *
 * 1. Each read has a circuit. It opens after five failures in a row, if half of at least twenty
 * requests in ten seconds failed, or for the 6 to 8 s that a 429 asks for. After a failure,
 * requests get one attempt instead of two.
 * 2. While it is open, a probe with one attempt goes out every 6 s; a success closes it. Probes
 * don't wait for the previous one, which may hang. Other requests fail at once, with the time of
 * the next probe.
 * 3. The membership check of staff requests shares the team page's circuit.
 */
export interface Breaker {
  /**
   * `isFailure` picks the errors that count as failures; all others count as successes.
   * @throws BotError "closed" while the circuit is open, or what `send` throws
   */
  run: <T>(
    read: string,
    send: (attempts: number) => Promise<T>,
    isFailure?: (error: unknown) => boolean,
  ) => Promise<T>;
  /** Circuits by read, for the health page. */
  states: () => ReadonlyMap<string, Readonly<Circuit>>;
}

/**
 * Whether the bot couldn't answer at all, or asks for a pause. Other errors of a read by ID may
 * concern that ID alone, which a visitor chose.
 */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof BotError)) return false;
  const { kind, networkCause, retryAfter } = error;
  return kind === "timeout" || kind === "network" || networkCause !== null || retryAfter !== null;
}

/** `now` in epoch ms. */
export function createBreaker(now: () => number): Breaker {
  /** Opening and closing replace the circuit, so late answers to earlier requests don't count. */
  const circuits = new Map<string, Circuit>();

  function put(read: string, circuit: Circuit): Circuit {
    circuits.set(read, circuit);
    return circuit;
  }

  return {
    async run(read, send, isFailure = () => true) {
      const circuit = circuits.get(read) ?? put(read, createCircuit());
      const isProbe = circuit.openUntil > 0;
      if (isProbe) claimProbe(circuit, now());
      const sentAt = now();
      const isCurrent = () => circuits.get(read) === circuit;

      function onAnswer(): void {
        if (!isCurrent()) return;
        if (isProbe) put(read, createCircuit());
        else count(circuit, now(), 0);
      }

      function onFailure(error: unknown): void {
        if (!isCurrent()) return;
        count(circuit, now(), 1);
        const pause = error instanceof BotError ? error.retryAfter : null;
        const until = sentAt + Math.min(Math.max((pause ?? 0) * 1000, PROBE_MS), MAX_PAUSE_MS);
        if (isProbe) circuit.openUntil = Math.max(circuit.openUntil, until);
        else if (pause !== null || isFailing(circuit)) put(read, { ...circuit, openUntil: until });
      }

      try {
        const value = await send(isProbe || circuit.failures > 0 ? 1 : ATTEMPTS);
        onAnswer();
        return value;
      } catch (error) {
        if (isFailure(error)) onFailure(error);
        else onAnswer();
        throw error;
      }
    },

    states: () => circuits,
  };
}

function createCircuit(): Circuit {
  return { failures: 0, window: { from: 0, calls: 0, failures: 0 }, openUntil: 0 };
}

/** Claims an open circuit's next probe. @throws BotError "closed" before its time */
function claimProbe(circuit: Circuit, now: number): void {
  if (circuit.openUntil > now) {
    const retryAfter = Math.max(1, Math.ceil((circuit.openUntil - now) / 1000));
    throw new BotError("closed", UNAVAILABLE.botSilent, { retryAfter });
  }
  // Before sending, as the probe may hang.
  circuit.openUntil = now + PROBE_MS;
}

/** Counts a call; `failures` is 1 if it failed. */
function count(circuit: Circuit, now: number, failures: 0 | 1): void {
  if (now - circuit.window.from >= WINDOW_MS) circuit.window = { from: now, calls: 0, failures: 0 };
  circuit.window.calls += 1;
  circuit.window.failures += failures;
  circuit.failures = failures === 0 ? 0 : circuit.failures + 1;
}

function isFailing({ failures, window }: Circuit): boolean {
  const isFlapping =
    window.calls >= WINDOW_CALLS && window.failures / window.calls >= WINDOW_FAILURES;
  return failures >= FAILURES_TO_OPEN || isFlapping;
}
