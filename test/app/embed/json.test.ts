import {
  ButtonStyle,
  ComponentType,
  type RESTPostAPIChannelMessageJSONBody,
} from "discord-api-types/v10";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blank, type Embed } from "../../../app/embed/embed.ts";
import { fromJson as fromValue } from "../../../app/embed/import/from-json.ts";
import { jsonOf } from "../../../app/embed/import/values.ts";
import { toJson } from "../../../app/embed/json.ts";
import { VARIABLE_MEANINGS } from "../../../app/content/embed/variables.ts";
import { anyEmbed } from "./arbitrary.ts";
import { insertChoice, completionAt, expand, VARIABLES } from "../../../app/embed/variables.ts";

const fromJson = (json: string) => fromValue(jsonOf(json));

const IDLE = "what buttons without a link do: they're disabled, and webhooks refuse them";

const SENT = "2026-11-21T12:00:00.000Z";

const full: Embed = {
  ...blank(),
  content: "hey",
  title: "Title",
  description: "Text",
  url: "https://haven.test",
  author: { name: "A", icon: "https://haven.test/i.png", url: "https://haven.test/a" },
  footer: { text: "F", icon: "https://haven.test/f.png" },
  thumbnail: "https://haven.test/t.png",
  image: "https://haven.test/p.png",
  fields: [{ name: "n", value: "v", inline: true }],
  buttons: Array.from({ length: 6 }, (_, at) => ({
    label: `b${at}`,
    style: "success" as const,
    url: "",
    emoji: at === 0 ? "<a:sail:204000000000000003>" : "🌊",
  })),
};

