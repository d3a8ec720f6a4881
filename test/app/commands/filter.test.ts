import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  groupOfSlug,
  publicCatalogue,
  slugOf,
  staffCatalogue,
} from "../../../app/commands/catalogue.ts";
import {
  countText,
  countByGroup,
  groupOf,
  isInGroup,
  findByName,
  filterCommands,
  searchedText,
} from "../../../app/commands/filter.ts";
import { highlights, searchCommands } from "../../../app/commands/search.ts";
import { ALL_COMMANDS } from "../../../app/content/commands/commands.ts";
import { PUBLIC_GROUPS, STAFF_GROUPS } from "../../../app/content/commands/categories.ts";
import { anyCommand, command } from "./build.ts";

const ban = command({ name: "ban", description: "Bans a member", category: "moderation" });
const work = command({ name: "work", description: "Earn coins", category: "economy" });
const odd = command({ name: "odd", description: "Stands alone", category: "music" });
const names = (commands: readonly { name: string }[]) => commands.map(({ name }) => name);

describe("groups of the public list", () => {
  test("a category is in its group in any letter case", () => {
    for (const category of ["automod", "AutoMod"]) {
      expect(groupOf(publicCatalogue, category)).toBe("Automod");
    }
  });

  test("the dropdown lists the groups alphabetically, All Commands first", () => {
    const [first, ...others] = PUBLIC_GROUPS;
    expect(first).toBe(ALL_COMMANDS);
    expect(others).toEqual(others.toSorted((a, b) => a.localeCompare(b)));
    expect(STAFF_GROUPS).toEqual("All Commands,Supporter,Moderator,Manager,Developer".split(","));
  });

  test("a category outside the map is shown under its own name and in no group", () => {
    expect(groupOf(publicCatalogue, "Music")).toBe("Music");
    for (const group of PUBLIC_GROUPS) {
      expect(isInGroup(publicCatalogue, odd, group)).toBe(group === ALL_COMMANDS);
    }
  });

  test("jishaku is shown as Developer in the staff list", () => {
    expect(groupOf(staffCatalogue, "Jishaku")).toBe("Developer");
    expect(groupOf(staffCatalogue, "supporter")).toBe("Supporter");
  });
});

describe("addresses", () => {
  test.each([
    ["moderation", "Moderation"],
    ["MoDeRaTiOn", "Moderation"],
    ["voice", "Voice"],
    ["nonsense", null],
    ["all commands", null],
    ["", null],
    [undefined, ALL_COMMANDS],
  ])("the category %s is the group %s", (slug, group) => {
    expect(groupOfSlug(publicCatalogue, slug)).toBe(group);
  });

  test.each([
    [{ group: ALL_COMMANDS }, "/commands"],
    [{ group: "Moderation" }, "/commands/moderation"],
    [{ group: "Moderation", search: "a b" }, "/commands/moderation?q=a+b"],
    [{ group: ALL_COMMANDS, search: "", command: "role add" }, "/commands?c=role+add"],
    [{ group: "Fun", search: "&", command: "x" }, "/commands/fun?q=%26&c=x"],
  ])("the view %j is at %s", (view, path) => {
    expect(publicCatalogue.href(view)).toBe(path);
  });

  test("the staff list keeps its category in the query", () => {
    expect(staffCatalogue.href({ group: "Manager", search: "x" })).toBe(
      "/staff/commands?category=manager&q=x",
    );
    expect(staffCatalogue.href({ group: ALL_COMMANDS })).toBe("/staff/commands");
  });

  test("every group is found again at its own address, in capitals too", () => {
    for (const group of PUBLIC_GROUPS) {
      expect(groupOfSlug(publicCatalogue, slugOf(group)?.toUpperCase())).toBe(group);
    }
  });
});

