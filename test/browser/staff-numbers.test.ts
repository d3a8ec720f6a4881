import papaparse from "papaparse";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ERROR_PAGES } from "../../app/content/frame/frame.ts";
import { breakDown, openAs, staffPage } from "../support/browser.ts";
import { ERRORS } from "../../app/content/errors.ts";
import { workerError } from "../support/worker-error.ts";

/** Over the daily limit in the seed. */
const TRADER = "1002235910335522599";

/** A downloaded file, as another program reads it. */
async function exported(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  const parts: Buffer[] = [];
  for await (const part of await file.createReadStream()) parts.push(Buffer.from(part));
  return { name: file.suggestedFilename(), text: Buffer.concat(parts).toString("utf8") };
}

describe("exports", () => {
  it("are the filtered rows of all pages, read back by another program", async () => {
    const { page, complaints } = await staffPage("/staff/blacklist/user/user");
    // The count leaves out unreadable rows, like the file.
    const said = await page.getByText(/entries found/).innerText();
    expect(said).toMatch(/^\d,\d{3} entries found/);
    const count = Number.parseInt(said.replace(",", ""), 10);
    await page
      .getByText(/unreadable rows? skipped/)
      .first()
      .waitFor();
    const { name, text } = await exported(page, "Export CSV");
    expect(name).toMatch(/^user_blacklists_\d{4}-\d{2}-\d{2}\.csv$/);
    const { data, errors } = papaparse.parse<string[]>(text, { skipEmptyLines: true });
    expect(errors).toEqual([]);
    expect(data[0]).toEqual(["User ID", "Moderator ID", "Duration", "Reason", "Date"]);
    expect(data).toHaveLength(count + 1);
    expect(new Set(data.map((row) => row.length))).toEqual(new Set([5]));
    for (const cell of data.slice(1).flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\0]/);
    expect(complaints).toEqual([]);
  });

  it("have an Excel form, and an amount stays a number", async () => {
    const { page } = await staffPage(`/staff/logging/economy?user=${TRADER}&type=transfer`);
    const { name, text } = await exported(page, "Excel (;)");
    expect(name).toMatch(new RegExp(`^economy_logs_${TRADER}_\\d{4}-\\d{2}-\\d{2}_excel\\.csv$`));
    expect(text.startsWith('\uFEFF"User ID";"Action";"Type";"Amount"')).toBe(true);
    const rows = papaparse.parse<string[]>(text, { delimiter: ";", skipEmptyLines: true }).data;
    for (const row of rows.slice(1)) expect(row[3]).toMatch(/^-?\d+,\d{2}$/);
  });

  it("write no file when their report is refused", async () => {
    const { page } = await staffPage("/staff/blacklist/server/cog");
    await page.route("**/api/staff/exports", (route) => route.fulfill({ status: 503, body: "" }));
    const files: unknown[] = [];
    page.on("download", (file) => files.push(file));
    await page.getByRole("button", { name: "Export CSV" }).click();
    await page.getByText("The export failed. Please try again.").waitFor();
    expect(files).toEqual([]);
  });

  it("keep their view when staff rights have ended, with a sign-in link back to it", async () => {
    const path = "/staff/blacklist/server/cog?sort=reason";
    const { page } = await staffPage(path);
    await page.route("**/api/staff/exports", (route) =>
      route.fulfill(workerError("sign_in_again")),
    );
    await page.getByRole("button", { name: "Export CSV" }).click();
    await page.getByText(ERRORS.rightsEnded).waitFor();
    const way = await page.getByRole("link", { name: "Sign in again" }).getAttribute("href");
    expect(way).toBe(`/api/auth/discord?returnTo=${encodeURIComponent(path)}`);
    expect(page.url()).toContain(path);

    // The guard's answer to a click.
    const ended =
      '[{"_1":2},"routes/staff/layout",{"_3":4},"error",["ErrorResponse",-5,5,6],401,"Unauthorized"]';
    await page.route("**/staff/**.data?*", (route) =>
      route.fulfill({ status: 401, contentType: "text/x-script", body: ended }),
    );
    await page.getByLabel("State", { exact: true }).selectOption("permanent");
    await page.getByRole("heading", { name: ERROR_PAGES.rightsEnded }).waitFor();
    const view = new URL(page.url());
    expect(view.search).toContain("state=permanent");
    expect(await page.getByRole("link", { name: "Sign in again" }).getAttribute("href")).toBe(
      `/api/auth/discord?returnTo=${encodeURIComponent(view.pathname + view.search)}`,
    );
  });
});

