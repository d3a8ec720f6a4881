import { describe, expect, test } from "vitest";
import { entryForDiscord } from "../../../app/staff/blacklist/summary.ts";
import { plainForDiscord, spanForDiscord } from "../../../app/staff/list/discord.ts";

const ID = "175928847299117063";
const START = 1_700_000_000;

describe("T61: a text of the bot in a copied message", () => {
  test.each(["@everyone", "@here", `<@${ID}>`, `<@&${ID}>`, `<#${ID}>`])(
    "%s mentions nobody",
    (text) => {
      expect(plainForDiscord(text)).not.toMatch(/@(?!\u200b)|(?<!\\)</);
    },
  );

  test("neither formats nor links, and stays on one line", () => {
    const text = plainForDiscord("**b** _i_ `c` ~~s~~ ||x||\n# h\n> q [a](https://evil.test)");
    expect(text).not.toMatch(/(?<!\\)[*_`~|#>[\]()]|:\/\/|\n/);
  });
});

describe("a sanction for pasting", () => {
  test.each([
    [{ timestamp: START, duration: 0 }, "<t:1700000000:f>, Permanent"],
    [{ timestamp: START, duration: null }, "<t:1700000000:f>, Unknown"],
    [{ timestamp: START, duration: 3600 }, "<t:1700000000:f>, 1h 0m 0s, until <t:1700003600:f>"],
  ])("%j has the reader's own times", (sanction, text) => {
    expect(spanForDiscord(sanction)).toBe(text);
  });

  test("has list, subject, moderator, time and reason", () => {
    const who = { list: "user-command", subject: ID, target: "work", moderator: ID } as const;
    const entry = { ...who, duration: 0, timestamp: START };
    expect(entryForDiscord({ ...entry, reason: "Macro, @everyone" }, "https://a.test/x")).toBe(
      `**User Command Blacklist**: work\nUser: \`${ID}\`\nModerator: \`${ID}\`\n` +
        "<t:1700000000:f>, Permanent\nReason: Macro, @\u200beveryone\n<https://a.test/x>",
    );
    expect(entryForDiscord({ ...entry, moderator: "", reason: " " }, "https://a.test/x")).toBe(
      `**User Command Blacklist**: work\nUser: \`${ID}\`\n<t:1700000000:f>, Permanent\n<https://a.test/x>`,
    );
  });
});
