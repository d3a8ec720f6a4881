import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hydrated, openPage, setOffline, twoFrames } from "../support/browser.ts";

const ASSETS = new URL("../../build/client/assets", import.meta.url).pathname;

const BUILT = readdirSync(ASSETS)
  .filter((name) => name.endsWith(".js"))
  .map((name) => readFileSync(join(ASSETS, name), "utf8"))
  .join("\n");

/** The built files that are loaded by `import()`. */
const LATER = new Set(
  Array.from(BUILT.matchAll(/import\(`\.\/([^`]+)`\)/g), ([, file = ""]) => file),
);

/** The built files of a part. Two parts of one name share the pattern. */
function filesOf(name: string): string[] {
  const files = [...LATER].filter((file) => file.replace(/-[\w-]{8}\.js$/, "") === name);
  expect(files.length, name).toBeGreaterThan(0);
  return files;
}

interface Case {
  path: string;
  /** What has to happen before the script is asked for; without it the page asks by itself. */
  press?: (page: Page) => Promise<void>;
  /** What the part shows once it is there; without it, all of the page is hydrated then. */
  shows?: (page: Page) => Promise<void>;
  /** Whether its loss is said in a toast. */
  isToast?: boolean;
}

/** Parts of each kind: opened by a key, by a button, by a disclosure, and of the page itself. */
const CASES: Record<string, Case> = {
  palette: {
    path: "/premium",
    isToast: true,
    press: (page) => page.keyboard.press("Control+k"),
    shows: (page) => page.getByRole("combobox").waitFor(),
  },
  "import-dialog": {
    path: "/embed",
    press: (page) =>
      page.getByRole("main").getByRole("button", { name: "Import", exact: true }).click(),
    shows: (page) => page.getByRole("dialog", { name: "Import an embed" }).waitFor(),
  },
  "lens-form": {
    path: "/commands",
    press: (page) => page.getByText("What can my role run?").click(),
    shows: (page) => page.locator("details[open]").getByRole("checkbox").first().waitFor(),
  },
  page: { path: "/status" },
};

/** How a request for a part's script ends. */
type End = "reset" | "offline" | "answered";

/**
 * Decides how each request for a part's script ends, without taking the browser its cache, as `page.route` would.
 * A connection that is lost is lost for all else, too. `onEnd` hears of each end.
 */
async function intercept(page: Page, part: string, next: () => End, onEnd: (end: End) => void) {
  const session = await page.context().newCDPSession(page);
  async function end(requestId: string, how: End) {
    if (CASES[part]?.isToast) await page.locator("[data-toasts]").waitFor({ state: "attached" });
    // What the page says of the loss depends on whether the browser knows.
    if (how === "offline") await setOffline(page, true);
    if (how === "answered") await session.send("Fetch.continueRequest", { requestId });
    else {
      const errorReason = how === "reset" ? "ConnectionReset" : "InternetDisconnected";
      await session.send("Fetch.failRequest", { requestId, errorReason });
    }
    onEnd(how);
  }
  session.on("Fetch.requestPaused", ({ requestId }) => void end(requestId, next()));
  const patterns = filesOf(part).map((file) => ({ urlPattern: `*/assets/${file}` }));
  await session.send("Fetch.enable", { patterns });
}

describe("a part whose script is lost", () => {
  it.each(Object.entries(CASES))(
    "F56: %s leaves the page as it is, and comes once the connection is back",
    async (part, { path, press, shows }) => {
      const ends: End[] = ["reset", "offline"];
      const told: End[] = [];
      const lost = Promise.withResolvers<void>();
      const found = Promise.withResolvers<void>();
      const { page } = await openPage({ isFirstVisit: true });
      await intercept(
        page,
        part,
        () => ends.shift() ?? "answered",
        (end) => {
          told.push(end);
          if (end === "offline") lost.resolve();
          if (end === "answered") found.resolve();
        },
      );
      await page.goto(path);
      if (press) await hydrated(page);
      const heading = page.getByRole("heading", { level: 1 });
      const title = await heading.innerText();
      const line = /^You are offline\. .* will work once the connection is back\.$/;
      // A toast stays for seconds only, so it is awaited from before the press.
      const said = page.getByText(line).filter({ visible: true }).first().waitFor();
      await press?.(page);
      await Promise.all([lost.promise, said]);
      await twoFrames(page);
      expect(await heading.innerText()).toBe(title);
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

  it.each(["palette", "import-dialog", "lens-form", "page"])(
    "F30: %s leaves the page as it is, and asks for a reload where the script is gone after a deploy",
    async (part) => {
      const { path = "", press, shows, isToast } = CASES[part] ?? {};
      const gone = filesOf(part);
      const { page } = await openPage({ isFirstVisit: true });
      await page.route(
        ({ pathname }) => gone.some((file) => pathname.endsWith(`/${file}`)),
        (route) => route.fulfill({ status: 404 }),
      );
      await page.goto(path);
      if (press) await hydrated(page);
      const heading = page.getByRole("heading", { level: 1 });
      const title = await heading.innerText();
      // Without a press of its own the part comes with the first use.
      await Promise.all([
        page.getByText(/ needs a reload, as the site has been updated\.$/).waitFor(),
        (press ?? ((used) => used.keyboard.press("Tab")))(page),
      ]);
      expect(await heading.innerText()).toBe(title);
      if (isToast) return;
      await page.unrouteAll();
      const reloaded = page.waitForEvent("load");
      await page.getByRole("button", { name: "Reload" }).click();
      await reloaded;
      await hydrated(page);
      await press?.(page);
      await shows?.(page);
    },
  );
});

describe("a toast", () => {
  it.each(["toast-queue", "extras"])(
    "F56: whose script %s is lost is said as a line",
    async (name) => {
      const lost = filesOf(name);
      const { page } = await openPage({ isFirstVisit: true });
      await page.route(
        ({ pathname }) => lost.some((file) => pathname.endsWith(`/${file}`)),
        (route) => route.abort("connectionreset"),
      );
      await page.goto("/templates");
      await hydrated(page);
      await page.getByRole("main").getByRole("button", { name: /^Copy/ }).first().click();
      const line = page.locator("body > output");
      await line.waitFor();
      expect(await line.innerText()).toBe("Copied to clipboard");
    },
  );
});
