import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brand } from "#brand";
import { describe, expect, it } from "vitest";
import { COMMANDS_TEXT } from "../../app/content/commands/commands.ts";
import { CONTACT } from "../../app/content/contact.ts";
import { BUILDER } from "../../app/content/embed/embed.ts";
import { pages } from "../../app/content/facts.static.ts";
import { MAIN_PAGES } from "../../app/content/pages.ts";
import { FEATURE_PATHS } from "../../app/content/paths.ts";
import { premiumPicture } from "../../app/content/prices.ts";
import { PRODUCT } from "../../app/content/site.ts";
import { STATUS } from "../../app/content/status/status.ts";
import { AVATARS } from "../../app/content/avatars.ts";
import { FEEDBACK, TEAM } from "../../app/content/team.ts";
import { TEMPLATES } from "../../app/content/templates.ts";
import { brandFolder, loadLanguage } from "../../vite/brand.ts";
import { brandFiles } from "../../vite/brand-files.ts";

const files = brandFiles(brand, await loadLanguage());
const FOLDER = join(brandFolder(), "social");
/** Texts with a picture, of the pages that the brand has. */
const TEXTS = [
  COMMANDS_TEXT,
  STATUS,
  TEAM,
  CONTACT,
  BUILDER,
  ...(pages.feedback ? [FEEDBACK] : []),
  ...(pages.avatars ? [AVATARS] : []),
  ...(pages.templates ? [TEMPLATES] : []),
  ...(pages.premium && brand.premium ? [{ picture: premiumPicture(brand.premium) }] : []),
];

const NAMES = [
  ...new Set([
    "default",
    "legal",
    ...TEXTS.map(({ picture }) => picture.name),
    ...FEATURE_PATHS.map((path) => path.slice("/features/".length)),
  ]),
];

describe("the pictures of link previews", () => {
  it("are exactly those that pages name", () => {
    const drawn = existsSync(FOLDER) ? readdirSync(FOLDER).toSorted() : [];
    expect(drawn, "npm run brand").toEqual(NAMES.map((name) => `${name}.png`).toSorted());
  });

  it.each(NAMES)("%s is a PNG of 1200×630 pixels and at most 120 KB", (name) => {
    const bytes = readFileSync(join(FOLDER, `${name}.png`));
    expect(bytes.toString("latin1", 1, 4)).toBe("PNG");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThanOrEqual(120 * 1024);
  });
});

describe("the manifest", () => {
  it("names the product, and pages and pictures that are there", () => {
    const manifest = JSON.parse(files.get("site.webmanifest") ?? "") as {
      name: string;
      display: string;
      icons: { src: string; sizes: string; type: string; purpose?: string }[];
      shortcuts: { url: string }[];
    };
    expect([manifest.name, manifest.display]).toEqual([PRODUCT, "standalone"]);
    expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
    for (const { src, sizes, type } of manifest.icons) {
      if (type !== "image/png") {
        expect(files.has(src.slice(1)), src).toBe(true);
        continue;
      }
      const bytes = readFileSync(join(brandFolder(), src));
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
    const paths = MAIN_PAGES.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(manifest.shortcuts.map(({ url }) => url)));
  });
});
