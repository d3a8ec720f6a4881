import { describe, expect, test } from "vitest";
import { loadCommands } from "../../../app/commands/load.ts";
import { BotError } from "../../../app/contract/bot.ts";
import { command } from "./build.ts";

const LIST = [command({ name: "ban" }), command({ name: "work", category: "economy" })];

async function load(age: number) {
  return await loadCommands(async () => ({ value: LIST, state: "fresh", age, asOf: 1234 }));
}

function failing(error: Error) {
  return loadCommands(async () => {
    throw error;
  });
}

describe("the loader data of a list", () => {
  test.each([
    [0, null],
    [899, null],
    [900, 1234],
  ])("is all of it, and for a copy %i seconds old the time %s", async (age, asOf) => {
    expect(await load(age)).toEqual({ commands: LIST, asOf });
  });

  test("is nothing if the bot cannot be reached", async () => {
    expect(await failing(new BotError("timeout", "too slow"))).toBeNull();
  });

  test("rethrows errors that are not the bot's", async () => {
    await expect(failing(new RangeError("ours"))).rejects.toThrow("ours");
  });
});
