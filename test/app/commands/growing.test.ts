import fc from "fast-check";
import { expect, test } from "vitest";
import { begun, changed, grown, type Growth } from "../../../app/commands/use-growing.ts";
import { command } from "./build.ts";

const ALL = Array.from({ length: 4_500 }, (_, i) => command({ name: `c${i}` }));

/** What a reader types, as how many commands the filter finds. */
const found = fc.array(fc.integer({ min: 0, max: ALL.length }), { minLength: 1, maxLength: 5 });

/** Nobody types any more, so the list grows to its end. */
function atRest(growth: Growth): Growth {
  let last = growth;
  while (last.former !== null || last.count < last.commands.length) last = grown(last);
  return last;
}

test("whatever was typed before, a list at rest shows every command found and none of another list", () => {
  fc.assert(
    fc.property(fc.constantFrom(100, ALL.length), found, (total, lengths) => {
      let growth = begun({ view: "", commands: ALL.slice(0, total), total });
      for (const [key, length] of lengths.entries()) {
        const commands = ALL.slice(0, Math.min(length, total));
        growth = changed(growth, { view: `view ${key}`, commands, total });
        // The first cards are there with the key that found them.
        expect(growth.count).toBeGreaterThanOrEqual(Math.min(24, commands.length));
      }
      const last = atRest(growth);
      expect(last.former).toBeNull();
      expect(last.count).toBeGreaterThanOrEqual(last.commands.length);
    }),
  );
});
