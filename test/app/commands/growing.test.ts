import { describe, expect, test } from "vitest";
import { MOST } from "../../../app/commands/cut.ts";
import { begun, changed, grown, type Growth } from "../../../app/commands/use-growing.ts";
import { command } from "./build.ts";

const list = (length: number) => Array.from({ length }, (_, i) => command({ name: `c${i}` }));

const TOTAL = 4_500;
const all = { view: "", commands: list(TOTAL), total: TOTAL };
const found = { view: "e", commands: list(1_200), total: TOTAL };
const few = { view: "ex", commands: list(3), total: TOTAL };

/** A list of which every card is drawn. */
const full: Growth = { ...begun(all), count: TOTAL };

describe("a long list", () => {
  test("begins with as many cards as a document has", () => {
    expect(begun(all).count).toBe(MOST);
  });

  test("goes on from the first cards when the others arrive, at once", () => {
    const growth = changed(begun({ ...all, commands: list(MOST) }), all);
    expect(growth).toMatchObject({ count: MOST, current: 0, former: null, rested: true });
    expect(grown(growth).count).toBeGreaterThan(MOST);
  });
});

describe("a result of a long list", () => {
  test("begins with the cards of a screen, the many before it hidden", () => {
    expect(changed(full, found)).toMatchObject({
      count: 24,
      current: 1,
      former: { key: 0, count: TOTAL },
      rested: false,
    });
  });

  test("keeps the hidden cards while keys follow one another", () => {
    const first = changed(full, found);
    expect(changed(first, few)).toMatchObject({ current: 1, former: first.former });
  });

  test("at rest loses the hidden cards bit by bit, then grows to the last one", () => {
    let growth = grown(changed(full, found));
    expect(growth).toMatchObject({ count: 24, former: { key: 0 } });
    expect(growth.former?.count).toBeLessThan(TOTAL);
    while (growth.former) growth = grown(growth);
    expect(growth.count).toBe(24);
    while (growth.count < found.commands.length) growth = grown(growth);
    expect(growth).toMatchObject({ current: 1, former: null });
  });

  test("goes on taking hidden cards away where a key stopped it", () => {
    const stopped = grown(changed(full, found));
    const left = stopped.former?.count ?? 0;
    expect(changed(stopped, few).former?.count).toBe(left);
  });

  test("changes in place when few cards were drawn", () => {
    expect(changed(changed(begun(few), few), found)).toMatchObject({ current: 0, former: null });
  });
});

test("a result of a list of usual length is drawn whole, in place", () => {
  const before = begun({ view: "", commands: list(450), total: 450 });
  expect(before.count).toBe(450);
  const growth = changed(before, { view: "e", commands: list(400), total: 450 });
  expect(growth).toMatchObject({ count: 400, current: 0, former: null });
});