describe("the economy logs", () => {
  it("are filtered while typing, summed and reset", async () => {
    const { page, complaints } = await staffPage(`/staff/logging/economy?user=${TRADER}`);
    await page.getByText("Filters", { exact: true }).click();
    await page.getByLabel("Type", { exact: true }).selectOption("transfer");
    await page.getByLabel("Amount from").pressSequentially("3999999");
    await page.getByText("4 transactions found of 2,000", { exact: true }).waitFor();
    const sums = page.getByText("Transfers, sent or received").locator("..");
    expect(await sums.innerText()).toContain("16.499.999,98");
    const amount = page.getByLabel("Amount from");
    await amount.fill("10k");
    await page.getByText("Not an amount. Write it as in the table: 1.234,50").waitFor();
    expect(await amount.getAttribute("aria-invalid")).toBe("true");
    await page.getByText("1 set").waitFor();
    await amount.fill("3.999.999,99");
    await page.getByText("4 transactions found of 2,000", { exact: true }).waitFor();
    expect(await amount.getAttribute("aria-invalid")).toBeNull();
    await amount.fill("");
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

  it("are filtered by an action that the bot writes with a space at its end", async () => {
    // Nobody has looked at this log: reads are shown for half a minute.
    const user = "270746495788753731";
    const log = { user_id: user, type: "gain", amount: 1, cash: 1, card: 1, created: 1.7e9 };
    const logs = ["work ", "daily"].map((action) => Object.assign({ action }, log));
    await breakDown({ path: `/logs/economy/${user}`, body: JSON.stringify(logs) });
    const { page, complaints } = await staffPage(`/staff/logging/economy?user=${user}`);
    await page.getByText("Filters", { exact: true }).click();
    const action = page.getByLabel("Action", { exact: true });
    await action.selectOption({ value: "work " });
    await page.getByText("1 transactions found of 2", { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get("action")).toBe("work ");
    expect(await action.inputValue()).toBe("work ");
    expect(complaints).toEqual([]);
  });

  it("are reset by a click right after typing", async () => {
    const path = `/staff/logging/economy?user=${TRADER}&type=transfer`;
    const { page } = await openAs("Manager", path, { hasClock: true });
    const amount = page.getByLabel("Amount from");
    await amount.pressSequentially("5");
    await page.getByRole("link", { name: "Reset Filters" }).click();
    await page.waitForURL((url) => url.search === `?user=${TRADER}`);
    // The typed text would apply by now.
    await page.clock.runFor(1000);
    await expect.poll(() => amount.inputValue()).toBe("");
    expect(new URL(page.url()).search).toBe(`?user=${TRADER}`);
  });

  it("link a day over the limit to its transfers", async () => {
    const { page } = await staffPage(`/staff/logging/economy?user=${TRADER}`);
    const over = page.getByRole("region", { name: /^Perhaps over the daily transfer limit/ });
    await over.getByRole("link").first().click();
    await page.waitForURL(/type=transfer&startDate=/);
    await page.getByText("perhaps over the daily limit", { exact: true }).first().waitFor();
    const type = page.getByLabel("Type", { exact: true });
    await expect.poll(() => type.inputValue()).toBe("transfer");
  });
});

describe("the overview", () => {
  it("T20: draws a chart per rank; a hostile name is only text in legend and tooltip", async () => {
    const { page, complaints } = await staffPage("/staff/overview");
    const chart = page.getByRole("region", { name: "Moderators" });
    await chart.scrollIntoViewIfNeeded();
    await chart.locator(".chart-lines").hover();
    await chart.locator(".apexcharts-series path").first().waitFor({ state: "attached" });
    const tooltip = chart.locator(".apexcharts-tooltip");
    const point = async () => {
      await chart.locator("svg.apexcharts-svg").hover({ position: { x: 200, y: 100 } });
      return tooltip.innerText();
    };
    await expect.poll(point).toMatch(/<img src=x onerror=[^\n]*:\s+\d+ messages/);
    expect(await tooltip.locator("img").count()).toBe(0);
    const legend = page.getByRole("list", { name: "Lines of Moderators" });
    expect(await legend.innerText()).toContain("<img src=x onerror=");
    expect(await legend.locator("img").count()).toBe(0);
    expect(await page.evaluate(() => Reflect.has(window, "__x"))).toBe(false);
    expect(complaints).toEqual([]);
  });
});
