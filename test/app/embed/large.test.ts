import { describe, expect, test } from "vitest";
import { MAX_CODE_LENGTH, parseCode } from "../../../app/embed/code.ts";
import { BOMBS, filled } from "./bombs.ts";
import { expectDrawable, expectReadable } from "./large.ts";

// How long it takes is measured by `npm run bench`.
describe("T27: 64 KB of anything", () => {
  test.each(BOMBS)("%j again and again is read as code", (bomb) => {
    expectReadable(`$v{button: ${filled(bomb, MAX_CODE_LENGTH - 20)}}`);
  });

  test.each(BOMBS)("%j again and again is drawn as chat text", (bomb) => {
    expectDrawable(filled(bomb, MAX_CODE_LENGTH));
  });

  test("is taken for code up to its last character, and one more is refused", () => {
    const most = `$v{title: ${"x".repeat(MAX_CODE_LENGTH - 11)}}`;
    expect(most.length).toBe(MAX_CODE_LENGTH);
    expect(parseCode(most)).not.toBeNull();
    expect(parseCode(`${most} `)).toBeNull();
  });
});
