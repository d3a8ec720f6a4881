import { UNAVAILABLE } from "../../app/contract/unavailable.ts";
import { BotError } from "../../app/contract/bot.ts";

const FAILURES_TO_OPEN = 5;
const WINDOW_MS = 10_000;
const WINDOW_CALLS = 20;
const WINDOW_FAILURES = 0.5;

/** The state of one read's circuit. All times are epoch ms. */
export interface Circuit {
  /** Failures in a row. */
  failures: number;
  window: { from: number; calls: number; failures: number };
  /** No request is sent before this; 0 while closed. */
  openUntil: number;
  /** Goes up at each opening and closing, so that late responses to earlier requests are not counted. */
  generation: number;
  /** Ids that have succeeded, or that are the team's; the next one to be checked comes first. */
  knownIds: string[];
  /** Known ids are not checked before this while the circuit is closed. */
  checkFrom: number;
  /** Position in the round of probes: 0 is the visitor's own id. */
  probes: number;
}

export function createCircuit(): Circuit {
  return {
    failures: 0,
    window: { from: 0, calls: 0, failures: 0 },
    openUntil: 0,
    generation: 0,
    knownIds: [],
    checkFrom: 0,
    probes: 0,
  };
}

export function isOpen({ openUntil }: Circuit): boolean {
  return openUntil > 0;
}

export function open(circuit: Circuit, until: number): void {
  circuit.openUntil = until;
  circuit.generation += 1;
  circuit.probes = 0;
}

function close(circuit: Circuit): void {
  const { generation, knownIds } = circuit;
  Object.assign(circuit, createCircuit(), { generation: generation + 1, knownIds });
}

/** Claims the next probe of an open circuit. @throws BotError "closed" before its time */
export function claimProbe(circuit: Circuit, now: number, every: number): void {
  if (circuit.openUntil > now) throw refusal(circuit, now);
  // Set before the probe is sent, because the probe may hang.
  circuit.openUntil = now + every;
}

export function refusal({ openUntil }: Circuit, now: number): BotError {
  const retryAfter = Math.max(1, Math.ceil((openUntil - now) / 1000));
  return new BotError("closed", UNAVAILABLE.botSilent, { retryAfter });
}

/** Counts a call, with its failure or without. */
export function count(circuit: Circuit, now: number, failures: 0 | 1): void {
  if (now - circuit.window.from >= WINDOW_MS) circuit.window = { from: now, calls: 0, failures: 0 };
  circuit.window.calls += 1;
  circuit.window.failures += failures;
  circuit.failures = failures === 0 ? 0 : circuit.failures + 1;
}

/** Counts a success; closes the circuit when it is open. */
export function succeed(circuit: Circuit, generation: number, now: number): void {
  if (generation !== circuit.generation) return;
  if (isOpen(circuit)) close(circuit);
  else count(circuit, now, 0);
}

export function isFailing({ failures, window }: Circuit): boolean {
  const isFlapping =
    window.calls >= WINDOW_CALLS && window.failures / window.calls >= WINDOW_FAILURES;
  return failures >= FAILURES_TO_OPEN || isFlapping;
}

/** Moves an id to the front or the back of the known ids. */
export function moveKnownId(circuit: Circuit, id: string, to: "front" | "back"): void {
  const others = circuit.knownIds.filter((other) => other !== id);
  circuit.knownIds = to === "front" ? [id, ...others] : [...others, id];
}
