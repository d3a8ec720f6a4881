import { describe, expect, it } from "vitest";
import { featurePages } from "../../../app/content/features/index.ts";
import type { FeaturePage } from "../../../app/content/features/page.ts";
import { FEATURES_MENU } from "../../../app/content/frame/navigation.ts";
import { FEATURE_PATHS } from "../../../app/content/paths.ts";
import { DEFAULT_PREFIX } from "../../../app/content/site.ts";

const pages = Object.values(featurePages);

function pageAt(path: string): FeaturePage {
  const page = featurePages[path];
  if (!page) throw new RangeError(`There is no feature ${path}`);
  return page;
}

describe("feature pages", () => {
  it("have a path of their own and the title of the menu", () => {
    for (const path of FEATURE_PATHS) {
      const page = pageAt(path);
      expect(page.path).toBe(path);
      expect(page.title).toBe(FEATURES_MENU.items.find((item) => item.path === path)?.title);
    }
  });

  it.each(pages)("$path shows the bot at work and how to set it up", (page) => {
    expect(page.scenes).not.toEqual([]);
    for (const scene of page.scenes) {
      expect(scene.messages.some((message) => message.speaker.bot)).toBe(true);
      expect(scene.label).toBeTruthy();
    }
    expect(page.steps.some((step) => step.command)).toBe(true);
    expect(page.commands).not.toEqual([]);
  });

  it.each(pages)("$path uses every scene it has, and none twice", (page) => {
    const opening = page.hero === "below" ? [0, 1] : [0];
    const later = page.sections.flatMap((section) =>
      "scene" in section && section.scene !== undefined ? [section.scene] : [],
    );
    expect([...opening, ...later].sort((a, b) => a - b)).toEqual([...page.scenes.keys()]);
  });

  it.each(pages)("$path has all parts its layout names", (page) => {
    const kinds = page.sections.map((section) => section.kind);
    for (const kind of ["points", "steps", "commands"] as const) {
      expect(kinds.filter((item) => item === kind)).toHaveLength(1);
    }
    expect(kinds.includes("variables")).toBe(page.variables !== undefined);
  });

  it.each(pages)("$path writes commands with the prefix and their own name", (page) => {
    for (const command of page.commands) {
      expect(command.usage.startsWith(`${DEFAULT_PREFIX}${command.name}`)).toBe(true);
    }
    for (const { command } of page.steps) {
      if (command) expect(command.startsWith(DEFAULT_PREFIX)).toBe(true);
    }
  });

  it.each(pages)("$path links to other features, to each of them once", (page) => {
    expect(page.related).not.toEqual([]);
    expect(new Set(page.related).size).toBe(page.related.length);
    expect(FEATURE_PATHS).toEqual(expect.arrayContaining([...page.related]));
    expect(page.related).not.toContain(page.path);
  });
});
