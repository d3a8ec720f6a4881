import { AxeBuilder } from "@axe-core/playwright";
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
  type Request,
} from "playwright-core";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, inject } from "vitest";
import type { SharedSite } from "./browser-setup.ts";
import { signIn } from "./sign-in.ts";

/** The running site and its bot API. No parallel file uses them. */
export const { origin: SITE, bot: BOT, lines: LINES, people: PEOPLE } = siteOfWorker();

function siteOfWorker(): SharedSite {
  const sites = inject("sites");
  // Parallel workers have different numbers, from 1.
  const site = sites[(Number(process.env.VITEST_POOL_ID) - 1) % sites.length];
  if (!site) throw new Error("No site was started");
  return site;
}

/** The screen of a phone. */
export const PHONE = { width: 390, height: 844 };
/** A wide screen. */
export const WIDE = { width: 1280, height: 900 };

export type Rank = "Developer" | "Manager" | "Moderator" | "Supporter" | "Visitor";

/** This worker's; ends with it. */
let browser: Browser | undefined;
/** Profiles of the running test. */
const contexts: BrowserContext[] = [];

/** A profile with a site's compiled scripts cached. Cookies and storage are cleared before use. */
interface KeptProfile {
  site: string;
  timezone: string | undefined;
  context: BrowserContext;
  /** Keeps the pages' process alive, with its compiled scripts. */
  keeper: Page;
  isInUse: boolean;
}

/** As many of each as a test has had open together. */
let kept: KeptProfile[] = [];
/** Requests under way, by page. */
const requests = new WeakMap<Page, Set<Request>>();

/** The site's output since its start. */
export function siteLines(): string[] {
  return existsSync(LINES) ? readFileSync(LINES, "utf8").split("\n") : [];
}

/** For pictures and traces of failed tests; git ignores it. */
const EVIDENCE = fileURLToPath(new URL("../../test-results/", import.meta.url));
/** Traces slow each step, so only HAVEN_TRACE=1 records them, as in CI. */
const isTraced = process.env.HAVEN_TRACE === "1";

async function record(context: BrowserContext): Promise<void> {
  if (isTraced) await context.tracing.start({ screenshots: true, snapshots: true });
}

/** Closes a test's pages. For a failed test's name, keeps a picture of each, and any trace. */
export async function closePages(failed: string | null = null): Promise<void> {
  const own = contexts.splice(0);
  const used = kept.filter(({ isInUse }) => isInUse);
  const opened = used.flatMap(({ context, keeper }) =>
    context.pages().filter((page) => page !== keeper),
  );
  const pages = [...own.flatMap((context) => context.pages()), ...opened];
  const traced = [...own, ...used.map(({ context }) => context)];
  for (const profile of used) profile.isInUse = false;
  const file = failed && join(EVIDENCE, failed.replaceAll(/[^\w]+/g, "-").slice(0, 150));
  try {
    if (file) {
      for (const [i, page] of pages.entries()) {
        await page.screenshot({ path: `${file}-${i + 1}.png`, timeout: 10_000 });
      }
    }
    for (const [i, { tracing }] of isTraced ? traced.entries() : []) {
      await tracing.stop(file ? { path: `${file}-${i + 1}.zip` } : undefined);
    }
  } finally {
    await Promise.all(own.map((context) => context.close()));
    await Promise.all(opened.map((page) => page.close()));
  }
}

export interface OpenPage {
  page: Page;
  /** Console errors and warnings, uncaught errors and policy violations. Must end empty. */
  complaints: string[];
}

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

interface OpenOptions {
  /** Of the profile, such as a session's. */
  cookies?: Cookies;
  width?: number;
  height?: number;
  reducedMotion?: "reduce" | "no-preference";
  forcedColors?: "active" | "none";
  javaScript?: boolean;
  /** By default, the site that tests share. */
  site?: string;
  /** The reader's time zone, such as "America/New_York". */
  timezone?: string;
  /** The browser's preferred language, in its own profile. */
  locale?: string;
  /** A browser that has loaded nothing of the site before. */
  isFirstVisit?: boolean;
  /** Installs a clock that the test sets with `page.clock`, in a profile of its own. */
  hasClock?: boolean;
}

