/**
 * Runs before each file of the projects inside the runtime, before the worker is loaded.
 *
 * The worker gives up a store after 300 ms and the bot after a few seconds. On a busy machine
 * healthy ones may be slower, so here it waits a minute longer. Tests of those waits stop time
 * (time.ts).
 */

/** The pause before a second attempt, the longest wait that is no deadline. */
const LONGEST_PAUSE = 250;
const LONGER = 60_000;

const realTimeout = globalThis.setTimeout;
const realDeadline = AbortSignal.timeout.bind(AbortSignal);

const later = (ms: number) => (ms > LONGEST_PAUSE ? ms + LONGER : ms);

globalThis.setTimeout = Object.assign(
  (act: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
    realTimeout(act, later(ms), ...args),
  realTimeout,
);
AbortSignal.timeout = (ms) => realDeadline(later(ms));

/**
 * The worker's time passes only when a test says so. Files that share a runtime load this module
 * again while their imports may hold its earlier copy, so all copies share one clock.
 */
const runtime = globalThis as { testClock?: { time: number } };
const clock = (runtime.testClock ??= { time: Date.now() });
Date.now = () => clock.time;

/** Lets so many seconds pass on the worker's clock at once. */
export function advance(seconds: number): void {
  clock.time += seconds * 1000;
}
