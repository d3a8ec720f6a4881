import { expect, test } from "vitest";
import { maxAgeOf } from "../../../app/staff/list/view-age.ts";

const ageOf = (query: string) => maxAgeOf(new URLSearchParams(query)) / 1000;

test.each([
  "",
  "user=1",
  "id=1&again=userBans",
  "user=1&type=",
  "user=1&startDate=2026-01-01&row=5",
])("a view opened by %j is at most half a minute old", (query) => expect(ageOf(query)).toBe(30));

test.each(["user=1&type=transfer", "id=1&page=2", "q=spam", "sort=-date"])(
  "filters, orders and pages such as %j use remembered answers",
  (query) => expect(ageOf(query)).toBe(900),
);
