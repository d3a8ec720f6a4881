import { BotError } from "../../app/contract/bot.ts";
import {
  answered,
  count,
  createCircuit,
  isFailing,
  isOpen,
  moveWitness,
  open,
  refusal,
  takeProbe,
  type Circuit,
} from "./circuit.ts";
import { ATTEMPTS } from "./upstream.ts";

/** Between two probes of a read without an id: with the failures that opened it, 15 questions a minute. */
const PROBE_MS = 6000;
/** Between two probes of a read with an id, and between two checks: 15 a minute, two in ten seconds. */
const WITNESS_MS = 4000;
/** The longest a read is left alone because a 429 asks for it. */
const MAX_PAUSE_MS = 8000;
/** Ids remembered for having answered, and how many of them have to fail before a circuit opens. */
const MAX_WITNESSES = 4;
const WITNESSES_ASKED = 2;

/** A question about an id that a visitor chose. */
export interface IdQuestion<T> {
  id: string;
  /** Asks the read about an id, this one or a witness. */
  ask: (id: string, attempts: number) => Promise<T>;
  /** A few ids of the team, for a read that has answered for nobody yet. */
  teamIds: () => Promise<readonly string[]>;
  waitUntil: (work: Promise<unknown>) => void;
}

/**
 * Stops asking a read that keeps failing, for one isolate.
 *
 * 1. Each read has a circuit and a probe clock of its own, which no other read can hold up. It opens
 *    after five failures in a row, or when half of at least twenty questions within ten seconds failed,
 *    or for as long as a 429 asks, at most 8 s. After a failure there are no second attempts.
 * 2. An id chosen by a visitor proves nothing: its failures, a 429 included, only raise a suspicion, upon
 *    which two witnesses are asked, at most every 4 s: ids that answered lately, else ids of the team.
 *    The circuit opens when both fail. Where nobody is known, the failures themselves decide.
 * 3. While a circuit is open there is one probe, of one attempt, every 6 s; with an id, every 4 s, about
 *    the witnesses in turn and, once a round, about the visitor's own id: neither a hostile visitor nor
 *    a witness gone bad keeps it open alone. An answer closes it. A probe that hangs holds up nothing.
 * 4. Membership asks `/team` as the team page does, and through the same circuit.
 * 5. Everything else is refused at once, with the time of the next probe.
 */
export interface Breaker {
  /** @throws BotError "closed" while the circuit is open, else what the question throws */
  ask: <T>(read: string, question: (attempts: number) => Promise<T>) => Promise<T>;
  /** The same for a read about an id. */
  askAbout: <T>(read: string, question: IdQuestion<T>) => Promise<T>;
  /** The circuits by read, for the health page. */
  states: () => ReadonlyMap<string, Readonly<Circuit>>;
}

/** `now` in epoch ms. */
export function createBreaker(now: () => number): Breaker {
  const circuits = new Map<string, Circuit>();

  function circuitOf(read: string): Circuit {
    const circuit = circuits.get(read) ?? createCircuit();
    circuits.set(read, circuit);
    return circuit;
  }

  return {
    async ask(read, question) {
      const circuit = circuitOf(read);
      const isProbe = isOpen(circuit);
      if (isProbe) takeProbe(circuit, now(), PROBE_MS);
      const { period } = circuit;
      const at = now();
      try {
        const value = await question(isProbe || circuit.failures > 0 ? 1 : ATTEMPTS);
        answered(circuit, period, now());
        return value;
      } catch (error) {
        if (period === circuit.period) {
          count(circuit, now(), 1);
          const pause = pauseOf(error);
          const until = at + Math.min(Math.max((pause ?? 0) * 1000, PROBE_MS), MAX_PAUSE_MS);
          if (isProbe) circuit.openUntil = Math.max(circuit.openUntil, until);
          else if (pause !== null || isFailing(circuit)) open(circuit, until);
        }
        throw error;
      }
    },

    async askAbout(read, question) {
      const circuit = circuitOf(read);
      const { id } = question;
      const attempts = isOpen(circuit) ? await probe(circuit, question, now) : ATTEMPTS;
      const { period } = circuit;
      try {
        const value = await question.ask(id, attempts);
        answered(circuit, period, now());
        moveWitness(circuit, id, "front");
        circuit.witnesses.length = Math.min(circuit.witnesses.length, MAX_WITNESSES);
        return value;
      } catch (error) {
        if (isAnswer(error)) answered(circuit, period, now());
        else if (period === circuit.period && !isOpen(circuit)) {
          count(circuit, now(), 1);
          const isSuspect = pauseOf(error) !== null || isFailing(circuit);
          if (isSuspect && now() >= circuit.checkFrom) {
            circuit.checkFrom = now() + WITNESS_MS;
            question.waitUntil(check(circuit, question, now));
          }
        }
        throw error;
      }
    },

    states: () => circuits,
  };
}

/**
 * Asks the witness whose turn it is and closes the circuit when it answers; answers how often the visitor's
 * own id may be asked. @throws BotError "closed"
 */
async function probe(
  circuit: Circuit,
  question: IdQuestion<unknown>,
  now: () => number,
): Promise<number> {
  takeProbe(circuit, now(), WITNESS_MS);
  const { period } = circuit;
  const [witness] = circuit.witnesses;
  circuit.probes = (circuit.probes + 1) % (circuit.witnesses.length + 1);
  if (witness === undefined || circuit.probes === 0) return 1;
  if (await isHeardFrom(circuit, witness, question)) answered(circuit, period, now());
  if (isOpen(circuit)) throw refusal(circuit, now());
  return ATTEMPTS;
}

/** Opens the circuit when the witnesses fail as the visitor's id did. */
async function check(
  circuit: Circuit,
  question: IdQuestion<unknown>,
  now: () => number,
): Promise<void> {
  const at = now();
  const { period } = circuit;
  const others = () => circuit.witnesses.filter((id) => id !== question.id);
  if (others().length < WITNESSES_ASKED) {
    const team = await question.teamIds().catch(() => []);
    circuit.witnesses = [...new Set([...circuit.witnesses, ...team])];
  }
  const asked = others().slice(0, WITNESSES_ASKED);
  const heard = await Promise.all(asked.map((id) => isHeardFrom(circuit, id, question)));
  // Somebody's id may have answered meanwhile.
  if (period !== circuit.period || circuit.failures === 0) return;
  if (heard.includes(true)) count(circuit, now(), 0);
  else open(circuit, at + WITNESS_MS);
}

/** Whether a witness answers; where it does not, the next one is another. */
async function isHeardFrom(
  circuit: Circuit,
  id: string,
  { ask }: IdQuestion<unknown>,
): Promise<boolean> {
  try {
    await ask(id, 1);
    return true;
  } catch (error) {
    if (isAnswer(error)) return true;
    moveWitness(circuit, id, "back");
    return false;
  }
}

/** That nobody has an id is an answer like another. */
function isAnswer(error: unknown): boolean {
  return error instanceof BotError && error.kind === "unknown-id";
}

/** Seconds for which a 429 asks to be left alone. */
function pauseOf(error: unknown): number | null {
  return error instanceof BotError ? error.retryAfter : null;
}
