import { describe, expect, test } from "vitest";
import { changed, grown, whole, type Growth } from "../../../app/commands/use-growing.ts";
import { command } from "./build.ts";

const list = (length: number) => Array.from({ length }, (_, i) => command({ name: `c${i}` }));

const LONG = list(4_500);
const FOUND = list(1_200);

describe("a result of a long list", () => {
  test("begins with the cards of a screen, the many before it hidden", () => {
    const growth = changed(whole(LONG), FOUND, LONG.length);
    expect(growth).toMatchObject({ count: 40, current: 1, former: 0 });
  });

  test("keeps the hidden cards while keys follow one another", () => {
    const first = changed(whole(LONG), FOUND, LONG.length);
    expect(changed(first, list(3), LONG.length)).toMatchObject({ current: 1, former: 0 });
  });

  test("at rest loses the hidden cards, then grows to the last one", () => {
    let growth: Growth = grown(changed(whole(LONG), FOUND, LONG.length));
    expect(growth).toMatchObject({ count: 40, current: 1, former: null });
    for (let step = 0; step < 4; step += 1) growth = grown(growth);
    expect(growth.count).toBeGreaterThanOrEqual(FOUND.length);
  });

  test("changes in place when few cards were drawn", () => {
    const few = grown(changed(whole(LONG), list(3), LONG.length));
    expect(changed(few, FOUND, LONG.length)).toMatchObject({ current: 1, former: null });
  });
});

test("a result of a list of usual length is drawn whole, in place", () => {
  const growth = changed(whole(list(450)), list(400), 450);
  expect(growth).toMatchObject({ count: 400, current: 0, former: null });
});
