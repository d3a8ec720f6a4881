import { beforeEach, describe, expect, it } from "vitest";
import { FLAG_KEY, hasHint, parseFlag } from "../../../app/live/session/stored-flag.ts";
import { writeStored } from "../../../app/live/hooks/use-stored.ts";

describe("the stored flag", () => {
  beforeEach(() => writeStored(FLAG_KEY, ""));

  it.each([
    ["nothing", null],
    ["an empty text", ""],
    ["no JSON", "{"],
    ["a bare true", "true"],
    ["a state that is null", '{"state":null}'],
    ["a word instead of true", '{"state":{"isAuthenticated":"true"}}'],
  ])("reads %s as signed out", (_, text) => {
    expect(parseFlag(text)).toBe(false);
  });
});

describe("the hint cookie", () => {
  it("is found among other cookies", () => {
    expect(hasHint("a=1; __Host-hint=1; b=2")).toBe(true);
  });

  it.each(["", "__Host-hint=0", "__Host-hint=10", "x__Host-hint=1", "a=__Host-hint=1"])(
    "is not found in %j",
    (cookies) => {
      expect(hasHint(cookies)).toBe(false);
    },
  );
});
