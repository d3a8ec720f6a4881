import { describe, expect, test } from "vitest";
import { newestFirst, searchedUser } from "../../../app/avatars/newest.ts";

function record(avatar: string, timestamp: number) {
  return { user_id: "175928847299117063", avatar, timestamp };
}

describe("newestFirst", () => {
  test("orders by time, equal times by file", () => {
    const records = [record("b", 5), record("a", 5), record("c", 9), record("d", 1)];
    expect(newestFirst(records).map((item) => item.avatar)).toEqual(["c", "a", "b", "d"]);
    expect(newestFirst(records.toReversed()).map((item) => item.avatar)).toEqual([
      "c",
      "a",
      "b",
      "d",
    ]);
  });
});

describe("searchedUser", () => {
  test.each([
    [null, null],
    ["", null],
    ["  \t", null],
    [" 42 ", "42"],
  ])("reads ?user=%j as %j", (query, user) => {
    expect(searchedUser(query)).toBe(user);
  });
});
