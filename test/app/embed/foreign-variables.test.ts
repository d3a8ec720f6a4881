import { describe, expect, test } from "vitest";
import { blank } from "../../../app/embed/embed.ts";
import {
  foreignVariables,
  foreignVariablesOf,
  translated,
  translatedEmbed,
} from "../../../app/embed/foreign-variables.ts";
import { lint } from "../../../app/embed/lint.ts";

describe("F16: variables of other bots", () => {
  test.each([
    ["{server}", "{guild.name}"],
    ["{username}", "{user.name}"],
    ["{member.mention}", "{user.mention}"],
    ["{guild.members}", "{guild.count}"],
    ["{server.member_count}", "{guild.count}"],
    ["{user.username}", "{user.name}"],
    ["{user_avatar}", "{user.avatar}"],
    ["{user_createdate}", "{user.created_at}"],
    ["{server_membercount_ordinal}", "{guild.count.format}"],
    ["{server_boostcount}", "{guild.boost_count}"],
    ["Hi {member} of {server}!", "Hi {user.mention} of {guild.name}!"],
  ])("%j is %j here", (text, own) => {
    expect(translated(text)).toBe(own);
    expect(translated(own), "again").toBe(own);
  });

  test.each([
    "{user}",
    "{user.mention}",
    "{guild.count}",
    "{a}",
    "if (a) {b}",
    "%user%",
    "{user(mention)}",
    "{embed}",
  ])("%j has no equivalent", (text) => {
    expect(foreignVariables(text)).toEqual([]);
  });

  test("those that the brand's feature pages explain are the bot's own", () => {
    const text = "Ahoy {user_name} of {guild_name}, {guild_count}, {user_joined_at}";
    expect(foreignVariables(text)).toEqual([]);
    expect(lint({ ...blank(), title: text })).toEqual([]);
    expect(lint({ ...blank(), title: "Ahoy {user_name" })).toMatchObject([
      { level: "error", fix: { edit: { value: "Ahoy {user_name}" } } },
    ]);
    expect(translated("{user_mention}"), "another bot's").toBe("{user.mention}");
  });

  test.each(["{user.color}", "{channel.name}", "{server_owner}", "{newline}"])(
    "%j is named, and stays: this bot has none like it",
    (text) => {
      expect(foreignVariables(text)).toEqual([{ text, at: 0, own: null }]);
      expect(translated(text)).toBe(text);
    },
  );

  test("are named once for an embed, and translated in each of its texts", () => {
    const embed = {
      ...blank(),
      title: "{server}",
      fields: [{ name: "{server}", value: "{channel}", inline: false }],
    };
    expect(foreignVariablesOf(embed).map(({ text }) => text)).toEqual(["{server}", "{channel}"]);
    expect(translatedEmbed(embed)).toEqual({
      ...embed,
      title: "{guild.name}",
      fields: [{ name: "{guild.name}", value: "{channel}", inline: false }],
    });
  });

  test("are a check with a translation, and no brace is missing from them", () => {
    const problems = lint({ ...blank(), title: "Hi {username} {server}" });
    expect(problems).toEqual([
      {
        level: "warning",
        path: "title",
        at: 3,
        length: 10,
        text: "“{username}” is another bot's variable. Here it's “{user.name}”.",
        fix: {
          label: "Translate",
          edit: { type: "text", path: "title", value: "Hi {user.name} {guild.name}" },
        },
      },
    ]);
  });
});
