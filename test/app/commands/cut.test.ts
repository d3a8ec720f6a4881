import { describe, expect, test } from "vitest";
import { publicCatalogue } from "../../../app/commands/catalogue.ts";
import { MOST, partOf, tallyOf, type Part } from "../../../app/commands/cut.ts";
import { unpack } from "../../../app/commands/packed.ts";
import { ALL_COMMANDS } from "../../../app/content/commands.ts";
import { command } from "./build.ts";

const number = (i: number) => String(i).padStart(4, "0");

/** A list of commands `c0000`, `c0001` and so on; every third is one of economy. */
function list(length: number) {
  return Array.from({ length }, (_, i) =>
    command({ name: `c${number(i)}`, category: i % 3 === 0 ? "economy" : "moderation" }),
  );
}

const namesOf = ({ packed }: Part) => unpack(packed).map(({ name }) => name);
const part = (length: number, view: { group?: string; search?: string; command?: string } = {}) =>
  partOf(publicCatalogue, list(length), { group: ALL_COMMANDS, ...view });

test("a short list travels whole, whatever its view shows", () => {
  const { packed, cut } = part(MOST, { group: "Economy", search: "nothing" });
  expect(unpack(packed)).toEqual(list(MOST));
  expect(cut).toBeNull();
});

describe("a longer list", () => {
  test("travels as the first of its commands, with the counts of all", () => {
    const cut = part(MOST + 1);
    expect(unpack(cut.packed)).toEqual(list(MOST));
    expect(cut.cut).toMatchObject({ group: ALL_COMMANDS, search: "", found: MOST + 1 });
    const tally = tallyOf(publicCatalogue, cut);
    expect(tally.get(ALL_COMMANDS)).toBe(MOST + 1);
    expect(tally.get("Economy")).toBe(Math.ceil((MOST + 1) / 3));
  });

  test("is searched as a whole before it is cut", () => {
    const cut = part(5_000, { search: "c49", group: "Economy" });
    expect(cut.cut?.found).toBe(33);
    expect(namesOf(cut)[0]).toBe("c4902");
    expect(namesOf(cut)).toHaveLength(33);
  });

  test("brings the linked command, wherever it stands, and still no more than fit", () => {
    const names = namesOf(part(5_000, { command: "C4999" }));
    expect(names).toHaveLength(MOST);
    expect(names.slice(-2)).toEqual([`c${number(MOST - 2)}`, "c4999"]);
    expect(namesOf(part(5_000, { command: "c0007" }))).toEqual(namesOf(part(5_000)));
  });

  test("brings a linked command that its view does not show", () => {
    const cut = part(5_000, { group: "Automod", command: "c0007" });
    expect(namesOf(cut)).toEqual(["c0007"]);
    expect(cut.cut?.found).toBe(0);
  });

  test("that shows nothing brings what is suggested, and where the search would find something", () => {
    const near = part(5_000, { search: "d0123" });
    expect(namesOf(near)).toContain("c0123");
    expect(near.cut).toMatchObject({ found: 0, elsewhere: 0 });
    expect(part(5_000, { group: "Automod", search: "c00" }).cut).toMatchObject({
      found: 0,
      elsewhere: 100,
    });
  });
});
