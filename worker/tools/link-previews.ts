import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { brand } from "#brand";
import type { Browser, Page } from "playwright-core";
import { COLORS, shadesOf } from "../../app/content/colors.ts";
import { PRODUCT } from "../../app/content/site.ts";
import { DRAWINGS, type Drawing } from "./preview-list.ts";
import { startSimulatedSite } from "./simulated-site.ts";

const { accent, light, deep } = shadesOf(brand.accent);
const [left, top, width, height] = brand.sign.viewBox;
/** 46 px high; the product's name is beside it. */
const SIGN = { width: (46 * width) / height, height: 46 };
const NAME_AT = 64 + SIGN.width + 16;
const FRAME = (await readFile(new URL("link-preview-frame.svg", import.meta.url), "utf8"))
  .replaceAll("{accent}", accent)
  .replace("{sign}", signIn(light));

function signIn(color: string): string {
  const box = `x="64" y="62" width="${SIGN.width}" height="${SIGN.height}" viewBox="${left} ${top} ${width} ${height}"`;
  const glow = brand.sign.glow ? `<path fill="${COLORS.glow}" d="${brand.sign.glow}"/>` : "";
  return `<svg ${box}><path fill="${color}" d="${brand.sign.path}"/>${glow}</svg>`;
}

/** Replaces the page by the picture made of its pieces. Runs in the browser. */
function compose({
  drawing,
  frame,
  product,
  nameAt,
  border,
}: {
  drawing: Drawing;
  frame: string;
  product: string;
  nameAt: number;
  border: string;
}) {
  const {
    scene,
    most = 1,
    columns = 1,
    joined,
    width = 420,
    title,
    line,
    words,
    items,
    panel,
  } = drawing;
  const found = [...document.querySelectorAll<HTMLElement>(scene)].slice(0, most);
  if (found.length === 0) throw new Error(`${drawing.path} has no ${scene}`);
  function element(style: string, ...children: (Node | string)[]): HTMLElement {
    const box = document.createElement("div");
    box.style.cssText = style;
    box.replaceChildren(...children);
    return box;
  }
  const card = `padding:20px 28px 28px;border:1px solid ${border};border-radius:18px;background:#10161d`;
  const pieces = found.map((piece, i) => {
    piece.style.contentVisibility = "visible";
    if (items !== undefined) {
      piece.replaceChildren(...[...piece.children].slice(0, items));
      piece.style.gridTemplateColumns = "1fr";
    }
    const text = words?.texts[i];
    const worded = words && piece.querySelector(words.at);
    if (worded && text !== undefined) worded.textContent = text;
    return element(`min-width:0;list-style:none;${panel ? card : ""}`, piece);
  });
  const grid = `display:grid;gap:${joined ? 0 : 14}px;grid-template-columns:repeat(${columns},minmax(0,1fr));width:${width}px;zoom:${540 / width}`;
  const drawn = new DOMParser().parseFromString(frame, "image/svg+xml").documentElement;
  const ground = element("position:absolute;inset:0", drawn);
  const display = "font-family:var(--font-display);font-weight:700;color:#e8eef3";
  const size = title.length > 42 ? 58 : title.length > 30 ? 66 : 76;
  const picture = element(
    "position:fixed;inset:0;width:1200px;height:630px;overflow:hidden;background:#0b0f14",
    ground,
    element(
      `position:absolute;left:${nameAt}px;top:56px;font-size:42px;line-height:1.3;${display}`,
      product,
    ),
    element(
      `position:absolute;left:64px;top:156px;width:500px;height:340px;display:flex;align-items:center;font-size:${size}px;line-height:1.1;letter-spacing:-.022em;text-wrap:balance;${display}`,
      element("", title),
    ),
    element(
      "position:absolute;left:64px;bottom:58px;width:520px;font-size:30px;line-height:1.3;color:#9fb1bf",
      line,
    ),
    element(
      "position:absolute;left:610px;top:0;width:590px;height:630px;display:flex;flex-direction:column;justify-content:safe center;padding:56px 0;overflow:hidden;mask-image:linear-gradient(#000 84%,transparent)",
      element(grid, ...pieces),
    ),
  );
  // The page's room for a scroll bar
  document.documentElement.style.scrollbarGutter = "auto";
  document.body.replaceChildren(picture);
}

async function draw(page: Page, drawing: Drawing, folder: string): Promise<void> {
  await page.goto(drawing.path, { waitUntil: "networkidle" });
  await page.evaluate(compose, {
    drawing,
    frame: FRAME,
    product: PRODUCT,
    nameAt: NAME_AT,
    border: deep,
  });
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await page.screenshot({ path: join(folder, `${drawing.name}.png`) });
}

/**
 * Draws link previews into a folder: a frame, a page's words and a piece of the built page. Without
 * names, draws all and deletes those of pages that are gone.
 */
export async function drawPreviews(
  browser: Browser,
  folder: string,
  names: readonly string[],
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const wanted = DRAWINGS.filter(({ name }) => names.length === 0 || names.includes(name));
  const site = await startSimulatedSite();
  try {
    const context = await browser.newContext({
      baseURL: site.origin,
      viewport: { width: 1200, height: 630 },
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    for (const drawing of wanted) await draw(page, drawing, folder);
  } finally {
    await site.stop();
  }
  if (names.length > 0) return;
  const drawn = new Set(wanted.map(({ name }) => `${name}.png`));
  for (const file of await readdir(folder)) {
    if (file.endsWith(".png") && !drawn.has(file)) await rm(join(folder, file));
  }
}
