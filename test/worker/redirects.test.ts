import { describe, expect, it } from "vitest";
import { launcherLink } from "../../worker/redirects.ts";

describe("T24: the launcher link", () => {
  it.each(["Fortnite", "fn:4fe75bbc5a674f4f9b356b5c90567da5:Fortnite", "a%3Ab%3ac", "x_1-2"])(
    "contains %s unchanged",
    (segment) => {
      expect(launcherLink(`/epicgames/${segment}`)).toBe(
        `com.epicgames.launcher://apps/${segment}?action=launch&silent=true`,
      );
    },
  );

  it("is the same in any case of the path, which phones capitalise", () => {
    expect(launcherLink("/EpicGames/Fortnite")).toBe(launcherLink("/epicgames/Fortnite"));
  });

  it.each([
    "",
    "a:b:c:d",
    "a::b",
    "x%3Faction%3Duninstall",
    "x%26silent%3Dfalse",
    "../store",
    "x%22%20-cmd",
    "x%23",
    "%0d%0a",
    "/evil",
    "a/b",
    "javascript:",
    "x".repeat(65),
    "ｆｏｏ",
    "x%00",
  ])("is not made of %j", (segment) => {
    expect(launcherLink(`/epicgames/${segment}`)).toBeNull();
  });
});
