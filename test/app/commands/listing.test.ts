import { describe, expect, test } from "vitest";
import { publicCatalogue, type View } from "../../../app/commands/catalogue.ts";
import { readListing, PAGE_SIZE } from "../../../app/commands/listing.ts";
import { ALL_COMMANDS } from "../../../app/content/commands/all-commands.ts";
import { BotError } from "../../../app/contract/bot.ts";
import { command } from "./build.ts";

/** A list of commands `c0000`, `c0001` and so on; every third is one of economy. */
function list(length: number) {
  return Array.from({ length }, (_, i) =>
    command({
      name: `c${String(i).padStart(4, "0")}`,
      category: i % 3 === 0 ? "economy" : "moderation",
    }),
  );
}

async function listing(length: number, view: Partial<View> = {}, age = 0) {
  const read = async () => ({ value: list(length), state: "fresh", age, asOf: 1234 }) as const;
  const loaded = await readListing(read, publicCatalogue, { group: ALL_COMMANDS, ...view });
  if (!loaded) throw new Error("the list was not read");
  return loaded;
}

function failing(error: Error) {
  const read = async () => {
    throw error;
  };
  return readListing(read, publicCatalogue, { group: ALL_COMMANDS });
}

describe("what a page is given of a list", () => {
  test("is all matches, if they fit into the first drawing", async () => {
    const { matches, total } = await listing(PAGE_SIZE);
    expect(matches).toEqual(list(PAGE_SIZE));
    expect(total).toBe(PAGE_SIZE);
  });

  test("is the first matches of more, with their number and the counts of the whole list", async () => {
    const { matches, total, counts } = await listing(5_000, { group: "Economy", search: "c4" });
    expect(matches).toHaveLength(PAGE_SIZE);
    expect(matches[0]?.name).toBe("c4002");
    expect(total).toBe(333);
    expect([counts.get(ALL_COMMANDS), counts.get("Economy")]).toEqual([5_000, 1_667]);
  });

  test("includes the linked command, wherever it is, within the same limit", async () => {
    const { matches, linked } = await listing(5_000, { command: "C4999" });
    expect(linked?.name).toBe("c4999");
    expect(matches).toHaveLength(PAGE_SIZE);
    expect(matches).toContain(linked);
  });

  test("names a link that leads nowhere, with commands of similar names", async () => {
    const { linked, missing, total } = await listing(5_000, { command: "c00077" });
    expect([linked, missing?.name, total]).toEqual([null, "c00077", 5_000]);
    expect(missing?.suggestions.map(({ command: { name } }) => name)).toContain("c0007");
    expect((await listing(5, { command: "c0001" })).missing).toBeNull();
  });

  test("is searched for without the prefix and the spaces around the text", async () => {
    expect((await listing(50, { search: " ;c0042 " })).matches.map(({ name }) => name)).toEqual([
      "c0042",
    ]);
  });

  test("names a linked command that its view does not show", async () => {
    const { matches, linked } = await listing(5_000, { group: "Automod", command: "c0007" });
    expect(matches).toEqual([]);
    expect(linked?.name).toBe("c0007");
  });

  test("suggests commands, and groups in which the search finds something, if nothing matches", async () => {
    const near = await listing(5_000, { search: "d0123" });
    expect(near.suggestions.map(({ command: { name } }) => name)).toContain("c0123");
    expect(near.elsewhere).toBe(0);
    expect((await listing(5_000, { group: "Automod", search: "c00" })).elsewhere).toBe(100);
  });

  test.each([
    [0, null],
    [899, null],
    [900, 1234],
  ])("the list of a reading %i seconds old has the time %s", async (age, asOf) => {
    expect((await listing(1, {}, age)).asOf).toBe(asOf);
  });

  test("is nothing if the bot cannot be reached", async () => {
    expect(await failing(new BotError("timeout", "too slow"))).toBeNull();
  });

  test("rethrows errors that are not the bot's", async () => {
    await expect(failing(new RangeError("ours"))).rejects.toThrow("ours");
  });
});
