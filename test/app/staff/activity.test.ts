import { describe, expect, test } from "vitest";
import { activityRange, messageSums, rowsOfMembers } from "../../../app/staff/activity.ts";

const members = [{ user_id: "1" }, { user_id: "2" }];
const rows = [
  { user_id: "1", message_date: "2026-11-20T00:00:00Z", total_messages: 5 },
  { user_id: "9", message_date: "2026-11-21", total_messages: 99 },
  { user_id: "1", message_date: "2026-11-18", total_messages: 2 },
  { user_id: "1", message_date: "2026-11-21", total_messages: 0 },
];

test.each([
  [null, "7d"],
  ["14d", "14d"],
  ["30d", "30d"],
  ["all", "all"],
  ["1y", "7d"],
])("?range=%s means %s", (query, range) => {
  expect(activityRange(query)).toBe(range);
});

describe("rows and sums", () => {
  test("only rows of team members count", () => {
    expect(rowsOfMembers(rows, members).map((row) => row.user_id)).toEqual(["1", "1", "1"]);
  });

  test("sums messages and keeps the last day with one; silent members stand with 0", () => {
    expect([...messageSums(rows, members)]).toEqual([
      ["1", { messages: 7, lastDay: "2026-11-20" }],
      ["2", { messages: 0, lastDay: null }],
    ]);
  });
});
