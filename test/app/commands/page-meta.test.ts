import { expect, test } from "vitest";
import { pageMeta } from "../../../app/commands/page-meta.ts";
import { ALL_COMMANDS } from "../../../app/content/commands/commands.ts";
import { command } from "./build.ts";

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
