import { describe, expect, test } from "vitest";
import { searchedUser } from "../../../app/avatars/history.ts";

describe("searchedUser", () => {
  test.each([
    [null, null],
    ["", null],
    ["  \t", null],
    [" 42 ", "42"],
  ])("?user=%j is read as %j", (query, user) => {
    expect(searchedUser(query)).toBe(user);
  });
});
