import { describe, expect, it } from "vitest";
import { exampleCommands } from "../../../app/content/features/index.ts";
import { CHAPTERS, CLOSING } from "../../../app/content/chapters.ts";
import { HERO, HERO_SCENE } from "../../../app/content/landing.ts";
import { FEATURE_PATHS } from "../../../app/content/paths.ts";
import { PLANS } from "../../../app/content/premium.ts";
import { DEFAULT_PREFIX } from "../../../app/content/site.ts";

const cards = CHAPTERS.flatMap((chapter) => chapter.cards);

describe("the words of the landing page", () => {
  it("advertise each of the twelve features once, with a drawing of its own", () => {
    expect(cards).toHaveLength(12);
    for (const key of ["scene", "title", "text"] as const) {
      expect(new Set(cards.map((card) => card[key])).size).toBe(cards.length);
    }
  });

  it("lead to every feature page, antinuke to automod", () => {
    expect(new Set(cards.map((card) => card.path))).toEqual(new Set(FEATURE_PATHS));
    expect(cards.find((card) => card.scene === "antinuke")?.path).toBe("/features/automod");
  });

  it.each([
    ["antinuke", ["Role deletion protection", "channel security", "anti-raid"]],
    ["automod", ["Spam detection", "link filtering", "filters of your own"]],
    ["tickets", ["form", "category", "transcript"]],
    ["giveaways", ["requirements", "winners"]],
    ["welcome", ["embed", "picture"]],
    ["economy", ["Work", "shop", "trade", "inventory"]],
    ["leveling", ["Messages", "voice", "rewards"]],
    ["vanityroles", ["Boosters", "colour"]],
    ["bump", ["Two hours", "reward"]],
    ["music", ["playlists", "various platforms"]],
  ])("name what %s is advertised for", (scene, claims) => {
    const text = cards.find((card) => card.scene === scene)?.text;
    for (const claim of claims) expect(text).toContain(claim);
  });

  it("show only commands that exist, with the prefix", () => {
    for (const { command } of CLOSING.lines) {
      const known = exampleCommands.some((name) => command.startsWith(DEFAULT_PREFIX + name));
      expect(known, command).toBe(true);
    }
  });

  it("quote the lowest price of premium", () => {
    const lowest = Math.min(...PLANS.map((plan) => plan.price));
    expect(CLOSING.priceBefore).toContain(`from ${lowest} EUR`);
  });

  it("open with a chat in which the bot greets, guards and rewards", () => {
    const { messages } = HERO_SCENE;
    expect(messages[0]?.system).toBe("join");
    expect(messages.some((message) => message.removed)).toBe(true);
    expect(messages.filter((message) => message.speaker.bot).length).toBeGreaterThanOrEqual(3);
    expect(HERO.label).not.toBe("");
  });
});
