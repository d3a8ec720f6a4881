/**
 * `npm run dev-tool -- shots [/path …]`: pictures of every page in every state at four widths, into shots/ with
 * an index.html to look through. With paths, only pages whose path begins with one of them ("/" alone
 * is the landing page). HAVEN_SHOT_WIDTHS=390,1280 takes fewer widths.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { findChromium } from "../../worker/tools/chromium.ts";
import { startBuiltSite, type BuiltSite } from "../support/built-site.ts";
import { WORLDS, type Shot, type World } from "./shot-list.ts";

const FOLDER = resolve(import.meta.dirname, "../../shots");
const WIDTHS = (process.env.HAVEN_SHOT_WIDTHS ?? "390,768,1280,1920").split(",").map(Number);
/** Pages beyond this height repeat themselves. */
const TALLEST = 7000;

interface Taken {
  shot: Shot;
  width: number;
  file: string;
}

function isWanted({ path }: Shot, wanted: readonly string[]): boolean {
  return wanted.length === 0 || wanted.some((part) => path === part || isBelow(path, part));
}

function isBelow(path: string, part: string): boolean {
  return part !== "/" && path.startsWith(part);
}

function nameOf({ path, state }: Shot, width: number): string {
  const page = path === "/" ? "landing" : path.slice(1).replaceAll(/[^\w]+/g, "-");
  return `${page}_${state.replaceAll(" ", "-")}_${width}.png`;
}

/** A browser profile, signed in where the shot asks for it. */
async function profile(browser: Browser, site: BuiltSite, as: Shot["as"]): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: site.origin,
    reducedMotion: "reduce",
    // For the style below.
    bypassCSP: true,
    viewport: { width: 1280, height: 900 },
  });
  if (as) {
    const page = await context.newPage();
    await page.goto("/api/auth/discord");
    await page.getByRole("button", { name: `(${as})` }).click();
    await page.waitForURL(`${site.origin}/**`);
    await page.close();
  }
  return context;
}

async function open(page: Page, shot: Shot): Promise<void> {
  if (shot.isWaiting) {
    await page.goto(shot.as ? "/staff/lookup" : "/premium", { waitUntil: "networkidle" });
    // Answers that never come: the placeholders stay for as long as the picture takes.
    await page.route(/\.data(\?|$)|\/api\//, () => {});
    await page.evaluate((path) => {
      const router: unknown = Reflect.get(window, "__reactRouterDataRouter");
      void (router as { navigate: (to: string) => Promise<void> }).navigate(path);
    }, shot.path);
    await page.waitForTimeout(600);
    return;
  }
  if (shot.minutesLater) await page.clock.install();
  await page.goto(shot.path, { waitUntil: "networkidle" });
  if (shot.minutesLater) {
    await page.route("**/api/**", (route) => route.abort());
    await page.clock.fastForward(shot.minutesLater * 60_000);
    await page.clock.resume();
  }
}

/** Cards out of sight are drawn when they are scrolled to; a picture shows them all. */
const DRAW_ALL = "* { content-visibility: visible !important }";

/** Walks down the page, so that what waits to be seen has been; answers how much of it to picture. */
async function lookAround(page: Page): Promise<number> {
  const end = await page.evaluate(async (tallest) => {
    const height = Math.min(document.documentElement.scrollHeight, tallest);
    for (let top = height; top >= 0; top = top > 0 ? Math.max(0, top - 600) : -1) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((done) => requestAnimationFrame(done));
    }
    return height;
  }, TALLEST);
  await page.waitForFunction(
    (bottom) =>
      [...document.images].every(
        (image) =>
          image.complete || !image.checkVisibility() || image.getBoundingClientRect().top > bottom,
      ),
    end,
  );
  // Charts follow a new width a moment later.
  await page.waitForFunction(() =>
    [...document.querySelectorAll(".apexcharts-svg")].every(
      (svg) => Math.abs(svg.clientWidth - (svg.closest(".chart-lines")?.clientWidth ?? 0)) < 2,
    ),
  );
  return end;
}

async function take(context: BrowserContext, shot: Shot): Promise<Taken[]> {
  const page = await context.newPage();
  await open(page, shot);
  const taken: Taken[] = [];
  await page.addStyleTag({ content: DRAW_ALL });
  if (shot.search) await page.getByRole("searchbox").fill(shot.search);
  for (const width of WIDTHS.filter((width) => shot.widths?.includes(width) ?? true)) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
    if (shot.press && taken.length === 0) {
      await page.getByRole("button", { name: shot.press }).first().click();
      await page.locator("dialog[open], :popover-open").first().waitFor();
    }
    const file = nameOf(shot, width);
    const path = join(FOLDER, file);
    if (shot.press) {
      // What opened lies over the first screen.
      await page.screenshot({ path });
    } else {
      const height = await lookAround(page);
      await page.screenshot({ path, fullPage: true, clip: { x: 0, y: 0, width, height } });
    }
    taken.push({ shot, width, file });
  }
  await page.close();
  return taken;
}

async function takeWorld(browser: Browser, world: World): Promise<Taken[]> {
  const site = await startBuiltSite();
  try {
    for (const fault of world.faults) site.world.faults.set(fault);
    const taken: Taken[] = [];
    const contexts = new Map<Shot["as"], BrowserContext>();
    for (const shot of world.shots) {
      const context = contexts.get(shot.as) ?? (await profile(browser, site, shot.as));
      contexts.set(shot.as, context);
      taken.push(...(await take(context, shot)));
      process.stdout.write(`${shot.path} (${shot.state})\n`);
    }
    for (const context of contexts.values()) await context.close();
    return taken;
  } finally {
    await site.stop();
  }
}

/** One row per page and state, one picture per width. */
function contactSheet(taken: readonly Taken[]): string {
  const rows = Map.groupBy(taken, ({ shot }) => `${shot.path} (${shot.state})`);
  const sections = [...rows].map(([title, pictures]) => {
    const images = pictures.map(
      ({ file, width }) =>
        `<a href="${file}"><img loading="lazy" src="${file}" alt="${width} px"></a>`,
    );
    return `<h2>${title}</h2><div>${images.join("")}</div>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shots</title>
<style>body{font:16px system-ui;background:#222;color:#eee}div{display:flex;gap:12px;align-items:start;overflow-x:auto}img{height:480px;object-fit:cover;object-position:top}</style>
${sections.join("\n")}</html>`;
}

const wanted = process.argv.slice(2);
const worlds = WORLDS.map(({ faults, shots }) => ({
  faults,
  shots: shots.filter((shot) => isWanted(shot, wanted)),
})).filter(({ shots }) => shots.length > 0);
if (worlds.length === 0) throw new RangeError(`No page begins with ${wanted.join(" or ")}.`);

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER);
const { launch, cleanUp } = await findChromium();
const browser = await chromium.launch(launch);
try {
  const taken: Taken[] = [];
  for (const world of worlds) taken.push(...(await takeWorld(browser, world)));
  await writeFile(join(FOLDER, "index.html"), contactSheet(taken));
  process.stdout.write(`${taken.length} pictures: shots/index.html\n`);
} finally {
  await browser.close();
  await cleanUp();
}
