import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardJson, LIMITS, type LinkCard } from "../../../app/link-card/card.ts";
import { commandsCard } from "../../../app/link-card/commands.ts";
import { featureCard } from "../../../app/link-card/feature.ts";
import { statusCard } from "../../../app/link-card/status.ts";
import { templateCard } from "../../../app/link-card/template.ts";
import { templatesCard } from "../../../app/link-card/template-list.ts";
import { featurePages } from "../../../app/content/features/index.ts";
import { ALL_COMMANDS } from "../../../app/content/commands/all-commands.ts";
import type { Command } from "../../../app/contract/command.ts";
import { shard } from "../status/build.ts";

const WHERE = {
  origin: "https://haven.test",
  inviteUrl: "https://chat.test/oauth2/authorize?client_id=1&scope=bot",
};

interface Component {
  type: number;
  content?: string;
  label?: string;
  url?: string;
  style?: number;
  accent_color?: number;
  components?: Component[];
  items?: { media: { url: string }; description: string }[];
}

function parsed(json: string): Component {
  const { component } = JSON.parse(json) as { component: Component };
  return component;
}

function all(component: Component): Component[] {
  return [component, ...(component.components ?? []).flatMap(all)];
}

function textOf(json: string): string {
  return all(parsed(json)).find(({ type }) => type === 10)?.content ?? "";
}

/** What the platform requires of a card (discord/discord-api-docs#8606). */
function expectWithinLimits(json: string): void {
  expect(new TextEncoder().encode(json).length).toBeLessThanOrEqual(LIMITS.bytes);
  expect(json).not.toContain("<");
  expect(json.isWellFormed()).toBe(true);
  const container = parsed(json);
  const parts = all(container);
  expect(container.type).toBe(17);
  expect(parts.filter(({ type }) => type === 17)).toHaveLength(1);
  expect(parts.length).toBeLessThanOrEqual(LIMITS.components);
  expect(parts.flatMap(({ items = [] }) => items).length).toBeLessThanOrEqual(LIMITS.media);
  const content = textOf(json);
  expect(content.trim()).not.toBe("");
  expect(content.isWellFormed()).toBe(true);
  for (const button of parts.filter(({ type }) => type === 2)) {
    expect(button.style).toBe(5);
    expect(Array.from(button.label ?? "").length).toBeLessThanOrEqual(LIMITS.label);
    expect(button.url?.length).toBeLessThanOrEqual(LIMITS.url);
  }
}

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 3000 }),
  fc.string({ unit: "grapheme", maxLength: 3000 }),
  fc.constantFrom("😀".repeat(4000), "<".repeat(4000), "\u0000".repeat(4000), "`".repeat(4000)),
);
const anyUrl = fc.oneof(
  fc.webUrl(),
  fc.nat(1200).map((length) => `https://x.test/${"é".repeat(length)}`),
);

