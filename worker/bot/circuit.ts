import { BotError } from "../../app/contract/bot.ts";

const FAILURES_TO_OPEN = 5;
const WINDOW_MS = 10_000;
const WINDOW_CALLS = 20;
const WINDOW_FAILURES = 0.5;

/** Of one read. All times are epoch ms. */
export interface Circuit {
  /** Failures in a row. */
  failures: number;
  window: { from: number; calls: number; failures: number };
  /** Nothing is asked before this; 0 while closed. */
  openUntil: number;
  /** Changes with every opening and closing, so that late answers to earlier questions count no more. */
  period: number;
  /** Ids that have answered, or that no visitor chose; the one to be asked next in front. */
  witnesses: string[];
  /** Witnesses are not asked before this while closed. */
  checkFrom: number;
  /** Probes since a visitor's own id had its turn. */
  probes: number;
}

export function createCircuit(): Circuit {
  return {
    failures: 0,
    window: { from: 0, calls: 0, failures: 0 },
    openUntil: 0,
    period: 0,
    witnesses: [],
    checkFrom: 0,
    probes: 0,
  };
}

export function isOpen({ openUntil }: Circuit): boolean {
  return openUntil > 0;
}

export function open(circuit: Circuit, until: number): void {
  circuit.openUntil = until;
  circuit.period += 1;
  circuit.probes = 0;
}

export function close(circuit: Circuit): void {
  const { period, witnesses } = circuit;
  Object.assign(circuit, createCircuit(), { period: period + 1, witnesses });
}

/** Takes the turn to probe an open circuit. @throws BotError "closed" when it is not yet time */
export function takeProbe(circuit: Circuit, now: number, every: number): void {
  if (circuit.openUntil > now) throw refusal(circuit, now);
  // The time alone decides about the next one: this probe may never end.
  circuit.openUntil = now + every;
}

export function refusal({ openUntil }: Circuit, now: number): BotError {
  const retryAfter = Math.max(1, Math.ceil((openUntil - now) / 1000));
  return new BotError("closed", "The bot is not answering", { retryAfter });
}

/** Counts an answer, or a failure. */
export function count(circuit: Circuit, now: number, failures: 0 | 1): void {
  if (now - circuit.window.from >= WINDOW_MS) circuit.window = { from: now, calls: 0, failures: 0 };
  circuit.window.calls += 1;
  circuit.window.failures += failures;
  circuit.failures = failures === 0 ? 0 : circuit.failures + 1;
}

/** An answer to a question of this period closes the circuit. */
export function answered(circuit: Circuit, period: number, now: number): void {
  if (period !== circuit.period) return;
  if (isOpen(circuit)) close(circuit);
  else count(circuit, now, 0);
}

export function isFailing({ failures, window }: Circuit): boolean {
  const isFlapping =
    window.calls >= WINDOW_CALLS && window.failures / window.calls >= WINDOW_FAILURES;
  return failures >= FAILURES_TO_OPEN || isFlapping;
}

/** Puts an id in front of the witnesses, or behind them. */
export function moveWitness(circuit: Circuit, id: string, to: "front" | "back"): void {
  const others = circuit.witnesses.filter((other) => other !== id);
  circuit.witnesses = to === "front" ? [id, ...others] : [...others, id];
}
