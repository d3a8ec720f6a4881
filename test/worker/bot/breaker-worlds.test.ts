import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BotError } from "../../../app/contract/bot.ts";
import { createBreaker, isUnreachable } from "../../../worker/bot/breaker.ts";
import { ATTEMPT_MS } from "../../../worker/bot/upstream.ts";
import { createClock } from "../../support/bot.ts";
import { cases, PROPERTY_TIMEOUT } from "../../support/runs.ts";

/**
 * Bot APIs whose reads fail and recover while visitors request them, some with ids that always
 * fail. Time moves in tenths of a second; answers arrive after their latency.
 */

const TICK = 0.1;
const SECONDS = 150;
/** A read that has healed answers again after this long. */
const HEALED_MS = 10_000;
const PLAIN = ["/team", "/commands", "/shards"] as const;
const BY_ID = "/user";
const PEOPLE = ["mira", "noor", "otto", "pia", "quin", "ria"];

type Manner = "refusal" | "silence" | "busy";

const FAULTS: Record<Manner, () => BotError> = {
  refusal: () => new BotError("network", "no"),
  silence: () => new BotError("timeout", "no"),
  busy: () => new BotError("status", "no", { upstreamStatus: 429, retryAfter: 300 }),
};
const WRONG_ANSWER = () => new BotError("status", "no", { upstreamStatus: 500 });

interface Outage {
  /** Seconds. */
  from: number;
  length: number;
  manner: Manner;
}

interface World {
  /** One for each plain read, then one for the read with an id. */
  outages: Outage[];
  latency: number;
  /** Visitors of each read, who request it at least once a second. */
  askers: number;
  /** Requests a second of each hostile client, whose ids the bot answers with an error. */
  hostile: number[];
  /** One of the people's ids gets an error from this second on. */
  goneBadAt: number;
  phase: number;
}

const manner = fc.constantFrom<Manner>("refusal", "silence", "busy");
const world: fc.Arbitrary<World> = fc.record({
  outages: fc.array(
    fc.record({
      from: fc.integer({ min: 0, max: 60 }),
      length: fc.integer({ min: 0, max: 70 }),
      manner,
    }),
    { minLength: 4, maxLength: 4 },
  ),
  latency: fc.constantFrom(0, 100, 300, 900),
  askers: fc.integer({ min: 1, max: 4 }),
  hostile: fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 3 }),
  goneBadAt: fc.integer({ min: 0, max: SECONDS }),
  phase: fc.integer({ min: 0, max: 9 }),
});

interface Event {
  at: number;
  read: string;
}

/** The outcome of each request for ids that work, and what reached the bot while closed. */
interface Story {
  refused: Event[];
  answered: Event[];
  /** Requests begun while the circuit was open. */
  probes: Event[];
}

async function live(world: World): Promise<Story> {
  const clock = createClock(0);
  const breaker = createBreaker(clock.now);
  const due: { at: number; settle: () => void }[] = [];
  const story: Story = { refused: [], answered: [], probes: [] };
  const outageOf = new Map(
    [...PLAIN, BY_ID].map((read, i) => [read, world.outages[i] as Outage] as const),
  );

  function isDown(read: string): boolean {
    const { from = 0, length = 0 } = outageOf.get(read) ?? {};
    return clock.now() >= from * 1000 && clock.now() < (from + length) * 1000;
  }

  function isBad(id?: string): boolean {
    return (
      Boolean(id?.startsWith("bad")) || (id === PEOPLE[0] && clock.now() >= world.goneBadAt * 1000)
    );
  }

  function attempt(read: string, id?: string): Promise<void> {
    const at = clock.now();
    const manner = isDown(read) ? outageOf.get(read)?.manner : undefined;
    const fault = manner ? FAULTS[manner] : isBad(id) ? WRONG_ANSWER : null;
    return new Promise((resolve, reject) => {
      const settle = fault ? () => reject(fault()) : resolve;
      due.push({ at: at + (manner === "silence" ? ATTEMPT_MS : world.latency), settle });
    });
  }

  /** Like the upstream: a 429 is not retried. */
  async function question(read: string, attempts: number, id?: string): Promise<void> {
    const isOpen = (breaker.states().get(read)?.openUntil ?? 0) > 0;
    if (isOpen) story.probes.push({ at: clock.now(), read });
    for (let number = 1; ; number++) {
      try {
        return await attempt(read, id);
      } catch (error) {
        const isPlea = error instanceof BotError && error.retryAfter !== null;
        if (number >= attempts || isPlea) throw error;
      }
    }
  }

  async function visit(read: string, id?: string): Promise<void> {
    const event = { at: clock.now(), read };
    try {
      const isFailure = id === undefined ? undefined : isUnreachable;
      await breaker.run(read, (attempts) => question(read, attempts, id), isFailure);
      story.answered.push(event);
    } catch (error) {
      if (!(error instanceof BotError)) throw error;
      if (error.kind === "closed" && !id?.startsWith("bad")) story.refused.push(event);
    }
  }

  for (let tick = 0; tick < SECONDS / TICK; tick++) {
    for (const item of due.filter(({ at }) => at <= clock.now())) {
      due.splice(due.indexOf(item), 1);
      item.settle();
    }
    await rest();
    for (const [client, rate] of world.hostile.entries()) {
      if (tick % 10 >= rate) continue;
      void visit(BY_ID, `bad-${client}-${tick}`);
      await rest();
    }
    for (let asker = 0; asker < world.askers; asker++) {
      if ((tick + world.phase * (asker + 1)) % 10 !== 0) continue;
      for (const read of PLAIN) void visit(read);
      void visit(BY_ID, PEOPLE[((tick / 10 + asker) % PEOPLE.length) | 0]);
    }
    await rest();
    clock.advance(TICK);
  }
  return story;
}

/** Lets everything go on that waits for nothing but promises. */
async function rest(): Promise<void> {
  for (let i = 0; i < 25; i++) await Promise.resolve();
}

const windows = (events: Event[]) =>
  events.map(({ at }) => events.filter((other) => other.at >= at && other.at < at + 60_000));

describe("in a random outage", () => {
  it(
    "T40, T41, T53: a healthy read refuses nobody ten seconds after it recovered, whatever is requested",
    async () => {
      await fc.assert(
        fc.asyncProperty(world, async (world) => {
          const { refused, answered, probes } = await live(world);
          for (const [i, read] of [...PLAIN, BY_ID].entries()) {
            const { from = 0, length = 0 } = world.outages[i] ?? {};
            const healed = (from + length) * 1000;
            const wrongly = refused
              .filter((event) => event.read === read)
              .filter(({ at }) => length === 0 || at < from * 1000 || at > healed + HEALED_MS);
            expect(wrongly, `${read} refused`).toEqual([]);
            const isBack = answered.some(
              (event) =>
                event.read === read && event.at >= healed && event.at <= healed + HEALED_MS,
            );
            expect(isBack, `${read} is back`).toBe(true);
            const asked = windows(probes.filter((event) => event.read === read));
            expect(Math.max(0, ...asked.map(({ length }) => length))).toBeLessThanOrEqual(15);
            // An outage that lasts is noticed, or the bounds above would hold without a breaker.
            if (length > 30) {
              const late = (from + 20) * 1000;
              expect(refused.some((event) => event.read === read && event.at > late)).toBe(true);
            }
          }
        }),
        { numRuns: cases(40, 2000) },
      );
    },
    PROPERTY_TIMEOUT,
  );
});