/**
 * A page in a profile without cookies and stored values, with the site's scripts and pictures
 * cached unless `isFirstVisit`. Each page of a test has its own profile.
 */
export async function openPage(options: OpenOptions = {}): Promise<OpenPage> {
  const { width = 1280, height = 900, reducedMotion = "reduce", forcedColors = "none" } = options;
  const page = await newPage(options);
  // Ends what hangs; busy machines are slow.
  page.context().setDefaultTimeout(120_000);
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ reducedMotion, forcedColors });
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (/^(error|warning)$/.test(message.type()) || /violat|hydrat/i.test(message.text())) {
      complaints.push(message.text());
    }
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  const underWay = new Set<Request>();
  requests.set(page, underWay);
  page.on("request", (request) => underWay.add(request));
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));
  return { page, complaints };
}

async function newPage(options: OpenOptions): Promise<Page> {
  const {
    cookies = [],
    javaScript = true,
    site = SITE,
    timezone,
    locale,
    isFirstVisit = false,
    hasClock = false,
  } = options;
  const isSpecial = !javaScript || isFirstVisit || hasClock || locale;
  const context = {
    javaScriptEnabled: javaScript,
    timezoneId: timezone,
    locale,
    baseURL: site,
    permissions: ["clipboard-read", "clipboard-write"],
  };
  browser ??= await chromium.launch(inject("browser"));
  if (isSpecial) {
    const own = await browser.newContext(context);
    contexts.push(own);
    await record(own);
    await own.addCookies(cookies);
    if (hasClock) await own.clock.install();
    return own.newPage();
  }
  const used = await keptProfile(browser, context);
  const page = await used.newPage();
  await used.clearCookies();
  await used.setOffline(false);
  await used.addCookies(cookies);
  const session = await used.newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin: site, storageTypes: "local_storage" });
  await session.detach();
  return page;
}

/** A profile that no page of this test uses; creates one if needed. */
async function keptProfile(
  browser: Browser,
  options: BrowserContextOptions & { baseURL: string },
): Promise<BrowserContext> {
  const { baseURL: site, timezoneId: timezone } = options;
  const isSame = (profile: KeptProfile) => profile.site === site && profile.timezone === timezone;
  const free = kept.find((profile) => isSame(profile) && !profile.isInUse);
  if (free) {
    free.isInUse = true;
    await record(free.context);
    return free.context;
  }
  // Those of other sites and time zones belong to finished tests.
  const isNeeded = (profile: KeptProfile) =>
    profile.isInUse || profile.site === site || (profile.site === SITE && !profile.timezone);
  const ended = kept.filter((profile) => !isNeeded(profile));
  kept = kept.filter(isNeeded);
  await Promise.all(ended.map((profile) => profile.context.close()));
  const context = await browser.newContext(options);
  await record(context);
  const keeper = await context.newPage();
  await keeper.goto("/robots.txt");
  kept.push({ site, timezone, context, keeper, isInUse: true });
  return context;
}

/** Waits for hydration: before it, clicks reach plain HTML. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    interface Fiber {
      flags: number;
      alternate: Fiber | null;
      return: Fiber | null;
    }
    const committed = new Set<Fiber>();
    /** React adopts a part up to 300 ms after its script, and has no effects until then. */
    function isCommitted(fiber: Fiber | null): boolean {
      if (!fiber || committed.has(fiber)) return true;
      // React's flags for placing or hydrating.
      const isUnderWay = fiber.alternate === null && (fiber.flags & 4098) !== 0;
      if (isUnderWay || !isCommitted(fiber.return)) return false;
      committed.add(fiber);
      return true;
    }
    function isAdopted(part: Element): boolean {
      const key = Object.keys(part).find((name) => name.startsWith("__reactFiber"));
      return key !== undefined && isCommitted(Reflect.get(part, key));
    }
    const main = document.querySelector("main");
    // In each frame: asks thousands of elements only once the first is adopted.
    if (!main || !isAdopted(main)) return false;
    // The chart library's drawing is its own.
    return [...main.querySelectorAll("*")].every(
      (part) => isAdopted(part) || part.closest(".apexcharts-canvas") !== null,
    );
  });
  // Effects run in the task after adopting the tree, so before the page is idle.
  await idle(page);
  await twoFrames(page);
}

