import { describe, expect, it } from "vitest";
import { announcementOf, type StateChange } from "../../../worker/deliveries/flapping.ts";

const MINUTE = 60_000;
/** `at` in minutes. */
const change = (id: number, incident: string, at: number, gravity: number): StateChange => ({
  id,
  incident,
  at: at * MINUTE,
  gravity,
});

/** How a follower that hears of each change as it happens is told of it. */
function told(changes: readonly StateChange[]): string[] {
  return changes.map((one, index) => {
    const announcement = announcementOf(changes.slice(0, index + 1), {
      now: one.at,
      isNewest: true,
    });
    return announcement.kind;
  });
}

/** One shard that goes down for ten minutes, twice. */
const BLIPS = [
  change(1, "a", 0, 1),
  change(2, "a", 10, 0),
  change(3, "b", 20, 1),
  change(4, "b", 30, 0),
];

describe("shards that keep changing", () => {
  it("are one message an hour from the fourth change on", () => {
    expect(told([...BLIPS, change(5, "c", 40, 1), change(6, "c", 50, 0)])).toEqual([
      "update",
      "update",
      "update",
      "flapping",
      "silent",
      "silent",
    ]);
  });

  it("do not suppress a graver change than those announced, nor its end", () => {
    const worse = [...BLIPS, change(5, "all", 45, 3), change(6, "all", 55, 0)];
    expect(told(worse).slice(4)).toEqual(["update", "update"]);
    // As grave as the last one is not graver.
    expect(told([...worse, change(7, "again", 57, 3)]).at(-1)).toBe("silent");
  });

  it("do not suppress a change as grave as one that was announced more than an hour before", () => {
    const grave = [change(1, "all", 0, 3), change(2, "all", 5, 0)];
    const small = [15, 25, 35, 45].map((at, i) =>
      change(3 + i, `b${i >> 1}`, at, i % 2 === 0 ? 1 : 0),
    );
    expect(told([...grave, ...small, change(7, "again", 58, 3)]).at(-1)).toBe("silent");
    expect(told([...grave, ...small, change(7, "again", 61, 3)]).at(-1)).toBe("update");
  });

  it("get one more message after an hour without changes", () => {
    const changes = [...BLIPS, change(5, "c", 40, 1), change(6, "c", 50, 0)];
    const at = (minute: number, isNewest: boolean) =>
      announcementOf(changes, { now: minute * MINUTE, isNewest }).kind;
    expect([at(109, true), at(110, true), at(110, false)]).toEqual(["silent", "update", "silent"]);
  });
});
