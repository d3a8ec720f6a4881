import { describe, expect, test } from "vitest";
import { capitalised, isFree } from "../../../app/commands/usage.ts";

describe("permissions", () => {
  test.each([
    ["ban members", "Ban Members"],
    ["manage_guild", "Manage Guild"],
    ["ban_members,kick_members", "Ban Members,Kick Members"],
    ["  server owner / administrator ", "Server Owner / Administrator"],
    ["VIP role", "VIP Role"],
    ["bot's owner", "Bot's Owner"],
    ["öffnen", "Öffnen"],
    ["", ""],
  ])("the permissions '%s' are shown as '%s'", (text, expected) => {
    expect(capitalised(text)).toBe(expected);
  });

  test.each([
    ["", true],
    [" none ", true],
    ["N/A", true],
    ["ban members", false],
    ["nonentity", false],
  ])("a command that asks for '%s' is open to anybody: %s", (text, free) => {
    expect(isFree(text)).toBe(free);
  });
});