/** A call into the page has no time limit, and Chromium may skip a requested frame. */
const MOST_MS = 10_000;

/**
 * Waits until the page is idle, then for a frame. Starts with a frame: otherwise Chromium may wait
 * for an earlier input's frame, and calls nothing idle.
 */
async function idle(page: Page): Promise<void> {
  await page.evaluate(
    (most) =>
      new Promise((done) => {
        setTimeout(done, most);
        requestAnimationFrame(() => requestIdleCallback(() => requestAnimationFrame(done)));
      }),
    MOST_MS,
  );
}

/** Waits for the next frame; needs scripts. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    (most) =>
      new Promise((done) => {
        setTimeout(done, most);
        requestAnimationFrame(() => requestAnimationFrame(done));
      }),
    MOST_MS,
  );
}

/** Resizes the page and waits until it is drawn. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  // Media queries follow in the next frame.
  await twoFrames(page);
}

/** Waits until the page requests nothing, has no placeholder, and is drawn. */
export async function complete(page: Page): Promise<void> {
  const asked = () => requests.get(page)?.size ?? 0;
  const waitsFor = async () => {
    // An answer's follow-up is requested at the browser's next idle time, so count those too.
    const before = asked();
    await idle(page);
    const placeholders = await page
      .locator("[data-skeleton], main .animate-pulse, main .animate-spin")
      .count();
    return before + placeholders + asked();
  };
  await expect.poll(waitsFor).toBe(0);
}

/** Whether something covers the element's middle. */
export async function covered(element: Locator): Promise<boolean> {
  return element.evaluate((own) => {
    const { left, top, width, height } = own.getBoundingClientRect();
    return !own.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

/** Goes to a path and waits for the script. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Takes the page offline or back, and waits until it knows. */
export async function setOffline(page: Page, isOffline: boolean): Promise<void> {
  await page.context().setOffline(isOffline);
  await page.waitForFunction((is) => navigator.onLine !== is, isOffline);
}

/** Follows a link that may be in no menu, and waits for the router. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const router: { navigate: (to: string) => Promise<void> } = Reflect.get(
      window,
      "__reactRouterDataRouter",
    );
    // The page listens to clicks on links.
    document.body.click();
    return router.navigate(to);
  }, path);
}

/** A link of the top bar. */
export function menuLink(page: Page, name: string): Locator {
  return page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });
}

/** The signed-in person's button, which opens their menu. */
export function accountMenu(page: Page): Locator {
  return page.getByRole("banner").getByRole("button", { name: /^Account menu of / });
}

/** Signs out by the account menu. */
export async function logOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
}

/** Keeps a page's scripts away until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const frame = requestAnimationFrame.bind(window);
    // They come with the first frame (app/deferred-scripts.ts), which the test triggers.
    const asked = new Promise<void>((done) => Reflect.set(window, "drawNow", done));
    window.requestAnimationFrame = (draw) => {
      void (async () => {
        await asked;
        frame(draw);
      })();
      return 0;
    };
  });
  return async () => {
    await page.evaluate(() => (Reflect.get(window, "drawNow") as () => void)());
    await hydrated(page);
  };
}

/** Keeps a page's requests waiting until the returned function is called. */
export async function holdRequests(page: Page, url: RegExp): Promise<() => void> {
  const wanted = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await wanted.promise;
    await route.continue();
  });
  return wanted.resolve;
}

/**
 * For playwright's own requests. It keeps connections, and the runtime closes idle ones after five
 * seconds, which playwright may notice only when using them on a busy machine.
 */