describe("the search rule", () => {
  test("for any list, a view is exactly the commands of its group whose name or description matches", () => {
    fc.assert(
      fc.property(
        fc.array(anyCommand),
        fc.constantFrom<string>(...PUBLIC_GROUPS),
        fc.string({ maxLength: 2 }),
        (commands, group, search) => {
          const view = filterCommands(publicCatalogue, commands, { group, search });
          const expected = commands.filter((item) => {
            const text = [item.name, item.description].some((part) =>
              part.toLowerCase().includes(search.toLowerCase()),
            );
            const inGroup =
              publicCatalogue.groupByCategory.get(item.category.toLowerCase()) === group;
            return text && (group === ALL_COMMANDS || inGroup);
          });
          expect(view).toEqual(expected);
        },
      ),
    );
  });
});

describe("the search in a typed text", () => {
  test.each([
    ["ban", "ban"],
    [" ban ", "ban"],
    [";ban", "ban"],
    ["/ban", "ban"],
    ["H!Ban", "Ban"],
    ["; ban", "ban"],
    ["role add", "role add"],
    [";", ";"],
    ["  ", ""],
    ["!ban", "!ban"],
  ])("'%s' searches for '%s' with the prefix 'h!'", (typed, text) => {
    expect(searchedText(typed, "h!")).toBe(text);
  });

  test("a prefix of letters is taken off with its space only, as names may begin with them", () => {
    expect(searchedText("ban", "b")).toBe("ban");
    expect(searchedText("haven ban", "haven ")).toBe("ban");
    expect(searchedText("havenban", "haven ")).toBe("havenban");
  });

  test("the exact name comes first, then names that begin with it, and no match is lost", () => {
    const list = ["aban", "ban", "banana", "unban"].map((name) => command({ name }));
    list.push(command({ name: "kick", description: "No ban" }), command({ name: "mute" }));
    const found = (search: string) =>
      names(searchCommands(publicCatalogue, list, { group: ALL_COMMANDS, search }).matches);
    expect(found("BAN")).toEqual(["ban", "banana", "aban", "unban", "kick"]);
    expect(found("")).toEqual(names(list));
  });
});

describe("counts", () => {
  test("each group counts its commands, All Commands counts all, and empty groups count 0", () => {
    const tally = countByGroup(publicCatalogue, [ban, odd, work]);
    expect(tally.get(ALL_COMMANDS)).toBe(3);
    expect(tally.get("Moderation")).toBe(1);
    expect(tally.get("Music")).toBe(0);
    expect([...tally.keys()]).toEqual([...PUBLIC_GROUPS]);
  });

  test.each([
    [0, "0 commands"],
    [1, "1 command"],
    [123, "123 commands"],
  ])("a count of %i results reads '%s'", (count, text) => {
    expect(countText(count)).toBe(text);
  });
});

describe("a linked command", () => {
  test("is found by its exact name first, then in any case", () => {
    const twins = [command({ name: "BAN" }), ban];
    expect(findByName(twins, "ban")).toBe(ban);
    expect(findByName([ban], "Ban")).toBe(ban);
    expect(findByName([ban], "bann")).toBeNull();
    expect(findByName([ban], "")).toBeNull();
    expect(findByName([ban], null)).toBeNull();
  });
});

describe("highlights", () => {
  test.each([
    ["Bans a member", "BAN", [[0, 3]]],
    [
      "banana",
      "an",
      [
        [1, 3],
        [3, 5],
      ],
    ],
    ["aaa", "aa", [[0, 2]]],
    ["ban", "", []],
    ["ban", "x", []],
    ["İİban", "ban", [[2, 5]]],
  ])("in '%s' the text '%s' is at %j", (text, search, expected) => {
    expect(highlights(text, search).map(({ from, to }) => [from, to])).toEqual(expected);
  });

  test("ranges stay inside any text and never overlap", () => {
    const unicode = fc.string({ maxLength: 12, unit: "grapheme" });
    fc.assert(
      fc.property(unicode, unicode, (text, search) => {
        let last = 0;
        for (const { from, to } of highlights(text + search + text, search)) {
          expect(from).toBeGreaterThanOrEqual(last);
          expect(to).toBeGreaterThan(from);
          last = to;
        }
        expect(last).toBeLessThanOrEqual((text + search + text).length);
      }),
    );
  });
});