describe("a card", () => {
  it("stays within the limits, whatever a command says", () => {
    fc.assert(
      fc.property(
        anyText,
        anyText,
        anyText,
        fc.array(anyText, { maxLength: 5 }),
        (name, description, args, aliases) => {
          const command: Command = {
            name: `x${name}`,
            description,
            arguments: args,
            category: "moderation",
            permissions: description,
            aliases,
          };
          expectWithinLimits(cardJson(commandsCard(WHERE, ALL_COMMANDS, 1, command)));
        },
      ),
      { numRuns: 150 },
    );
  });

  it("of a template shows its texts, colour and picture, within the limits whatever they are", () => {
    const one = {
      id: "7",
      name: "Ban Notice",
      image: "https://cdn.test/7.png",
      embed: "{embed}$v{title: **Bye** {user.name}}$v{color: #ff0000}$v{description: {x}}",
    };
    const json = cardJson(templateCard(WHERE, one));
    expectWithinLimits(json);
    expect(parsed(json).accent_color).toBe(0xff0000);
    expect(textOf(json)).toContain("## Ban Notice");
    expect(textOf(json)).toContain("Bye marina");
    expect(
      all(parsed(json)).flatMap(({ items = [] }) => items.map(({ media }) => media.url)),
    ).toEqual([one.image]);
    expect(json).toContain("https://haven.test/templates/7");
    fc.assert(
      fc.property(anyText, anyText, fc.option(anyUrl), (name, text, image) => {
        const embed = `{embed}$v{title: ${text}}$v{description: ${text}}`;
        expectWithinLimits(
          cardJson(templateCard(WHERE, { id: name, name: `x${name}`, image, embed })),
        );
      }),
      { numRuns: 100 },
    );
  });

  it("stays within the limits, whatever a template is called and wherever its picture is", () => {
    const template = fc.record({
      id: fc.constant("1"),
      name: anyText,
      image: fc.option(anyUrl),
      embed: fc.constant("{embed}"),
    });
    fc.assert(
      fc.property(fc.array(template, { maxLength: 12 }), (templates) => {
        expectWithinLimits(cardJson(templatesCard(WHERE, templates)));
      }),
      { numRuns: 150 },
    );
  });

  it("drops pictures first, then buttons, and words last", () => {
    const long = (letters: number) => `https://x.test/${"é".repeat(letters)}`;
    const card: LinkCard = {
      title: "T",
      text: "Words",
      pictures: [480, 480].map((letters) => ({ url: long(letters), alt: "" })),
      buttons: [300, 300].map((letters) => ({ label: "Open", url: long(letters) })),
    };
    const types = all(parsed(cardJson(card))).map(({ type }) => type);
    expect(types).toEqual([17, 10, 1, 2, 2]);
    expectWithinLimits(cardJson(card));
  });

  it("cuts between code points and marks the cut", () => {
    const json = cardJson({ title: "T", text: "😀".repeat(500), buttons: [] });
    expect(textOf(json)).toMatch(/^## T\n(😀)+…$/u);
  });

  it("shows Markdown of the bot as plain text, and code as code", () => {
    const json = cardJson({
      title: "a_b",
      text: "[x](https://evil.test) @everyone **b**",
      lines: [{ kind: "code", text: ";ban <member> `x`" }],
      buttons: [],
    });
    expect(textOf(json)).toBe(
      "## a\\_b\n\\[x\\]\\(https\\://evil.test\\) \\@everyone \\*\\*b\\*\\*\n`;ban <member> 'x'`",
    );
  });

  it("leaves out addresses that are too long or invalid", () => {
    const json = cardJson({
      title: "T",
      text: "t",
      pictures: [{ url: "javascript:alert(1)", alt: "" }],
      buttons: [{ label: "Open", url: `https://x.test/${"a".repeat(512)}` }],
    });
    expect(all(parsed(json)).map(({ type }) => type)).toEqual([17, 10]);
  });
});

describe("the cards of the pages", () => {
  it("a command's card has its usage, who may use it, and links to it", () => {
    const ban: Command = {
      name: "ban",
      description: "Bans a member",
      category: "moderation",
      permissions: "ban_members",
      aliases: ["hb"],
      arguments: "<member> [reason]",
    };
    const json = cardJson(commandsCard(WHERE, "Moderation", 1, ban));
    expect(textOf(json).split("\n")).toEqual([
      "## ;ban command",
      "Bans a member",
      "`;ban <member> [reason]`",
      "Needs\\: ban\\_members",
      "Also\\: hb",
    ]);
    const buttons = all(parsed(json)).filter(({ type }) => type === 2);
    expect(buttons.map(({ label, url }) => [label, url])).toEqual([
      ["Open the command", "https://haven.test/commands/moderation?c=ban"],
      ["Add to Discord", WHERE.inviteUrl],
    ]);
  });

  it("the status card has the state, figures and their time", () => {
    const each = { server_count: 1000, member_count: 50_000 };
    const shards = [shard(0, each), shard(1, { ...each, is_ready: false }), shard(2, each)];
    const headline = "2/3 Shards Operational";
    const json = cardJson(statusCard(WHERE, shards, { headline, asOf: Date.UTC(2026, 0, 1) }));
    expect(textOf(json).split("\n")).toEqual([
      "## Haven Status",
      headline,
      "Total Servers\\: 3,000",
      "Total Users\\: 150,000",
      "Avg. Latency\\: 40 ms",
      "-# As of <t:1767225600:R>",
    ]);
  });

  it.each(Object.values(featurePages))("$path fits whole, with its picture", (page) => {
    const json = cardJson(featureCard(WHERE, page, "/social/x.png"));
    expectWithinLimits(json);
    expect(textOf(json)).not.toContain("…");
    expect(all(parsed(json)).map(({ type }) => type)).toEqual([17, 10, 12, 1, 2, 2]);
  });
});
