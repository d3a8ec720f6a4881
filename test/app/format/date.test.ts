import { describe, expect, test } from "vitest";
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatIsoDay,
  isoTime,
} from "../../../app/format/date.ts";
import { compareIds, snowflakeTime } from "../../../app/contract/digits.ts";

const MORNING = Date.UTC(2026, 0, 4, 7, 5, 9);

describe("dates", () => {
  test("are written in UTC", () => {
    expect(formatDateTime(MORNING / 1000)).toBe("04.01.2026 07:05:09");
    expect(formatDateTime(0)).toBe("01.01.1970 00:00:00");
    expect(formatDate(MORNING)).toBe("04.01.2026");
    expect(formatDay(MORNING)).toBe("Jan 4");
    expect(formatIsoDay(MORNING)).toBe("2026-01-04");
    expect(isoTime(MORNING)).toBe("2026-01-04T07:05:09.000Z");
  });

  test("a text that is no date is shown as empty", () => {
    expect(formatDateTime(Number.NaN)).toBe("");
    expect(formatDay(1e20)).toBe("");
    expect(isoTime(1e20)).toBeUndefined();
  });
});

describe("ids", () => {
  test("tell their time of creation", () => {
    expect(snowflakeTime("175928847299117063")).toBe(Date.UTC(2016, 3, 30, 11, 18, 25, 796));
  });

  test("are ordered as numbers, not as texts or floats", () => {
    const ids = ["100000000000000000001", "99999999999999999", "100000000000000000000"];
    expect(ids.toSorted(compareIds)).toEqual([
      "99999999999999999",
      "100000000000000000000",
      "100000000000000000001",
    ]);
  });
});
