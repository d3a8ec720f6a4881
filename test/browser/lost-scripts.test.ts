import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hydrated, openPage, setOffline, visit } from "../support/browser.ts";

const ASSETS = fileURLToPath(new URL("../../build/client/assets", import.meta.url));

/** From now on the script of a part ends like this. */
async function lose(page: Page, part: string, end: "reset" | "gone"): Promise<void> {
  const isOfPart = (name: string) => name.replace(/-[\w-]{8}\.js$/, "") === part;
  const files = readdirSync(ASSETS).filter(isOfPart);
  expect(files.length, part).toBeGreaterThan(0);
  await page.route(
    ({ pathname }) => files.some((file) => pathname.endsWith(`/${file}`)),
    (route) => (end === "gone" ? route.fulfill({ status: 404 }) : route.abort("connectionreset")),
  );
}

const offer = (page: Page) => page.getByText("Part of this page didn't load.");
const reload = (page: Page) => page.getByRole("button", { name: "Reload" });

interface Case {
  part: string;
  end: "reset" | "gone";
  path: string;
  /** Requests the script; by default the page does. */
  press?: (page: Page) => Promise<void>;
}

const IMPORT = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Import", exact: true }).click();

const CASES: Case[] = [
  {
    part: "palette",
    end: "reset",
    path: "/premium",
    press: (page) => page.keyboard.press("Control+k"),
  },
  { part: "import-dialog", end: "gone", path: "/embed", press: IMPORT },
  { part: "message", end: "gone", path: "/templates" },
];

describe("a part whose script is lost", () => {
  it.each(CASES)(
    "F30, F56: $part, $end, leaves the page alone and offers a reload",
    async ({ part, end, path, press }) => {
      const { page } = await openPage({ isFirstVisit: true });
      await lose(page, part, end);
      const before = await page.request.get(path).then((answer) => answer.text());
      await page.goto(path);
      if (press) await hydrated(page);
      await press?.(page);
      await offer(page).waitFor();
      const text = (await page.getByRole("heading", { level: 1 }).innerText()).split("\n")[0] ?? "";
      expect(before).toContain(text);
      expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(200);
      await page.unrouteAll();
      const loaded = page.waitForEvent("load");
      await reload(page).click();
      await loaded;
      await hydrated(page);
      expect(await offer(page).count()).toBe(0);
    },
  );

  it("that only decorates is left out silently", async () => {
    const { page } = await openPage({ isFirstVisit: true });
    await lose(page, "starfield", "reset");
    const lost = page.waitForEvent("requestfailed", (request) =>
      request.url().includes("starfield"),
    );
    await page.goto("/status");
    await lost;
    // It comes with hydration.
    await page.getByRole("slider").waitFor();
    expect(await offer(page).count()).toBe(0);
  });

  it("F56: keeps what the server has drawn of it", async () => {
    const { page } = await openPage({ isFirstVisit: true });
    await lose(page, "message", "reset");
    await page.goto("/templates");
    await offer(page).waitFor();
    const previews = page.getByRole("main").locator("[role=img]");
    expect(await previews.count()).toBeGreaterThan(3);
    for (const preview of await previews.all()) {
      expect((await preview.textContent())?.length).toBeGreaterThan(10);
    }
  });

  it("F56: a draft survives the reload", async () => {
    const { page } = await openPage({ isFirstVisit: true });
    await lose(page, "import-dialog", "reset");
    await visit(page, "/embed");
    await page.getByLabel("Title", { exact: true }).fill("Not lost");
    await IMPORT(page);
    await offer(page).waitFor();
    expect(await page.getByLabel("Title", { exact: true }).inputValue()).toBe("Not lost");
    const loaded = page.waitForEvent("load");
    await reload(page).click();
    await loaded;
    await hydrated(page);
    expect(await page.getByLabel("Title", { exact: true }).inputValue()).toBe("Not lost");
  });

  it("F55: offers the reload once there is a connection, and until then says once that there is none", async () => {
    const { page } = await openPage({ isFirstVisit: true });
    await visit(page, "/premium");
    await setOffline(page, true);
    await page.keyboard.press("Control+k");
    await page.getByText("You're offline.").waitFor();
    expect([await page.getByText("You're offline.").count(), await offer(page).count()]).toEqual([
      1, 0,
    ]);
    await setOffline(page, false);
    const loaded = page.waitForEvent("load");
    await reload(page).click();
    await loaded;
  });
});
