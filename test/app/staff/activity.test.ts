import { describe, expect, test } from "vitest";
import {
  activityRange,
  countsByDay,
  chartDays,
  lastDays,
  messageSums,
  previousSums,
  teamRows,
} from "../../../app/staff/overview/activity.ts";

const NOW = Date.UTC(2026, 10, 21, 15, 30);

function row(user_id: string, message_date: string, total_messages: number) {
  return { user_id, message_date, total_messages };
}

const members = [{ user_id: "1" }, { user_id: "2" }];
const rows = [
  row("1", "2026-11-20", 5),
  row("9", "2026-11-21", 99),
  row("1", "2026-11-18", 2),
  row("1", "2026-11-21", 0),
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

test("only rows of team members count", () => {
  expect(teamRows(rows, members).map((item) => item.user_id)).toEqual(["1", "1", "1"]);
});

describe("the days of a chart", () => {
  test("are the whole range without gaps, ending today, whatever the rows say", () => {
    expect(chartDays([], "7d", NOW)).toEqual([
      "2026-11-15",
      "2026-11-16",
      "2026-11-17",
      "2026-11-18",
      "2026-11-19",
      "2026-11-20",
      "2026-11-21",
    ]);
    expect(chartDays([], "30d", NOW)).toHaveLength(30);
  });

  test("begin with the first row where that is earlier", () => {
    expect(chartDays([row("1", "2026-11-13", 1)], "7d", NOW)[0]).toBe("2026-11-13");
  });

  test("F38: the days of a chart are those of the last year at most, however old a row is", () => {
    const old = ["0001-01-01", "1970-01-01", "2015-01-01", "2024-02-29"].map((day) =>
      row("1", day, 1),
    );
    const days = chartDays([...old, ...rows], "all", NOW);
    expect([days.length, days[0], days.at(-1)]).toEqual([366, "2025-11-21", "2026-11-21"]);
    expect(countsByDay(old, days).size).toBe(0);
    expect(messageSums(old).get("1")).toBe(4);
  });

  test("put each row at its day", () => {
    const days = chartDays(rows, "7d", NOW);
    expect(countsByDay([...rows, row("1", "2026-11-18", 3)], days).get("1")).toEqual([
      0, 0, 0, 5, 0, 5, 0,
    ]);
  });
});

test("sums and last days count messages, not rows", () => {
  expect([...messageSums(rows)]).toEqual([
    ["1", 7],
    ["9", 99],
  ]);
  expect(lastDays(rows).get("1")).toBe("2026-11-20");
  expect(lastDays([row("2", "2026-11-20", 0)]).has("2")).toBe(false);
});

describe("the range before", () => {
  const history = [
    row("1", "2026-11-15", 100),
    row("1", "2026-11-14", 10),
    row("1", "2026-11-08", 1),
    row("1", "2026-11-07", 1000),
  ];

  test("is as long as this one and ends where it begins", () => {
    expect(previousSums(history, "7d", NOW)?.get("1")).toBe(11);
  });

  test("is unknown for all time, and where the history does not go back to its start", () => {
    expect(previousSums(history, "all", NOW)).toBeNull();
    expect(previousSums(history, "14d", NOW)).toBeNull();
    expect(previousSums([], "7d", NOW)).toBeNull();
  });
});
