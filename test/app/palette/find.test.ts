import { describe, expect, it } from "vitest";
import { FEATURE_PATHS, LEGAL_PATHS } from "../../../app/content/paths.ts";
import { commandEntries, PUBLIC_ENTRIES, staffEntries } from "../../../app/palette/entries.ts";
import { nextOption, searchEntries } from "../../../app/palette/find.ts";

const COMMANDS = commandEntries(
  (
    [
      ["ban", "Ban a member", ["deport"]],
      ["unban", "Lift a ban", []],
      ["automod spam", "Turn the spam filter on", []],
      ["music play", "Play a song", ["p"]],
      ["purge", "Delete messages of a member", []],
    ] as const
  ).map(([name, description, aliases]) => ({
    name,
    description,
    aliases: [...aliases],
    category: "moderation",
    permissions: "",
    arguments: "",
  })),
);

const titles = (search: string, entries = COMMANDS) =>
  searchEntries(entries, search).map(({ title }) => title);

describe("the search", () => {
  it("puts the exact name first, then beginnings, other matches, and descriptions", () => {
    expect(titles("ban")).toEqual([";ban", ";unban"]);
    expect(titles("member")).toEqual([";ban", ";purge"]);
    expect(titles("p")).toEqual([";purge", ";music play", ";ban", ";automod spam"]);
  });

  it("finds by the beginnings of words before the middle of them", () => {
    expect(titles("pla")).toEqual([";music play"]);
    expect(titles("sp")).toEqual([";automod spam"]);
    expect(titles("a")[0]).toBe(";automod spam");
  });

  it("requires every word, in any order and any case", () => {
    expect(titles("PLAY music")).toEqual([";music play"]);
    expect(titles("play spam")).toEqual([]);
  });

  it("finds a command by an alias, and by its usage", () => {
    expect(titles("deport")).toEqual([";ban"]);
    expect(titles(";ban")).toEqual([";ban", ";unban"]);
    expect(titles("/purge ")).toEqual([";purge"]);
  });

  it("finds everything without a word, in the given order", () => {
    expect(titles("  ")).toEqual(COMMANDS.map(({ title }) => title));
    expect(titles("xyzzy")).toEqual([]);
  });
});

describe("the entries", () => {
  it("are every feature and legal document, once", () => {
    const paths = PUBLIC_ENTRIES.map(({ to }) => to);
    expect(paths).toEqual(expect.arrayContaining([...FEATURE_PATHS, ...LEGAL_PATHS, "/avatars"]));
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => path.startsWith("/staff"))).toEqual([]);
  });

  it("name the team's pages with their section, all below /staff", () => {
    const entries = staffEntries("Developer");
    expect(entries.map(({ title }) => title)).toEqual(
      expect.arrayContaining(["Look-up", "Logging: Economy", "Blacklist: Server Cog"]),
    );
    expect(entries.every(({ to }) => to.startsWith("/staff/"))).toBe(true);
  });

  it("link each command to its own address", () => {
    expect(COMMANDS[0]).toMatchObject({ title: ";ban", to: "/commands/moderation?c=ban" });
  });
});

describe("the keys", () => {
  it("move around the list, and to both ends", () => {
    expect(
      ["ArrowDown", "ArrowUp", "Home", "End", "a"].map((key) => nextOption(key, 0, 3)),
    ).toEqual([1, 2, 0, 2, null]);
    expect(nextOption("ArrowDown", 2, 3)).toBe(0);
    expect(nextOption("ArrowDown", 0, 0)).toBeNull();
  });
});
