import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { createBuilder } from "vite";
import { expect, it } from "vitest";
import { brand } from "../../app/content/brand.ts";
import { MENU } from "../../app/content/frame/menu-words.ts";
import { brandFolder, brandPlugin, hintsOfFolder } from "../../vite/brand.ts";

const ROOT = resolve(import.meta.dirname, "../..");

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

it("files beside a brand replace the site's own of the same name", async () => {
  const root = mkdtempSync(join(tmpdir(), "haven-brand-folder-"));
  write(root, { "public/favicon.ico": "ours", "public/_headers": "ours", "page.js": "export {};" });
  const beside = join(root, "brands/oar/public");
  write(beside, { "favicon.ico": "theirs", "social/default.png": "theirs" });
  await createBuilder({
    root,
    configFile: false,
    logLevel: "silent",
    build: { rolldownOptions: { input: join(root, "page.js") } },
    plugins: [brandPlugin(brand, { language: "en", menu: MENU }, beside)],
  }).then((builder) => builder.buildApp());
  const built = (name: string) => readFileSync(join(root, "dist", name), "utf8");
  expect(["favicon.ico", "social/default.png", "_headers"].map(built)).toEqual([
    "theirs",
    "theirs",
    "ours",
  ]);
  rmSync(root, { recursive: true });
});

it("our own brand's files are in public/, another's beside it", () => {
  const [ours, another] = ["app/content/brand.ts", "brands/oar/brand.ts"].map((file) =>
    brandFolder({ file: join(ROOT, file), namedBy: "BRAND" }),
  );
  expect([ours, another]).toEqual([join(ROOT, "public"), join(ROOT, "brands/oar/public")]);
});

it("a build says which pictures and documents a brand lacks", () => {
  const folder = mkdtempSync(join(tmpdir(), "haven-brand-folder-"));
  const pictures = "It has no pictures of its own, so those in public/ go live: npm run brand";
  const documents = "It has no documents of its own, so those in public/ go live: npm run docs";
  expect(hintsOfFolder(join(folder, "none"))).toEqual([pictures, documents]);
  write(folder, { "docs/bot-api.md": "theirs" });
  expect(hintsOfFolder(folder)).toEqual([pictures]);
  write(folder, { "social/default.png": "theirs" });
  expect(hintsOfFolder(folder)).toEqual([]);
  expect(
    hintsOfFolder(brandFolder({ file: join(ROOT, "app/content/brand.ts"), namedBy: null })),
  ).toEqual([]);
  rmSync(folder, { recursive: true });
});
