import { describe, expect, test } from "vitest";
import { publicCatalogue } from "../../../app/commands/catalogue.ts";
import { ageText, FAILED, readListing } from "../../../app/commands/listing.ts";
import { unpack } from "../../../app/commands/packed.ts";
import { ALL_COMMANDS } from "../../../app/content/commands.ts";
import { BotError, type DataState } from "../../../app/contract/bot.ts";
import { command } from "./build.ts";

const WHOLE = [publicCatalogue, { group: ALL_COMMANDS }] as const;
const commands = [command({ name: "ban" }), command({ name: "eval", category: "developer" })];

function reading(state: DataState) {
  return async () => ({ value: commands, state, age: 1234 });
}

describe("reading a list", () => {
  test("keeps only what the page may show", async () => {
    const listing = await readListing(
      reading("miss"),
      ...WHOLE,
      ({ category }) => category !== "developer",
    );
    expect(unpack(listing.packed).map(({ name }) => name)).toEqual(["ban"]);
    expect(listing.failed).toBe(false);
  });

  test.each([
    ["fresh", null],
    ["miss", null],
    ["stale", 1234],
  ] as const)("a %s list has the age %s", async (state, age) => {
    expect((await readListing(reading(state), ...WHOLE)).age).toBe(age);
  });

  test("an unreachable bot empties the list", async () => {
    const listing = await readListing(
      async () => {
        throw new BotError("timeout", "too slow");
      },
      ...WHOLE,
    );
    expect(listing).toEqual(FAILED);
    expect(listing).toMatchObject({ packed: "", failed: true });
  });

  test("a mistake of our own is not passed off as the bot's", async () => {
    const broken = readListing(
      async () => {
        throw new RangeError("ours");
      },
      ...WHOLE,
    );
    await expect(broken).rejects.toThrow("ours");
  });
});

test.each([
  [0, "a minute"],
  [90, "2 minutes"],
  [59 * 60, "59 minutes"],
  [60 * 60, "an hour"],
  [3 * 3600, "3 hours"],
])("%i seconds are said as '%s'", (seconds, text) => {
  expect(ageText(seconds)).toBe(text);
});
