import { describe, expect, it } from "vitest";
import { featurePages } from "../../../app/content/features/index.ts";
import { CHAPTERS, CLOSING, PRICE } from "../../../app/content/landing/chapters.ts";
import { FEATURE_PATHS } from "../../../app/content/paths.ts";
import { premium } from "../../../app/content/brand/premium.ts";
import { DEFAULT_PREFIX } from "../../../app/content/site.ts";

const cards = CHAPTERS.flatMap((chapter) => chapter.cards);

describe("the words of the landing page", () => {
  it("advertise each feature once, with a drawing of its own", () => {
    expect(new Set(cards.map((card) => "drawing" in card && card.drawing)).size).toBe(cards.length);
    expect(new Set(cards.map((card) => card.title)).size).toBe(cards.length);
  });

  it("lead to every feature page, antinuke to automod", () => {
    expect(new Set(cards.map((card) => card.path))).toEqual(new Set(FEATURE_PATHS));
    expect(cards.find((card) => "drawing" in card && card.drawing === "antinuke")?.path).toBe(
      "/features/automod",
    );
  });

  it("show only commands that exist, with the prefix", () => {
    const commands = Object.values(featurePages).flatMap((feature) => feature.commands);
    for (const { command } of CLOSING.lines) {
      const known = commands.some(({ name }) => command.startsWith(DEFAULT_PREFIX + name));
      expect(known, command).toBe(true);
    }
  });

  it("quote the lowest price of premium", () => {
    const lowest = Math.min(...premium.plans.map((plan) => plan.price));
    expect(PRICE).toContain(`from ${lowest} EUR`);
  });
});
