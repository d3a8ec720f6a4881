import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { publicCatalogue } from "../../../app/commands/catalogue.ts";
import { searchCommands } from "../../../app/commands/search.ts";
import { editDistance, missingCommand, suggest } from "../../../app/commands/suggest.ts";
import { ALL_COMMANDS } from "../../../app/content/commands/commands.ts";
import { anyCommand, command } from "./build.ts";

const list = [
  command({ name: "ban", aliases: ["hammer"] }),
  command({ name: "giveaway start", category: "giveaway" }),
  command({ name: "kick", aliases: ["boot", "k"] }),
  command({ name: "lockdown" }),
  command({ name: "mute" }),
  command({ name: "unban" }),
];

test("a link that leads nowhere is named, with commands of similar names", () => {
  const missing = missingCommand(list, "mutee");
  expect(missing?.name).toBe("mutee");
  expect(missing?.suggestions.map(({ command: { name } }) => name)).toEqual(["mute"]);
  expect(missingCommand(list, "Mute")).toBeNull();
  expect(missingCommand(list, null)).toBeNull();
});

/** The suggestions of a view. */
function found(search: string, group: string = ALL_COMMANDS): string[] {
  const { suggestions } = searchCommands(publicCatalogue, list, { group, search });
  return suggestions.map(({ command: { name } }) => name);
}

describe("did you mean", () => {
  test.each([
    ["bna", ["ban"]],
    ["kcik", ["kick"]],
    ["lokdown", ["lockdown"]],
    ["lcokdwn", ["lockdown"]],
    ["gvieaway", ["giveaway start"]],
    ["hammer", ["ban"]],
    ["hamer", ["ban"]],
    ["boo", ["kick"]],
    [";ban", ["ban"]],
    ["/Mute ", ["mute"]],
    ["zzzzzz", []],
    ["xy", []],
    ["", []],
    ["   ", []],
    [";", []],
  ])("a search for '%s' suggests %j", (search, expected) => {
    expect(found(search)).toEqual(expected);
  });

  test("a search that shows something suggests nothing", () => {
    expect(found("ban")).toEqual([]);
    expect(found("k")).toEqual([]);
  });

  test("a command of another category is suggested when the chosen one has no match", () => {
    expect(found("ban", "Fun")).toEqual(["ban"]);
  });

  test("an alias is named with the command it belongs to", () => {
    const [first] = suggest(list, "hammer");
    expect(first?.alias).toBe("hammer");
    const [typo] = suggest(list, "bna");
    expect(typo?.alias).toBeNull();
  });

  test("nearer names come first and there are at most five", () => {
    const many = ["mutf", "mutg", "muth", "muti", "mutj", "mutk", "mutey"].map((name) =>
      command({ name }),
    );
    const near = suggest([...many, command({ name: "mukte" })], "mut!");
    expect(near).toHaveLength(5);
    const ordered = suggest(
      [command({ name: "lockdawm" }), command({ name: "lockdawn" })],
      "lockdown",
    );
    expect(ordered.map(({ command: { name } }) => name)).toEqual(["lockdawn", "lockdawm"]);
  });

  test("for any list and text, suggestions appear only where nothing is shown", () => {
    fc.assert(
      fc.property(fc.array(anyCommand), fc.string({ maxLength: 6 }), (commands, search) => {
        const view = { group: ALL_COMMANDS, search };
        const { matches, suggestions } = searchCommands(publicCatalogue, commands, view);
        if (suggestions.length > 0) expect(matches).toEqual([]);
        for (const { command: item } of suggestions) expect(commands).toContain(item);
      }),
    );
  });
});

describe("the distance between two texts", () => {
  const word = fc.string({ maxLength: 7, unit: fc.constantFrom("a", "b", "c") });

  test("a limit has no effect on smaller distances, and greater ones count as one above it", () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
        expect(editDistance(a, b, most)).toBe(Math.min(editDistance(a, b, 9), most + 1));
      }),
    );
  });
});
