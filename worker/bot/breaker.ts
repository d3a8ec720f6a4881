import { BotError, isUnknownId } from "../../app/contract/bot.ts";
import {
  claimProbe,
  count,
  createCircuit,
  isFailing,
  isOpen,
  moveKnownId,
  open,
  refusal,
  succeed,
  type Circuit,
} from "./circuit.ts";
import { ATTEMPTS } from "./upstream.ts";

/** Between two probes of a read without an id; with the failures before, at most 15 requests a minute. */
const PROBE_MS = 6000;
/** Between two probes of a read by id, and between two checks of known ids: 15 a minute. */
const ID_PROBE_MS = 4000;
/** The longest pause that a 429 can ask for. */
const MAX_PAUSE_MS = 8000;
/** Successful ids remembered per read, and how many of them must fail before the circuit opens. */
const MAX_KNOWN_IDS = 4;
const CHECKED_IDS = 2;

/** A request about an id that a visitor chose. */
export interface IdRequest<T> {
  id: string;
  /** Sends the request for an id, this one or a known one. */
  send: (id: string, attempts: number) => Promise<T>;
  /** A few ids of the team, for a read that has not succeeded for any id yet. */
  teamIds: () => Promise<readonly string[]>;
  waitUntil: (work: Promise<unknown>) => void;
}

/**
 * A circuit breaker for one isolate: a read that keeps failing gets fewer requests.
 *
 * 1. Each read has its own circuit and its own schedule of probes. It opens after five failures in a row,
 *    or when half of at least twenty requests within ten seconds failed, or for as long as a 429 asks,
 *    at most 8 s. After a failure, requests get one attempt instead of two.
 * 2. A visitor chooses the id of a read by id, so its failures (a 429 included) may concern that id only.
 *    They start a check, at most every 4 s: two known ids are requested, ids that succeeded before or ids
 *    of the team. The circuit opens when both fail; without any known id it opens at once.
 * 3. While a circuit is open, one probe with one attempt is sent every 6 s. For a read by id it is every
 *    4 s and takes the known ids in turn and, once a round, the visitor's own id, so that neither a
 *    hostile visitor nor a known id that went bad can keep the circuit open. A success closes it. The
 *    next probe does not wait for the previous one, which may hang.
 * 4. The membership check of staff requests `/team` through the same circuit as the team page.
 * 5. Every other request is refused at once, with the time of the next probe.
 */
export interface Breaker {
  /** @throws BotError "closed" while the circuit is open, else what `send` throws */
  run: <T>(read: string, send: (attempts: number) => Promise<T>) => Promise<T>;
  /** Sends a read by id. @throws what `run` throws */
  runById: <T>(read: string, request: IdRequest<T>) => Promise<T>;
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
    async run(read, send) {
      const circuit = circuitOf(read);
      const isProbe = isOpen(circuit);
      if (isProbe) claimProbe(circuit, now(), PROBE_MS);
      const { generation } = circuit;
      const sentAt = now();
      try {
        const value = await send(isProbe || circuit.failures > 0 ? 1 : ATTEMPTS);
        succeed(circuit, generation, now());
        return value;
      } catch (error) {
        if (generation === circuit.generation) {
          count(circuit, now(), 1);
          const pause = pauseOf(error);
          const until = sentAt + Math.min(Math.max((pause ?? 0) * 1000, PROBE_MS), MAX_PAUSE_MS);
          if (isProbe) circuit.openUntil = Math.max(circuit.openUntil, until);
          else if (pause !== null || isFailing(circuit)) open(circuit, until);
        }
        throw error;
      }
    },

    async runById(read, request) {
      const circuit = circuitOf(read);
      const { id } = request;
      const attempts = isOpen(circuit) ? await probe(circuit, request, now) : ATTEMPTS;
      const { generation } = circuit;
      try {
        const value = await request.send(id, attempts);
        succeed(circuit, generation, now());
        moveKnownId(circuit, id, "front");
        circuit.knownIds.length = Math.min(circuit.knownIds.length, MAX_KNOWN_IDS);
        return value;
      } catch (error) {
        if (isUnknownId(error)) succeed(circuit, generation, now());
        else if (generation === circuit.generation && !isOpen(circuit)) {
          count(circuit, now(), 1);
          const isSuspect = pauseOf(error) !== null || isFailing(circuit);
          if (isSuspect && now() >= circuit.checkFrom) {
            circuit.checkFrom = now() + ID_PROBE_MS;
            request.waitUntil(check(circuit, request, now));
          }
        }
        throw error;
      }
    },

    states: () => circuits,
  };
}

/**
 * Probes an open circuit with the next known id and closes it on success; returns the attempts that the
 * visitor's own id may have. @throws BotError "closed"
 */
async function probe(
  circuit: Circuit,
  request: IdRequest<unknown>,
  now: () => number,
): Promise<number> {
  claimProbe(circuit, now(), ID_PROBE_MS);
  const { generation } = circuit;
  const [knownId] = circuit.knownIds;
  circuit.probes = (circuit.probes + 1) % (circuit.knownIds.length + 1);
  // The visitor's own request is the probe.
  if (knownId === undefined || circuit.probes === 0) return 1;
  if (await hasSucceeded(circuit, knownId, request)) succeed(circuit, generation, now());
  if (isOpen(circuit)) throw refusal(circuit, now());
  return ATTEMPTS;
}

/** Opens the circuit when the known ids fail as the visitor's id did. */
async function check(
  circuit: Circuit,
  request: IdRequest<unknown>,
  now: () => number,
): Promise<void> {
  const startedAt = now();
  const { generation } = circuit;
  const others = () => circuit.knownIds.filter((id) => id !== request.id);
  if (others().length < CHECKED_IDS) {
    const team = await request.teamIds().catch(() => []);
    circuit.knownIds = [...new Set([...circuit.knownIds, ...team])];
  }
  const checked = others().slice(0, CHECKED_IDS);
  const results = await Promise.all(checked.map((id) => hasSucceeded(circuit, id, request)));
  // Another request may have succeeded or changed the circuit in the meantime.
  if (generation !== circuit.generation || circuit.failures === 0) return;
  if (results.includes(true)) count(circuit, now(), 0);
  else open(circuit, startedAt + ID_PROBE_MS);
}

/** Requests a known id; one that fails is moved to the back, so that the next probe takes another. */
async function hasSucceeded(
  circuit: Circuit,
  id: string,
  { send }: IdRequest<unknown>,
): Promise<boolean> {
  try {
    await send(id, 1);
    return true;
  } catch (error) {
    if (isUnknownId(error)) return true;
    moveKnownId(circuit, id, "back");
    return false;
  }
}

/** Seconds that a 429 asks to wait. */
function pauseOf(error: unknown): number | null {
  return error instanceof BotError ? error.retryAfter : null;
}
