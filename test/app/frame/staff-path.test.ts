import { expect, it } from "vitest";
import { isStaffPath } from "../../../app/frame/staff-path.ts";

it.each(["/staff", "/staff/", "/staff/overview", "/Staff/commands"])("%s is staff", (path) => {
  expect(isStaffPath(path)).toBe(true);
});

it.each(["/", "/staffing", "/team/staff", "/stafford/x"])("%s is not staff", (path) => {
  expect(isStaffPath(path)).toBe(false);
});
