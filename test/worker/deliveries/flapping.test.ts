import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MachineDelivery } from "../../../worker/db/due-deliveries.ts";
import { turnOf } from "../../../worker/deliveries/flapping.ts";
import { cases } from "../../support/runs.ts";

/** A change of the bot's state, at a minute. */
interface Change {
  at: number;
  incident: string;
  isStart: boolean;
  gravity: number;
}

const change =
  (isStart: boolean) =>
  (at: number, incident: string, gravity = 1) => {
    return { at, incident, isStart, gravity } satisfies Change;
  };
const down = change(true);
const up = change(false);

const MINUTE = 60_000;

/** A follower's messages until a minute: "a+" for down, "a-" for ready again. */
function sent(changes: readonly Change[], until: number): string[] {
  const messages: string[] = [];
  const all: MachineDelivery[] = [];
  let open: { delivery: MachineDelivery; wasHeld: boolean; dueAt: number }[] = [];
  for (let minute = 0; minute <= until; minute += 1) {
    const now = minute * MINUTE;
    for (const { at, ...change } of changes) {
      if (at !== minute) continue;
      const unsent = { isAutomatic: true, isTried: false, sentAt: null };
      const delivery = { ...change, ...unsent, update: all.length };
      all.push(delivery);
      open.push({ delivery, wasHeld: false, dueAt: now });
    }
    open = open.filter((one) => {
      if (one.dueAt > now) return true;
      const { delivery, wasHeld } = one;
      const { incident, update, isStart } = delivery;
      const isNewest = !all.some((other) => other.incident === incident && other.update > update);
      const turn = turnOf(delivery, all, { wasHeld, isNewest, now });
      if (turn.kind === "later") {
        Object.assign(one, { wasHeld: true, dueAt: turn.at });
        return true;
      }
      if (turn.kind === "now") {
        Object.assign(delivery, { isTried: true, sentAt: now });
        messages.push(`${minute} ${incident}${isStart ? "+" : "-"}`);
      }
      return false;
    });
  }
  return messages;
}

/** Shards that go down for ten minutes in each twenty, for two hours. */
const FLAPPING = ["a", "b", "c", "d", "e", "f"].flatMap((name, place) => [
  down(place * 20, name),
  up(place * 20 + 10, name),
]);

describe("F54: what goes down and comes back", () => {
  it("F54: is sent once an hour while that lasts, and the last message is true", () => {
    expect(sent(FLAPPING, 300)).toEqual(["0 a+", "10 a-", "80 e+", "90 e-"]);
  });

  it("F54: is sent at the end of the hour if it is still down by then, and its end at once", () => {
    const changes = [down(0, "a"), up(10, "a"), down(20, "b"), up(95, "b")];
    expect(sent(changes, 300)).toEqual(["0 a+", "10 a-", "70 b+", "95 b-"]);
  });

  it("F54: is sent at once if graver than all that went down in the hour, and so is its end", () => {
    const changes = [down(0, "a"), up(10, "a"), down(20, "b", 3), up(30, "b", 3)];
    const again = [down(40, "c", 3), up(50, "c", 3)];
    expect(sent([...changes, ...again], 300)).toEqual(["0 a+", "10 a-", "20 b+", "30 b-"]);
  });

  it("F54: waits for an hour after the message that all is well again", () => {
    const changes = [down(0, "a", 3), up(70, "a", 3), down(80, "b", 3), up(140, "b", 3)];
    expect(sent(changes, 300)).toEqual(["0 a+", "70 a-", "130 b+", "140 b-"]);
  });

  it("F54: ends with a true message, and no hour has more than a few", () => {
    const step = fc.record({
      wait: fc.integer({ min: 1, max: 90 }),
      gravity: fc.integer({ min: 1, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 24 }), (steps) => {
        let at = 0;
        const changes = steps.map(({ wait, gravity }, place) => {
          at += wait;
          const incident = `${place >> 1}`;
          return place % 2 === 0 ? down(at, incident, gravity) : up(at, incident, gravity);
        });
        const messages = sent(changes, at + 61);
        const last = messages.at(-1)?.split(" ")[1] ?? "";
        const isDown = steps.length % 2 === 1;
        expect(last.endsWith("+")).toBe(isDown);
        if (isDown) expect(last).toBe(`${(steps.length - 1) >> 1}+`);
        const minutes = messages.map((message) => Number.parseInt(message, 10));
        for (const minute of minutes) {
          const hour = minutes.filter((other) => other >= minute && other < minute + 60);
          // Each of the three gravities once with its end, and an end of what began before.
          expect(hour.length).toBeLessThanOrEqual(7);
        }
      }),
      { numRuns: cases(300, 5000) },
    );
  });
});

it("coming back is news if the platform may have accepted the message that it went down", () => {
  const start: MachineDelivery = {
    update: 1,
    incident: "a",
    isAutomatic: true,
    isStart: true,
    gravity: 1,
    isTried: true,
    sentAt: null,
  };
  const end = { ...start, update: 2, isStart: false, isTried: false };
  const moment = { wasHeld: false, isNewest: true, now: MINUTE };
  expect(turnOf(end, [start, end], moment)).toEqual({ kind: "now" });
});