describe("the platform's JSON", () => {
  test("converts a whole embed to JSON and back", () => {
    const { json, lost } = toJson(full, SENT);
    expect(lost).toEqual([IDLE]);
    expect(fromJson(json)).toEqual({ embed: full, lost: [] });
  });

  test("has five buttons in a row, its own style for links, and a number for the colour", () => {
    const { json, lost } = toJson(
      { ...full, buttons: [{ label: "x", style: "danger", url: "https://a.test", emoji: "" }] },
      SENT,
    );
    expect(JSON.parse(json)).toMatchObject({
      embeds: [{ color: 0x729bb0 }],
      components: [{ type: 1, components: [{ type: 2, style: 5, url: "https://a.test" }] }],
    });
    expect(lost).toEqual(["the colors of link buttons"]);
    expect(JSON.parse(toJson(full, SENT).json).components).toHaveLength(2);
  });

  test("F14: has an ID for each button without a link, and leaves out what the platform refuses", () => {
    const embed = {
      ...blank(),
      author: { name: "", icon: "https://a.test/i.png", url: "" },
      footer: { text: "", icon: "https://a.test/i.png" },
      image: "{guild.icon}",
      fields: [{ name: "", value: "v", inline: false }],
      buttons: [
        { label: "a", style: "danger" as const, url: "", emoji: ":sail:" },
        { label: "b", style: "primary" as const, url: "https://a.test", emoji: "🌊" },
        { label: " ", style: "primary" as const, url: "", emoji: "" },
      ],
    };
    const { json, lost } = toJson(embed, SENT);
    expect(JSON.parse(json)).toEqual({
      embeds: [{ color: 0x729bb0, fields: [{ name: "\u200B", value: "v", inline: false }] }],
      components: [
        {
          type: 1,
          components: [
            { type: 2, style: 4, label: "a", custom_id: "button-1", disabled: true },
            { type: 2, style: 5, label: "b", url: "https://a.test", emoji: { name: "🌊" } },
          ],
        },
      ],
    });
    expect(lost).toHaveLength(4);
    expect(lost).toContain(IDLE);
  });

  test("F14: is valid for the platform, whatever the embed", () => {
    fc.assert(
      fc.property(anyEmbed, (embed) => {
        const message = JSON.parse(toJson(embed, SENT).json) as RESTPostAPIChannelMessageJSONBody;
        for (const {
          title,
          description,
          author,
          footer,
          image,
          thumbnail,
          fields,
        } of message.embeds ?? []) {
          expect([title, description, author, footer, image, thumbnail, fields].some(Boolean)).toBe(
            true,
          );
          expect(author?.name ?? "x").not.toBe("");
          expect(footer?.text ?? "x").not.toBe("");
          for (const { name, value } of fields ?? []) expect(name && value).not.toBe("");
          for (const part of [author?.icon_url, footer?.icon_url, image?.url, thumbnail?.url]) {
            expect(part ?? "https://").toMatch(/^\s*https?:/i);
          }
        }
        const ids = (message.components ?? []).flatMap((row) => {
          if (row.type !== ComponentType.ActionRow) throw new Error("no row");
          expect(row.components.length).toBeLessThanOrEqual(5);
          return row.components.map((button) => {
            if (button.type !== ComponentType.Button) throw new Error("no button");
            if (button.style === ButtonStyle.Premium) throw new Error("a premium button");
            expect(Boolean(button.label ?? button.emoji)).toBe(true);
            if (button.style === ButtonStyle.Link) {
              expect("custom_id" in button).toBe(false);
              return button.url;
            }
            expect("url" in button).toBe(false);
            expect(button.custom_id).not.toBe("");
            return button.custom_id;
          });
        });
        const own = ids.filter((id) => id.startsWith("button-"));
        expect(new Set(own).size).toBe(own.length);
      }),
      { numRuns: 500 },
    );
  });

  test("names the parts that it cannot express", () => {
    const embed = {
      ...full,
      title: "{user.name}",
      color: "{botcolor}",
      timestamp: true,
      rest: ["delete: 5"],
    };
    expect(toJson(embed, SENT).lost).toHaveLength(5);
  });

  test("parts of the JSON that are left out are named", () => {
    const json = JSON.stringify({
      embeds: [{ title: "x", timestamp: SENT }, {}, { title: "y" }, { description: "z" }],
      components: [{ type: 1, components: [{ type: 3 }, { type: 2, label: "b", style: 9 }] }],
      poll: { question: { text: "?" } },
    });
    expect(fromJson(json)?.lost).toEqual([
      "2 further embeds",
      "1 select menu",
      "the fixed time: the bot uses the sending time",
      "“poll”",
    ]);
  });

  test.each([
    { embeds: [{ title: "x", color: [{ toString: 0 }] }] },
    { embeds: [{ title: "x" }], flags: { toString: 0 } },
  ])("reads the rest of the message %j", (message) => {
    expect(fromJson(JSON.stringify(message))?.embed.title).toBe("x");
  });

  test("never throws, whatever its shape", () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(
            "embeds",
            "content",
            "components",
            "title",
            "fields",
            "messages",
            "data",
            "embed",
            "color",
          ),
          fc.jsonValue(),
        ),
        (value) => {
          expect(() => fromJson(JSON.stringify(value))).not.toThrow();
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe("variables", () => {
  test.each([
    ["{user.name} in {guild.name}", "marina in Harbor Lights"],
    ["{guild.count} {guild.count.format}", "1234 1234th"],
    ["{guild.boost_count.format} {guild.booster_count.format}", "14th 11th"],
    ["{user.mention}", "<@204000000000000001>"],
    ["{user_name}, {guild_count}: {guild_name}", "pixel, 1,284: Lantern Bay"],
    ["{user_joined_at} {user_color}", "14 March 2024 {user_color}"],
    ["{user.nme} {x} {user.name", "{user.nme} {x} {user.name"],
    ["{{user.name}}", "{marina}"],
    ["{constructor} {__proto__}", "{constructor} {__proto__}"],
  ])("the text %j with sample values reads %j", (text, read) => {
    expect(expand(text)).toBe(read);
  });

  test("every variable of embed code has a sample, and no sample is a variable again", () => {
    const named = VARIABLES.map(([name]) => name);
    expect(Object.keys(VARIABLE_MEANINGS)).toEqual(named);
    for (const [, sample] of VARIABLES) expect(expand(sample)).toBe(sample);
  });

  test("are offered while one is typed", () => {
    const name = { name: "{user.name}", text: "{user.name}" };
    expect(completionAt("Hi {", 4)?.found).toHaveLength(VARIABLES.length);
    expect(completionAt("Hi {guild.co", 12)?.found.map(({ name }) => name)).toEqual([
      "{guild.count}",
      "{guild.count.format}",
    ]);
    expect(completionAt("Hi {user.name}", 14)).toBeNull();
    expect(completionAt("Hi {zzz", 7)).toBeNull();
    expect(insertChoice("Hi {us! there", 6, 3, name)).toEqual({
      text: "Hi {user.name}! there",
      caret: 14,
    });
    expect(insertChoice("Hi {us}!", 6, 3, name)).toEqual({
      text: "Hi {user.name}!",
      caret: 14,
    });
  });

  test("mentions are offered after an @ that begins a word, where chat mentions", () => {
    const offered = (text: string) =>
      completionAt(text, text.length, true)?.found.map(({ name }) => name) ?? null;
    expect(offered("Hi @")).toHaveLength(6);
    expect(offered("**@ro")).toEqual(["<@&role>"]);
    expect(offered("@e")).toContain("@everyone");
    expect([offered("mail@e"), offered("<@"), offered("@zzz")]).toEqual([null, null, null]);
    expect(completionAt("Hi @", 4)).toBeNull();
    const [role] = completionAt("Hi @role", 8, true)?.found ?? [];
    expect(role && insertChoice("Hi @role!", 8, 3, role)).toEqual({ text: "Hi <@&>!", caret: 6 });
  });
});
