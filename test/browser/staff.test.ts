import papaparse from "papaparse";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  axeFindings,
  breakDown,
  heal,
  openPage,
  scrollsSideways,
  signInAs,
  SITE,
  visit,
} from "../support/browser.ts";

/** Over the daily limit in the seed. */
const TRADER = "1002235910335522599";

const PAGES = [
  "/staff/overview?range=30d",
  "/staff/blacklist/user/command?q=clowns",
  `/staff/logging/economy?user=${TRADER}&type=transfer&minAmount=1000000`,
  `/staff/lookup?id=${TRADER}`,
];

async function staffPage(path: string, width = 1280) {
  const opened = await openPage({ width });
  await signInAs(opened.page, "Manager", path);
  return opened;
}

/** A file the page hands over, as another program reads it. */
async function exported(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  const parts: Buffer[] = [];
  for await (const part of await file.createReadStream()) parts.push(Buffer.from(part));
  return { name: file.suggestedFilename(), text: Buffer.concat(parts).toString("utf8") };
}

describe("the way in", () => {
  it("leads a signed-out visitor back to the very view that was asked for", async () => {
    const { page } = await openPage();
    const path = "/staff/blacklist/server/cog?sort=reason";
    await visit(page, path);
    expect(new URL(page.url()).pathname).toBe("/");
    await page
      .getByRole("complementary")
      .getByRole("link", { name: /Login with/ })
      .click();
    await page.getByRole("button", { name: /\(Manager\)$/ }).click();
    await page.waitForURL(`${SITE}${path}`);
    await page.getByRole("heading", { name: "Server Cog Blacklist" }).waitFor();
  });

  it("replaces /staff by the overview, without a footer", async () => {
    const { page } = await staffPage("/staff");
    expect(new URL(page.url()).pathname).toBe("/staff/overview");
    expect(await page.getByText(/^Welcome back, \w+, here you can see/).count()).toBe(1);
    expect(await page.getByRole("contentinfo").count()).toBe(0);
  });

  it("shows that it waits while the guard is asked", async () => {
    const { page } = await openPage();
    await signInAs(page, "Manager", "/team");
    await breakDown({ path: "/activity/messages", delay: 1_500, times: 1 });
    await page.getByRole("button", { name: /Account menu/ }).click();
    await page.getByRole("link", { name: "Staff Dashboard" }).click();
    await page.getByText("Opening the staff area").waitFor();
    await page.getByRole("heading", { name: "Staff Overview" }).waitFor();
    expect(await page.getByText("Opening the staff area").count()).toBe(0);
  });

  it("opens the sidebar's section by the path, and on phones the menu by its button", async () => {
    const { page } = await staffPage("/staff/blacklist/user/cog", 390);
    const menu = page.getByRole("navigation", { name: "Staff" });
    expect(await menu.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Staff menu" }).click();
    const here = menu.getByRole("link", { name: "User Cog" });
    expect(await here.getAttribute("aria-current")).toBe("page");
    expect(await menu.getByRole("link", { name: "Economy" }).isVisible()).toBe(false);
    await menu.getByRole("link", { name: "Look-up" }).click();
    await page.waitForURL("**/staff/lookup");
    expect(await menu.isVisible()).toBe(false);
  });
});

describe("a blacklist", () => {
  it("is filtered while typing, and the address carries the view", async () => {
    const { page, complaints } = await staffPage("/staff/blacklist/user/user?sort=reason&page=3");
    await page.getByLabel("Search", { exact: true }).pressSequentially("refunded");
    await page.getByText(/entries found of 3,000/).waitFor();
    await page.getByLabel("State").selectOption("permanent");
    await page.waitForURL(/state=permanent/);
    const address = new URL(page.url());
    expect(Object.fromEntries(address.searchParams)).toEqual({
      q: "refunded",
      state: "permanent",
      sort: "reason",
    });
    const count = await page.getByText(/entries found/).innerText();

    const other = await openPage();
    await signInAs(other.page, "Developer", address.pathname + address.search);
    expect(await other.page.getByText(/entries found/).innerText()).toBe(count);
    expect(await other.page.getByLabel("Search", { exact: true }).inputValue()).toBe("refunded");
    expect(complaints).toEqual([]);
  });

  it("takes its boxes from the address when one goes back", async () => {
    const { page } = await staffPage("/staff/blacklist/user/cog?q=spam");
    await page.getByRole("link", { name: "Reason" }).click();
    await page.waitForURL(/sort=reason/);
    await page.getByLabel("State").selectOption("expired");
    await page.waitForURL(/state=expired/);
    await page.goBack();
    await page.waitForURL((url) => !url.search.includes("state"));
    await expect.poll(() => page.getByLabel("State").inputValue()).toBe("");
    expect(await page.getByLabel("Search", { exact: true }).inputValue()).toBe("spam");
  });

  it("is sorted by keyboard and says so", async () => {
    const { page } = await staffPage("/staff/blacklist/server/server");
    await page.getByRole("link", { name: "Duration" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/sort=-duration/);
    const head = page.getByRole("columnheader", { name: "Duration" });
    await expect.poll(() => head.getAttribute("aria-sort")).toBe("descending");
    expect(await page.getByRole("row").nth(1).innerText()).toContain("Permanent");
  });

  it("keeps its header in sight and jumps to a page", async () => {
    const { page } = await staffPage("/staff/blacklist/user/user");
    const head = page.getByRole("columnheader", { name: "User ID" });
    const before = await head.boundingBox();
    await page.getByRole("region", { name: "User Blacklist" }).evaluate((frame) => {
      frame.scrollTop = 900;
    });
    expect((await head.boundingBox())?.y).toBe(before?.y);
    await page.getByLabel("Jump to").fill("42");
    await page.keyboard.press("Enter");
    await page.getByText("Page 42 of 60").waitFor();
    expect(new URL(page.url()).search).toBe("?page=42");
  });

  it("writes names beside ids, or says that it knows none", async () => {
    const { page } = await staffPage("/staff/blacklist/user/user");
    await page
      .getByRole("link", { name: /^Unknown \(\d{17,20}\)$/ })
      .first()
      .waitFor();
    const moderators = page.getByRole("row").nth(1).getByRole("cell").nth(4);
    expect(await moderators.innerText()).toMatch(/\S+\n\d{17,20}/);
    await page
      .getByRole("link", { name: /^Unknown/ })
      .first()
      .click();
    await page.waitForURL(/\/staff\/lookup\?id=\d+/);
  });

  it("opens a long reason on demand", async () => {
    const { page } = await staffPage("/staff/blacklist/user/user?q=eleven+tickets");
    const reason = page.getByText(/talk to a Manager first\.$/).first();
    expect(await reason.isVisible()).toBe(false);
    await page.getByText("Show all").first().click();
    expect(await reason.isVisible()).toBe(true);
  });

  it("of 20,000 entries stays smooth", async () => {
    const entry = { moderator_id: TRADER, duration: 0, reason: "Spam in every channel" };
    const body = Array.from({ length: 20_000 }, (_, i) => ({
      ...entry,
      user_id: String(10n ** 17n + BigInt(i)),
      timestamp: 1_700_000_000 + i,
    }));
    await breakDown({ path: "/blacklist/user/users", body: JSON.stringify(body) });
    const { page } = await staffPage("/staff/blacklist/user/user");
    await page.getByText("20000 entries found").waitFor();
    expect(await page.getByRole("row").count()).toBe(51);
    await page.evaluate(() => {
      const long: number[] = [];
      Reflect.set(window, "longTasks", long);
      new PerformanceObserver((list) => {
        for (const task of list.getEntries()) long.push(task.duration);
      }).observe({ entryTypes: ["longtask"] });
    });
    await page.getByLabel("Search", { exact: true }).pressSequentially("100000000000019999");
    await page.getByText("1 entries found of 20,000").waitFor();
    const worst = await page.evaluate(() =>
      Math.max(0, ...(Reflect.get(window, "longTasks") as number[])),
    );
    expect(worst).toBeLessThan(400);
  });

  it("shows its error in place and recovers by Try Again", async () => {
    await breakDown({ path: "/blacklist/user/users", body: "garbage" });
    const { page } = await staffPage("/staff/blacklist/user/user");
    await page.getByText("Failed to fetch user blacklists. Please try again.").waitFor();
    await heal();
    await page.getByRole("button", { name: "Try Again" }).click();
    await page.getByText("3000 entries found").waitFor();
  });
});

describe("exports", () => {
  it("are the filtered rows of all pages, read back by another program", async () => {
    const { page, complaints } = await staffPage("/staff/blacklist/user/command?state=permanent");
    const count = Number.parseInt(await page.getByText(/entries found/).innerText(), 10);
    expect(count).toBeGreaterThan(50);
    const { name, text } = await exported(page, "Export CSV");
    expect(name).toMatch(/^command_blacklists_\d{4}-\d{2}-\d{2}\.csv$/);
    const { data, errors } = papaparse.parse<string[]>(text, { skipEmptyLines: true });
    expect(errors).toEqual([]);
    expect(data[0]).toEqual(["User ID", "Command", "Moderator ID", "Duration", "Reason", "Date"]);
    expect(data).toHaveLength(count + 1);
    expect(new Set(data.map((row) => row.length))).toEqual(new Set([6]));
    for (const cell of data.slice(1).flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\0]/);
    expect(complaints).toEqual([]);
  });

  it("have an Excel form, and an amount stays a number", async () => {
    const { page } = await staffPage(`/staff/logging/economy?user=${TRADER}&type=transfer`);
    const { name, text } = await exported(page, "Excel (;)");
    expect(name).toMatch(new RegExp(`^economy_logs_${TRADER}_\\d{4}-\\d{2}-\\d{2}\\.csv$`));
    expect(text.startsWith('\uFEFF"User ID";"Action";"Type";"Amount"')).toBe(true);
    const rows = papaparse.parse<string[]>(text, { delimiter: ";", skipEmptyLines: true }).data;
    for (const row of rows.slice(1)) expect(row[3]).toMatch(/^-?\d+,\d{2}$/);
  });

  it("write no file when their report is refused", async () => {
    const { page } = await staffPage("/staff/blacklist/server/cog");
    await page.route("**/api/staff/exports", (route) => route.fulfill({ status: 503, body: "" }));
    await page.getByRole("button", { name: "Export CSV" }).click();
    await page.getByText("The export failed. Please try again.").waitFor();
  });
});

describe("the economy logs", () => {
  it("are filtered as one types, summed and reset", async () => {
    const { page, complaints } = await staffPage(`/staff/logging/economy?user=${TRADER}`);
    await page.getByText("Filters", { exact: true }).click();
    await page.getByLabel("Type", { exact: true }).selectOption("transfer");
    await page.getByLabel("Minimum amount").pressSequentially("3999999");
    await page.getByText("4 transactions found of 2,000").waitFor();
    const sums = page.getByText("Out, with transfers").locator("..");
    expect(await sums.innerText()).toContain("16.499.999,98");
    await page.getByLabel("Minimum amount").fill("");
    await page.getByLabel("Type", { exact: true }).selectOption("");
    await page.waitForURL((url) => url.search === `?user=${TRADER}`);
    expect(await page.getByLabel("Type", { exact: true }).isVisible()).toBe(true);
    await page.getByLabel("Action", { exact: true }).selectOption("work");
    await page.waitForURL(/action=work/);
    await page.getByRole("link", { name: "Reset Filters" }).click();
    await page.waitForURL((url) => url.search === `?user=${TRADER}`);
    await expect.poll(() => page.getByLabel("Action", { exact: true }).inputValue()).toBe("");
    expect(complaints).toEqual([]);
  });

  it("lead from a day over the limit to its transfers", async () => {
    const { page } = await staffPage(`/staff/logging/economy?user=${TRADER}`);
    const over = page.getByRole("region", { name: /^Over the daily transfer limit/ });
    await over.getByRole("link").first().click();
    await page.waitForURL(/type=transfer&startDate=/);
    await page.getByText("over the daily limit", { exact: true }).first().waitFor();
  });
});

describe("the overview", () => {
  it("draws a chart per rank; a hostile name is only text in legend and tooltip", async () => {
    const { page, complaints } = await staffPage("/staff/overview");
    const chart = page.getByRole("region", { name: "Moderators" });
    await chart.scrollIntoViewIfNeeded();
    await chart.locator(".apexcharts-series path").first().waitFor({ state: "attached" });
    await chart.locator("svg.apexcharts-svg").hover({ position: { x: 200, y: 100 } });
    const tooltip = chart.locator(".apexcharts-tooltip");
    await expect
      .poll(() => tooltip.innerText())
      .toMatch(/<img src=x onerror=.*:\s*[\d,]+ messages/);
    expect(await tooltip.locator("img").count()).toBe(0);
    const legend = page.getByRole("list", { name: "Lines of Moderators" });
    expect(await legend.innerText()).toContain("<img src=x onerror=");
    expect(await legend.locator("img").count()).toBe(0);
    expect(await page.evaluate(() => Reflect.has(window, "__x"))).toBe(false);
    expect(complaints).toEqual([]);
  });

  it("changes its range and its order by the address", async () => {
    const { page } = await staffPage("/staff/overview");
    await page.getByRole("link", { name: "30 days" }).click();
    await page.waitForURL(/range=30d/);
    await page.getByRole("link", { name: "Last active" }).click();
    await page.waitForURL(/range=30d&sort=last/);
    const table = page.getByRole("region", { name: "Messages by member" });
    await expect.poll(() => table.getByRole("row").nth(1).innerText()).toContain("never");
  });
});

describe("every staff page", () => {
  it.each(PAGES)(
    "%s has no finding at 390 and 1280 px and stays within the screen",
    async (path) => {
      const { page, complaints } = await staffPage(path, 390);
      expect(await axeFindings(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
      await page.setViewportSize({ width: 1280, height: 900 });
      expect(await axeFindings(page)).toEqual([]);
      await page.setViewportSize({ width: 360, height: 780 });
      expect(await scrollsSideways(page)).toBe(false);
      expect(complaints).toEqual([]);
    },
    60_000,
  );

  it("can be read and filtered without script", async () => {
    const { page } = await openPage({ javaScript: false });
    await page.goto(
      `/api/auth/discord?returnTo=${encodeURIComponent("/staff/blacklist/user/cog")}`,
    );
    await page.getByRole("button", { name: /\(Manager\)$/ }).click();
    await page.getByLabel("Search", { exact: true }).fill("spam");
    await page.getByRole("button", { name: "Apply" }).click();
    await page.waitForURL(/q=spam/);
    expect(await page.getByText(/entries found of 260/).count()).toBe(1);
  });
});
