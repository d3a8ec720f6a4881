import { expect, test } from "vitest";
import { pageMeta } from "../../../app/commands/page-meta.ts";
import { ALL_COMMANDS } from "../../../app/content/commands/commands.ts";
import { PUBLIC_GROUPS } from "../../../app/content/commands/categories.ts";
import { command } from "./build.ts";

test("the whole list is 'Commands' at /commands", () => {
  expect(pageMeta(ALL_COMMANDS, null)).toMatchObject({ title: "Commands", path: "/commands" });
});

test("a category is '{Category} Commands' at its own path", () => {
  for (const group of PUBLIC_GROUPS.slice(1)) {
    expect(pageMeta(group, null)).toMatchObject({
      title: `${group} Commands`,
      path: `/commands/${group.toLowerCase()}`,
    });
  }
});

test.each([
  ["Bans a member", "Bans a member. Usage: ;ban <member>"],
  ["Bans a member.", "Bans a member. Usage: ;ban <member>"],
  ["", "Usage: ;ban <member>"],
])("a linked command with the description '%s' says how it is used", (description, expected) => {
  const ban = command({ name: "ban", description, arguments: "<member>" });
  expect(pageMeta(ALL_COMMANDS, ban)).toEqual({
    title: ";ban command",
    description: expected,
    path: "/commands/moderation?c=ban",
  });
});
