/**
 * `npm run brand [-- name…]`: draws into the brand's public/ what builds don't: icons as PNG and
 * ICO, and link previews (with names, only those). Then says what else to check.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { brand } from "#brand";
import { chromium, type Browser } from "playwright-core";
import { brandFolder, describeBrand } from "../../vite/brand.ts";
import { tile } from "../../vite/brand-files.ts";
import { findChromium } from "./chromium.ts";
import { drawPreviews } from "./link-previews.ts";

const FOLDER = brandFolder();
await mkdir(FOLDER, { recursive: true });

/** Icons for home screens, whose platforms round the corners. */
const ICONS = { "apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512 } as const;

const FAVICON = [16, 32, 48] as const;

async function png(browser: Browser, svg: string, px: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: px, height: px } });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

/** An ICO file of PNGs: a header, 16 bytes for each, the pictures. */
function ico(pictures: readonly { px: number; data: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ px, data }, at) => {
    const entry = 6 + 16 * at;
    header.writeUInt8(px, entry);
    header.writeUInt8(px, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(data.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  });
  return Buffer.concat([header, ...pictures.map(({ data }) => data)]);
}

async function drawIcons(browser: Browser): Promise<void> {
  for (const [name, px] of Object.entries(ICONS)) {
    await writeFile(join(FOLDER, name), await png(browser, tile(brand, 1.77, "square", px), px));
  }
  const pictures = [];
  for (const px of FAVICON) {
    pictures.push({ px, data: await png(browser, tile(brand, 1.385, "rounded", px), px) });
  }
  await writeFile(join(FOLDER, "favicon.ico"), ico(pictures));
}

const names = process.argv.slice(2);
const { launch, cleanUp } = await findChromium();
const browser = await chromium.launch(launch);
try {
  if (names.length === 0) await drawIcons(browser);
  await drawPreviews(browser, join(FOLDER, "social"), names);
} finally {
  await browser.close();
  await cleanUp();
}
process.stdout
  .write(`Icons and link previews of ${describeBrand(brand)} are in ${relative(process.cwd(), FOLDER)}. Each build draws favicon.svg,
default-avatar.svg, not-found.svg and site.webmanifest by itself. Also look at:
- docs beside them, the contract of your bot's API: npm run docs writes it with your name
- the legal documents, the support's languages and hours, and the prices in your brand
- [vars] in wrangler.toml: addresses, ids, SUPPORT_EMAIL, and the worker's name
- npm start: the landing page, a feature, commands, team, an unknown page, on a phone too
`);
