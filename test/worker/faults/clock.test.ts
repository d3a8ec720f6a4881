import { beforeAll, describe, expect, it } from "vitest";
import { createTestWorker, stubPlatform } from "../../support/test-worker.ts";

beforeAll(stubPlatform);

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Point {
  timestamp: number;
}

/** The last three days as a bot answers them whose clock is off by so much, in a unit of its own. */
async function pointsOf(off: number, unit: 1 | 1000): Promise<Point[]> {
  const worker = createTestWorker();
  // The points of a range end at the machine's own time.
  worker.clock.advance((Date.now() - worker.clock.now()) / 1000);
  const now = Date.now() + off;
  const records = Array.from({ length: 72 }, (_, i) => ({
    timestamp: Math.floor((now - i * HOUR) / unit),
    guilds: 100,
    users: 1000,
    ping: 30,
  }));
  worker.setUpstream(async () => Response.json(records));
  const answer = await worker.ask("/api/history?range=7d");
  expect(answer.status).toBe(200);
  return answer.json<Point[]>();
}

describe("a bot API with another clock", () => {
  it.each([
    ["a day ahead, in ms", DAY, 1],
    ["a day ahead, in s", DAY, 1000],
    ["a day behind, in ms", -DAY, 1],
    ["a day behind, in s", -DAY, 1000],
  ] as const)("F20: %s draws no point that is still to come", async (_, off, unit) => {
    const points = await pointsOf(off, unit);
    expect(points.length).toBeGreaterThan(1);
    for (const { timestamp } of points) {
      expect(timestamp).toBeLessThanOrEqual(Date.now());
      expect(timestamp).toBeGreaterThan(Date.now() - 6 * DAY);
    }
  });
});
