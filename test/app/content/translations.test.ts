import { describe, expect, it } from "vitest";
import type { Words } from "../../../app/content/translation.ts";
import { words } from "../../../app/content/words.ts";
import { LANGUAGE_NAMES } from "../../../app/contract/languages.ts";
import { differences, pairsOf } from "../../../worker/tools/words/compare.ts";

const LANGUAGES = Object.keys(LANGUAGE_NAMES).filter((language) => language !== "en");

describe.each(LANGUAGES)("the words in %s", (language) => {
  it("cover every text of public pages", async () => {
    const pairs = await pairsOf(language);
    expect(pairs.length).toBeGreaterThan(80);
    const missing = pairs.filter(({ translated }) => translated === undefined);
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it("have the same keys, insertions and arguments", async () => {
    const pairs = await pairsOf(language);
    const found = pairs.flatMap(({ name, english, translated }) =>
      differences(english, translated, name),
    );
    expect(found).toEqual([]);
  });
});

describe("differences", () => {
  const english = {
    title: "{product} is up",
    of: (shown: string, all: number) => `${shown} of ${all}`,
    list: ["a", "b"],
  };

  it.each([
    [{ ...english, title: "{produkt} läuft" }, "title: inserts"],
    [{ ...english, of: (shown: string) => `${shown} von allen` }, "of(): inserts"],
    [{ ...english, list: ["a"] }, "list: another number"],
    [{ title: english.title, of: english.of }, "list: is missing"],
    [{ ...english, more: "x" }, "more: is not there"],
  ])("are found: %#", (translated, says) => {
    const [found = ""] = differences(english, translated);
    expect(found).toContain(says);
  });

  it("ignore the words themselves", () => {
    const translated = {
      title: "Es läuft: {product}",
      of: (shown: string, all: number) => `${all}, davon ${shown}`,
      list: ["c", "d"],
    };
    expect(differences(english, translated)).toEqual([]);
  });
});

describe("Words", () => {
  const ENGLISH = words({ one: "One", two: (count: number) => `${count}` });

  it("refuses what is missing, what is too much, and another parameter", () => {
    const good: Words<typeof ENGLISH> = { one: "Eins", two: (count) => `${count} Stück` };
    // @ts-expect-error -- `two` is missing
    const missing: Words<typeof ENGLISH> = { one: "Eins" };
    // @ts-expect-error -- `three` is too much
    const more = words<Words<typeof ENGLISH>>({ ...good, three: "Drei" });
    // @ts-expect-error -- `two` is called with a number
    const other: Words<typeof ENGLISH> = { one: "Eins", two: (count: string) => count };
    expect([good, missing, more, other]).toHaveLength(4);
  });
});