export const RECONNECTING = { maxRetries: 5 };

/** Signs in through the chat platform's consent page, as a person would. */
export async function signInAs(page: Page, rank: Rank, returnTo = "/"): Promise<void> {
  await page.goto(`/api/auth/discord?returnTo=${encodeURIComponent(returnTo)}`);
  const consent = new URL(page.url()).origin;
  await page.getByRole("button", { name: new RegExp(`^Continue as .* \\(${rank}\\)$`) }).click();
  await page.waitForURL(({ origin }) => origin !== consent);
  await hydrated(page);
}

/** A new session's cookies. */
async function startSession(site: string, rank: Rank): Promise<Cookies> {
  const header = await signIn(site, { people: PEOPLE }, rank);
  const { hostname: domain } = new URL(site);
  return header.split("; ").map((pair) => {
    const [name = ""] = pair.split("=", 1);
    const value = pair.slice(name.length + 1);
    const httpOnly = name === "__Host-session";
    return { name, value, domain, path: "/", expires: -1, httpOnly, secure: true, sameSite: "Lax" };
  });
}

/** Sessions at the shared site, where a person may sign in thirty times a day. */
const sessions = new Map<Rank, Cookies>();

async function sharedSession(rank: Rank): Promise<Cookies> {
  const cookies = sessions.get(rank) ?? (await startSession(SITE, rank));
  sessions.set(rank, cookies);
  return cookies;
}

interface OpenAsOptions extends Omit<OpenOptions, "cookies"> {
  /** A session for this page alone, which its test ends. On a test's own site, all are. */
  hasOwnSession?: boolean;
}

/**
 * Opens a path signed in and waits for hydration; null leaves the page blank. Signs in by fetch:
 * the consent page would take longer than most tests.
 */
export async function openAs(
  rank: Rank,
  path: string | null,
  options: OpenAsOptions = {},
): Promise<OpenPage> {
  const { hasOwnSession = false, ...rest } = options;
  const { site = SITE } = rest;
  const isShared = site === SITE && !hasOwnSession;
  const cookies = await (isShared ? sharedSession(rank) : startSession(site, rank));
  const opened = await openPage({ ...rest, cookies });
  if (path !== null) await visit(opened.page, path);
  return opened;
}

/** A manager's page of the shared site. */
export function staffPage(path: string, width = 1280): Promise<OpenPage> {
  return openAs("Manager", path, { width });
}

/** The signed-in person's id. */
export async function ownId(page: Page): Promise<string> {
  return (await (await page.request.get("/api/auth/me", RECONNECTING)).json()).id;
}

/** The last copied text. */
export function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Whether an element has the focus. */
export function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node === document.activeElement);
}

/** Makes the bot API misbehave on a path until the test ends. */
export async function breakDown(fault: object): Promise<void> {
  const answer = await fetch(`${BOT}/__faults`, { method: "PUT", body: JSON.stringify(fault) });
  expect(answer.status).toBe(204);
}

export async function heal(): Promise<void> {
  await fetch(`${BOT}/__faults`, { method: "DELETE" });
}

/** Waits until a dialog or menu has stopped moving. */
export async function still(element: Locator): Promise<void> {
  await element.evaluate((node) =>
    Promise.allSettled(node.getAnimations().map(({ finished }) => finished)),
  );
}

/** Whether the page scrolls sideways. */
export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}

/** Axe's findings, one line each; WCAG 2.2 AA and below. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Cards out of sight have no styles, and axe would read them bare. The hundredth card is like the
  // tenth, and axe is slow.
  await page.evaluate(() => {
    const cards = new CSSStyleSheet();
    cards.replaceSync(`main li { content-visibility: visible !important; }
      main li:nth-child(n + 25):not(:focus-within) { display: none !important; }`);
    document.adoptedStyleSheets.push(cards);
  });
  const { violations } = await new AxeBuilder({ page })
    // Our pages have no frames to combine on another page.
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} — ${node.failureSummary ?? ""}`),
  );
}
