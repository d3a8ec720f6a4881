import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { brand } from "#brand";
import type { Browser, Page } from "playwright-core";
import { publicCatalogue } from "../../app/commands/catalogue.ts";
import { COLORS, shadesOf } from "../../app/content/colors.ts";
import { ALL_COMMANDS, PUBLIC_GROUPS } from "../../app/content/commands/commands.ts";
import { featurePages } from "../../app/content/features/index.ts";
import { HERO } from "../../app/content/landing/landing.ts";
import { listed } from "../../app/content/listed.ts";
import { FOOTER_LINKS } from "../../app/content/frame/navigation.ts";
import { SITE_PATHS } from "../../app/content/pages.ts";
import { LEGAL_PATHS } from "../../app/content/paths.ts";
import { RANKS } from "../../app/content/ranks.ts";
import { PRODUCT } from "../../app/content/site.ts";
import { fill } from "../../app/content/words.ts";
import { startColdSite } from "../support/cold-site.ts";

interface Drawing {
  name: string;
  path: string;
  title: string;
  line: string;
  /** What to cut out of the page: elements in their order, at most `most` of them. */
  scene: string;
  most?: number;
  columns?: number;
  /** The pieces touch, as they do on their page. */
  joined?: boolean;
  /** Where the scene is one list: how many of its items stay. */
  items?: number;
  /** Puts pieces that lie bare on their page onto a card. */
  panel?: boolean;
  /** Width the scene is laid out in, px; it is drawn 560 wide. */
  width?: number;
  /** New words for elements of the scene, in their order: no invented person is shown by name. */
  words?: { at: string; texts: readonly string[] };
}

const prices = brand.premium?.plans.map(({ price }) => price) ?? [];

/** The pages whose picture is a piece of them, without those that the brand leaves out. */
const DRAWINGS: readonly Drawing[] = [
  {
    name: "default",
    path: "/",
    title: HERO.title,
    line: fill(brand.landing.picture.line),
    scene: "main figure",
    width: 600,
  },
  {
    name: "commands",
    path: publicCatalogue.href({ group: PUBLIC_GROUPS.at(7) ?? ALL_COMMANDS }),
    title: "Every command, with who may use it",
    line: "Permissions, aliases, arguments",
    scene: 'main ul[aria-label="Commands"]',
    items: 3,
  },
  {
    name: "status",
    path: "/status",
    title: "How the bot is right now",
    line: "Latency, servers, every shard",
    scene: "main li[id^=shard-]",
    most: 6,
    columns: 2,
  },
  {
    name: "embed",
    path: "/templates",
    title: "Build an embed and see it",
    line: "Editor, live preview, code",
    scene: "main li:nth-child(3)",
    most: 1,
  },
  {
    name: "templates",
    path: "/templates",
    title: "Ready-made embeds",
    line: "For bans, mutes, kicks and jails",
    scene: "main li",
    most: 2,
  },
  {
    name: "team",
    path: "/team",
    title: "The people behind it",
    line: `${RANKS.filter(({ categories }) => categories.length > 0).length} ranks, one team`,
    scene: "main section > ul > li:first-child",
    most: 2,
    words: { at: "h3", texts: RANKS.map(({ heading }) => heading) },
  },
  {
    name: "premium",
    path: "/premium",
    title: "Pay once and keep it",
    line: `${listed(prices.map(String), "or")} ${brand.currency}, no subscription`,
    scene: "main li:has(> ul)",
    most: 2,
    columns: 2,
    joined: true,
    width: 600,
  },
  {
    name: "contact",
    path: "/contact",
    title: "A person reads every message",
    line: fill("Answers within {hours} hours"),
    scene: "main form",
    panel: true,
  },
  {
    name: "avatars",
    path: "/avatars",
    title: "Profile pictures through time",
    line: "Newest first. Hide your own",
    scene: "main li img",
    most: 9,
    columns: 3,
    width: 560,
  },
  {
    name: "legal",
    path: LEGAL_PATHS[0] ?? "/",
    title: "The rules, in plain words",
    line: FOOTER_LINKS.map(({ title: name }) => name).join(", "),
    scene: "main section:has(h2)",
    most: 2,
    panel: true,
  },
  ...Object.values(featurePages).map(({ path, title, headline }): Drawing => ({
    name: path.slice("/features/".length),
    path,
    title: headline,
    line: title,
    scene: "main figure",
    most: 1,
  })),
].filter(({ path }) => SITE_PATHS.has(path) || path.startsWith("/commands/"));

const { accent, light, deep } = shadesOf(brand.accent);
const [left, top, width, height] = brand.sign.viewBox;
/** The sign is 46 px high; the product's name stands beside it. */
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

/** Puts the picture in place of the page, from pieces of it. Runs in the browser. */
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
  // The room that a page leaves for its scroll bar
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
 * Draws the pictures of link previews into a folder: a frame, a page's words, and a piece of that page as the
 * built site shows it. All of them without names; those of pages that are gone are deleted then.
 */
export async function drawPreviews(
  browser: Browser,
  folder: string,
  names: readonly string[],
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const wanted = DRAWINGS.filter(({ name }) => names.length === 0 || names.includes(name));
  const site = await startColdSite();
  try {
    const context = await browser.newContext({
      baseURL: site.settings.SITE_URL,
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
