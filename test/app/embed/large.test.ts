import { describe, expect, test } from "vitest";
import { MAX_CODE_LENGTH, parseCode } from "../../../app/embed/code.ts";
import { BOMBS, filled } from "./bombs.ts";
import { expectDrawable, expectReadable } from "./large.ts";

// How long it takes is held by test/app/fuzz/linear.test.ts.
describe("T27: 64 KB of any text", () => {
  test.each(BOMBS)("64 KB of %j are read as code", (bomb) => {
    expectReadable(`$v{button: ${filled(bomb, MAX_CODE_LENGTH - 20)}}`);
  });

  test.each(BOMBS)("64 KB of %j are drawn as chat text", (bomb) => {
    expectDrawable(filled(bomb, MAX_CODE_LENGTH));
  });

  test("is read as code up to the limit, and one character more is refused", () => {
    const most = `$v{title: ${"x".repeat(MAX_CODE_LENGTH - 11)}}`;
    expect(most.length).toBe(MAX_CODE_LENGTH);
    expect(parseCode(most)).not.toBeNull();
    expect(parseCode(`${most} `)).toBeNull();
  });
});
