import { describe, expect, it } from "vitest";
import { inlineTokens } from "../../../app/chat/inline.ts";

/** Tokens in short: `*` marks bold, then the kind's sign and the text. */
function shorthand(text: string): string[] {
  const signs = { text: "", code: "`", mention: "!" } as const;
  return inlineTokens(text).map(
    (token) => `${token.bold ? "*" : ""}${signs[token.kind]}${token.text}`,
  );
}

describe("inlineTokens", () => {
  it.each([
    ["plain text", ["plain text"]],
    ["", []],
    ["a **b** c", ["a ", "*b", " c"]],
    ["**all of it**", ["*all of it"]],
    ["use `;work` now", ["use ", "`;work", " now"]],
    ["hello @juno!", ["hello ", "!@juno", "!"]],
    ["@Owner", ["!@Owner"]],
    ["say hi in #rules.", ["say hi in ", "!#rules", "."]],
    ["**@juno** won", ["*!@juno", " won"]],
    ["**by `work` and @otter**", ["*by ", "*`work", "* and ", "*!@otter"]],
  ])("reads %j", (text, tokens) => {
    expect(shorthand(text)).toEqual(tokens);
  });

  it("leaves bold marks and mentions inside code alone", () => {
    expect(shorthand("`**@juno**`")).toEqual(["`**@juno**"]);
  });

  it("shows unmatched marks as written", () => {
    expect(shorthand("2 ** 3")).toEqual(["2 ** 3"]);
    expect(shorthand("**a** and **b")).toEqual(["*a", " and **b"]);
    expect(shorthand("a ` b")).toEqual(["a ` b"]);
  });

  it("does not mistake a mail address for a mention, or a place for a channel", () => {
    expect(shorthand("write to help@example.com")).toEqual(["write to help@example.com"]);
    expect(shorthand("Level 9, #11")).toEqual(["Level 9, #11"]);
  });

  it("leaves a full stop after a mention out of it and keeps a dot within it", () => {
    expect(shorthand("thanks @night.owl.")).toEqual(["thanks ", "!@night.owl", "."]);
  });

  it("reads names in any script", () => {
    expect(shorthand("@Zoë and @山田")).toEqual(["!@Zoë", " and ", "!@山田"]);
  });

  it("loses no character except marks", () => {
    const text = "a **b @c** `d` #e f@g ** h";
    expect(
      inlineTokens(text)
        .map((token) => token.text)
        .join(""),
    ).toBe("a b @c d #e f@g ** h");
  });
});
