import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  hydrated,
  navigate,
  openPage,
  PHONE,
  signInAs,
  twoFrames,
  type Rank,
} from "../support/browser.ts";
import { startBuiltSite, type BuiltSite } from "../support/built-site.ts";

const ROOT = new URL("../../", import.meta.url).pathname;
const ASSETS = join(ROOT, "build/client/assets");

/** Every `lazyPart` and `laterPart` of the app, by its file. */
function lazyParts(): string[] {
  const app = join(ROOT, "app");
  return readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(app, path), "utf8");
      const calls = text.matchAll(
        /\b(?:lazy|later)Part\((?:(?!(?:lazy|later)Part)[\s\S])*?import\("([^"]+)\.tsx"\)/g,
      );
      return Array.from(calls, ([, file = ""]) =>
        new URL(file, `file:///${path}`).pathname.slice(1),
      );
    });
}

const BUILT = readdirSync(ASSETS)
  .filter((name) => name.endsWith(".js"))
  .map((name) => readFileSync(join(ASSETS, name), "utf8"))
  .join("\n");

/** The built files that are loaded by `import()`. */
const LATER = new Set(
  Array.from(BUILT.matchAll(/import\(`\.\/([^`]+)`\)/g), ([, file = ""]) => file),
);

/** The built files of a part. Two parts of one name share the pattern. */
function filesOf(part: string): string[] {
  const name = part.split("/").at(-1) ?? "";
  const files = [...LATER].filter((file) => file.replace(/-[\w-]{8}\.js$/, "") === name);
  expect(files.length, part).toBeGreaterThan(0);
  return files;
}

let built: BuiltSite;
const profiles = new Map<Rank, Awaited<ReturnType<ReturnType<Page["context"]>["storageState"]>>>();
let incident = "";
const own = new Map<Rank, string>();

async function announce({ request }: Page): Promise<string> {
  const answer = await request.post("/api/staff/incidents", {
    headers: { Origin: built.origin },
    data: {
      title: "Slow answers",
      impact: "minor",
      shards: [3],
      status: "investigating",
      text: "We are looking into it.",
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

beforeAll(async () => {
  built = await startBuiltSite();
  for (const rank of ["Manager", "Visitor"] as const) {
    const { page } = await openPage({ site: built.origin });
    await signInAs(page, rank);
    profiles.set(rank, await page.context().storageState());
    const answer = await page.request.get("/api/auth/me");
    own.set(rank, (await answer.json()).id);
    if (rank === "Manager") incident = await announce(page);
  }
}, 120_000);
afterAll(() => built.stop());
beforeEach(() => built.world.faults.clear());

interface Case {
  path: string | (() => string);
  as?: Rank;
  isPhone?: boolean;
  /** What has to happen before the script is asked for; without it the page asks by itself. */
  press?: (page: Page) => Promise<void>;
  /** What the part shows once it is there. */
  shows?: (page: Page) => Promise<void>;
  /** Whether the page works without it, so that nothing is said. */
  isQuiet?: boolean;
  /** Whether that is said in a toast. */
  isToast?: boolean;
  /** Whether the page is one that broke. */
  isCrash?: boolean;
  /** Whether the press leads to another page. */
  isElsewhere?: boolean;
  /** What else has to be so. */
  before?: (page: Page) => Promise<unknown>;
}

const press = (name: string) => (page: Page) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).click();
const dialog = (name: string) => (page: Page) => page.getByRole("dialog", { name }).waitFor();
const staff = (path: string): Case => ({ path, as: "Manager" });

const CASES: Record<string, Case> = {
  "frame/extras": {
    path: "/premium",
    isQuiet: true,
    shows: (page) => page.locator("[data-toasts]").waitFor({ state: "attached" }),
  },
  "frame/robust-navigation": { path: "/premium", isQuiet: true },
  "frame/person-menu": {
    path: "/premium",
    as: "Manager",
    isToast: true,
    shows: (page) => page.getByRole("button", { name: /^Account menu of/ }).waitFor(),
  },
  "frame/mobile-person": {
    path: "/premium",
    as: "Manager",
    isPhone: true,
    press: (page) => page.getByRole("button", { name: "Open menu" }).click(),
    shows: (page) => page.getByRole("dialog").getByRole("button", { name: "Logout" }).waitFor(),
  },
  "frame/crash": {
    path: "/avatars",
    isCrash: true,
    isElsewhere: true,
    before: (page) =>
      page.route(/\/avatars\.data/, (route) =>
        route.fulfill({ contentType: "text/x-script", body: "[not what the router speaks" }),
      ),
    press: (page) => page.getByRole("link", { name: "Next", exact: true }).first().click(),
  },
  "follow/example": {
    path: "/status/following",
    before: async (page) => {
      await page.goto("/status");
      await hydrated(page);
      await page.locator("#follow a").first().click();
      await page.getByRole("button", { name: "#status" }).click();
      await page.getByRole("heading", { name: "Your channel follows Haven" }).waitFor();
    },
  },
  "avatars/own-history": {
    path: () => `/avatars/${own.get("Visitor")}`,
    as: "Visitor",
    shows: (page) => page.getByRole("button", { name: "Hide my history" }).waitFor(),
  },
  "avatars/own-empty": {
    path: () => `/avatars/${own.get("Manager")}`,
    as: "Manager",
    before: async () => built.world.faults.set({ path: "/avatars/*", body: "[]" }),
  },
  "avatars/grid": { path: "/avatars" },
  "page-load/retry-panel": {
    path: "/premium",
    isElsewhere: true,
    before: (page) => page.route(/\/feedback\.data/, (route) => route.abort()),
    press: (page) => navigate(page, "/feedback"),
    shows: (page) => page.getByText(/^Unable to fetch feedback/).waitFor(),
  },
  "palette/palette": {
    path: "/premium",
    isToast: true,
    press: (page) => page.keyboard.press("Control+k"),
    shows: (page) => page.getByRole("combobox").waitFor(),
  },
  "charts/line-chart.client": {
    path: "/status",
    isQuiet: true,
    press: async (page) => {
      const chart = page.locator(".chart-lines").first();
      await chart.scrollIntoViewIfNeeded();
      await chart.hover({ force: true });
    },
    shows: (page) => page.locator(".apexcharts-canvas").first().waitFor(),
  },
  "embed/builder": { path: "/embed" },
  "embed/editor/import-dialog": {
    path: "/embed",
    press: press("Import"),
    shows: dialog("Import an embed"),
  },
  "embed/editor/drafts-dialog": { path: "/embed", press: press("Drafts"), shows: dialog("Drafts") },
  "embed/editor/share-dialog": {
    path: "/embed",
    press: press("Share"),
    shows: dialog("Share this embed"),
  },
  "embed/editor/color-picker": {
    path: "/embed",
    press: press("Pick a color"),
    shows: (page) => page.locator(".react-colorful").waitFor(),
  },
  "embed/editor/notices": {
    path: "/embed",
    // An embed that another tab left unfinished.
    before: (page) =>
      page.addInitScript(() => {
        const draft = { tab: "closed", at: 1_700_000_000_000, code: "{embed}$v{title: Hello}" };
        const drafts = { version: 1, working: [draft], named: [] };
        localStorage.setItem("embed-drafts", JSON.stringify(drafts));
      }),
    shows: (page) => page.getByRole("button", { name: "Restore" }).waitFor(),
  },
  "embed/editor/timestamp-dialog": {
    path: "/embed",
    isToast: true,
    press: press("Insert a time into Description"),
    shows: dialog("Insert a time"),
  },
  "embed/editor/checks-panel": { path: "/embed" },
  "embed/preview/live": { path: "/embed" },
  "embed/preview/message": { path: "/templates", isQuiet: true },
  "landing/hero-chat": { path: "/" },
  "landing/below": { path: "/" },
  "features/below": { path: "/features/tickets" },
  "status/starfield": { path: "/status", isQuiet: true },
  "status/page": { path: "/status" },
  "incidents/details": { path: () => `/status/incidents/${incident}` },
  "incidents/history": { path: "/status/history" },
  "commands/browser": { path: "/commands" },
  "commands/whole-list": { path: "/commands", isQuiet: true },
  "commands/lens-form": {
    path: "/commands",
    press: (page) => page.getByText("What can my role run?").click(),
    shows: (page) => page.locator("details[open]").getByRole("checkbox").first().waitFor(),
  },
  "templates/browser": { path: "/templates" },
  "templates/view": { path: "/templates/1" },
  "people/team": { path: "/team" },
  "people/reviews": { path: "/feedback" },
  "staff/trail/lines": staff("/staff/trail"),
  "staff/overview/team-activity": staff("/staff/overview"),
  "incidents/staff/list": staff("/staff/incidents"),
  "staff/lookup/result": staff("/staff/lookup?id=270746495788753732"),
  "staff/lookup/bulk-result": staff("/staff/lookup?ids=270746495788753732+1002235910335522599"),
  "staff/health/report": staff("/staff/health"),
  "staff/economy/results": staff("/staff/logging/economy?user=1002235910335522599"),
  "staff/blacklist/entries": staff("/staff/blacklist/user/user"),
};

function caseOf(part: string): Case {
  const found = CASES[part];
  if (!found) throw new Error(`No case for ${part}`);
  return found;
}

/** How a request for a part's script ends. */
type End = "reset" | "offline" | "gone" | "answered";

/**
 * Decides how each request for a part's script ends, without taking the browser its cache, as `page.route` would.
 * A connection that is lost is lost for all else, too. `onEnd` hears of each end.
 */
async function intercept(
  page: Page,
  part: string,
  next: () => End,
  onEnd: (end: End) => void = () => {},
) {
  const session = await page.context().newCDPSession(page);
  async function end(requestId: string, how: End) {
    if (caseOf(part).isToast) await page.locator("[data-toasts]").waitFor({ state: "attached" });
    if (how === "offline") await page.context().setOffline(true);
    if (how === "answered") await session.send("Fetch.continueRequest", { requestId });
    else if (how === "gone") {
      await session.send("Fetch.fulfillRequest", { requestId, responseCode: 404 });
    } else {
      const errorReason = how === "reset" ? "ConnectionReset" : "InternetDisconnected";
      await session.send("Fetch.failRequest", { requestId, errorReason });
    }
    onEnd(how);
  }
  session.on("Fetch.requestPaused", ({ requestId }) => void end(requestId, next()));
  const patterns = filesOf(part).map((file) => ({ urlPattern: `*/assets/${file}` }));
  await session.send("Fetch.enable", { patterns });
}

/** Opens a case's page. */
async function open(part: string, next: () => End, onEnd?: (end: End) => void): Promise<Page> {
  const { path, as, isPhone, before, press } = caseOf(part);
  const { page } = await openPage({
    site: built.origin,
    ...(as && { profile: profiles.get(as) }),
    ...(isPhone && PHONE),
  });
  await before?.(page);
  await intercept(page, part, next, onEnd);
  await page.goto(typeof path === "string" ? path : path());
  if (press) await hydrated(page);
  return page;
}

const crash = (page: Page) => page.getByRole("heading", { name: "Unexpected Application Error!" });
const seen = (page: Page, text: RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor();

async function expectToStay(page: Page, part: string, title: string): Promise<void> {
  const { isCrash, isElsewhere } = caseOf(part);
  const now = await page.getByRole("heading", { level: 1 }).innerText();
  if (!isElsewhere) expect(now).toBe(title);
  expect(await crash(page).count()).toBe(isCrash ? 1 : 0);
}

describe("a part whose script is lost", () => {
  it("every lazy part is among the cases", () => {
    expect(Object.keys(CASES).toSorted()).toEqual([...new Set(lazyParts())].toSorted());
  });

  it.each(Object.keys(CASES))(
    "F56: %s leaves the page as it is, and comes once the connection is back",
    async (part) => {
      const { press, shows, isQuiet } = caseOf(part);
      const ends: End[] = ["reset", "offline"];
      const told: End[] = [];
      const lost = Promise.withResolvers<void>();
      const found = Promise.withResolvers<void>();
      const page = await open(
        part,
        () => ends.shift() ?? "answered",
        (end) => {
          told.push(end);
          if (end === "offline") lost.resolve();
          if (end === "answered") found.resolve();
        },
      );
      const title = await page.getByRole("heading", { level: 1 }).innerText();
      await press?.(page);
      await lost.promise;
      await page.waitForFunction(() => !navigator.onLine);
      if (!isQuiet)
        await seen(page, /^You are offline\. .* will work once the connection is back\.$/);
      await twoFrames(page);
      await expectToStay(page, part, title);
      let documents = 0;
      page.on("request", (request) => {
        if (request.isNavigationRequest()) documents += 1;
      });
      await page.context().setOffline(false);
      await found.promise;
      if (shows) await shows(page);
      else await hydrated(page);
      const lines = page.getByRole("main").getByText(/^You are offline\./);
      await expect.poll(() => lines.count()).toBe(0);
      expect([documents, ...told.slice(0, 2)]).toEqual([0, "reset", "offline"]);
    },
  );

  it.each(Object.keys(CASES))(
    "F30: %s that is gone leaves the page as it is, and comes with a reload",
    async (part) => {
      const { press, shows, isQuiet, isCrash, isElsewhere } = caseOf(part);
      let end: End = "gone";
      const gone = Promise.withResolvers<void>();
      const page = await open(
        part,
        () => end,
        () => gone.resolve(),
      );
      const title = await page.getByRole("heading", { level: 1 }).innerText();
      await press?.(page);
      await gone.promise;
      if (!isQuiet) await seen(page, / needs a reload, as the site has been updated\.$/);
      await twoFrames(page);
      await expectToStay(page, part, title);
      end = "answered";
      const reload = page.getByRole("button", { name: "Reload", exact: true });
      if ((await reload.count()) === 0) await page.reload();
      else await Promise.all([page.waitForEvent("load"), reload.click()]);
      await hydrated(page);
      if (isCrash || isElsewhere) return;
      await press?.(page);
      await shows?.(page);
    },
  );
});

it("F30: what was typed stays where a script is gone, and after the reload", async () => {
  let end: End = "gone";
  const page = await open("embed/editor/import-dialog", () => end);
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await title.fill("Half a thought");
  await press("Import")(page);
  const reload = page.getByRole("button", { name: "Reload", exact: true });
  await reload.waitFor();
  expect(await title.inputValue()).toBe("Half a thought");
  end = "answered";
  await Promise.all([page.waitForEvent("load"), reload.click()]);
  await hydrated(page);
  expect(await title.inputValue()).toBe("Half a thought");
  await press("Import")(page);
  await dialog("Import an embed")(page);
});
