import { describe, expect, test } from "vitest";
import { MOST_CODE, read } from "../../../app/embed/code.ts";
import { BOMBS, filled } from "./bombs.ts";
import { expectDrawable, expectReadable } from "./large.ts";

// How long it takes is measured by `npm run bench`.
describe("T27: 64 KB of anything", () => {
  test.each(BOMBS)("%j again and again is read as code", (bomb) => {
    expectReadable(`$v{button: ${filled(bomb, MOST_CODE - 20)}}`);
  });

  test.each(BOMBS)("%j again and again is drawn as chat text", (bomb) => {
    expectDrawable(filled(bomb, MOST_CODE));
  });

  test("is taken for code up to its last character, and one more is refused", () => {
    const most = `$v{title: ${"x".repeat(MOST_CODE - 11)}}`;
    expect(most.length).toBe(MOST_CODE);
    expect(read(most)).not.toBeNull();
    expect(read(`${most} `)).toBeNull();
  });
});
