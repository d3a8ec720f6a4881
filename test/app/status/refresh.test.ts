import { describe, expect, test } from "vitest";
import { refreshAfter, type Snapshot } from "../../../app/status/data/snapshot.ts";

const TTL = 60;
/** A value that was this many seconds old when the page got it, 100 seconds after it was requested. */
const received = (age: number): Snapshot<null> => ({ value: null, asOf: 0, age, receivedAt: 100 });

describe("a value is requested again", () => {
  test.each([
    ["when it is a minute old", 0, 0, 100, 60],
    ["when it is a minute old, of which the server had it for most", 50, 0, 100, 10],
    ["at once where the page was hidden for long", 0, 0, 400, 1],
    ["soon after an answer that was old, as the worker has a new one by then", 70, 1, 100, 5],
    ["less soon after a second one", 70, 2, 100, 15],
    ["every minute while the bot gives no new one", 900, 3, 100, 60],
  ])("%s", (_, age, old, now, seconds) => {
    expect(refreshAfter(received(age), { ttl: TTL, old, now })).toBe(seconds);
  });

  test("so that a page somebody looks at never shows one older than some seconds over a minute", () => {
    let [age, receivedAt, old, now] = [0, 0, 0, 0];
    for (let i = 0; i < 100; i += 1) {
      const snapshot = { value: null, asOf: 0, age, receivedAt };
      now += refreshAfter(snapshot, { ttl: TTL, old, now });
      expect(age + now - receivedAt).toBeLessThanOrEqual(TTL + 6);
      // The worker answers with what it has once more, and has a new one a moment later.
      age = old === 0 ? age + now - receivedAt : 1;
      old = age < TTL ? 0 : old + 1;
      receivedAt = now;
    }
  });
});
