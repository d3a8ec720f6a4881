import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  axeFindings,
  clipboard,
  complete,
  holdRequests,
  isFocused,
  menuLink,
  openPage,
  RECONNECTING,
  scrollsSideways,
  SITE,
  visit,
} from "../support/browser.ts";
import { sumOf, watchShifts } from "../support/shifts.ts";
import { workerError } from "../support/worker-error.ts";

const SERVER = "197038439483310086";

const ranges = (page: Page) => page.getByRole("form", { name: "Range" });
const range = (page: Page, name: string) => ranges(page).getByRole("button", { name, exact: true });
const pressed = (page: Page) => ranges(page).locator("[aria-pressed=true]").textContent();
const growth = (page: Page, title = "Server Growth") =>
  page.getByRole("region", { name: title, exact: true });
const drawn = (page: Page) => growth(page).locator(".chart-lines > svg path").first();

/** Points at a chart, which loads the chart library. */
async function pointAt(page: Page, title: string): Promise<void> {
  await growth(page, title).locator(".chart-lines").hover();
  await growth(page, title).locator(".apexcharts-series path").first().waitFor();
}

/** The page's requests for status data from now on. */
function questions(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/(history|shards)$/.test(pathname)) asked.push(pathname + search);
  });
  return asked;
}

/** Opens the page by a navigation within the site: placeholders first, then all data. */
async function arrive(page: Page): Promise<void> {
  await visit(page, "/premium");
  await menuLink(page, "Status").click();
}

/** The same with an unreadable answer, so that the page makes its own calls. */
async function arriveAlone(page: Page): Promise<void> {
  await page.route("**/status.data*", (route) => route.fulfill({ body: "" }));
  await arrive(page);
}

it("gets all its data in one answer after a navigation within the site", async () => {
  const { page, complaints } = await openPage();
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith("/assets/")) asked.push(pathname);
  });
  await visit(page, "/premium");
  await complete(page);
  asked.length = 0;
  await menuLink(page, "Status").click();
  await page.getByRole("heading", { name: "Shard Status" }).waitFor();
  await complete(page);
  expect(asked).toEqual(["/status.data"]);
  expect(complaints).toEqual([]);
});

describe("the growth charts", () => {
  it("replace the server's lines without a layout shift or a policy violation", async () => {
    const { page, complaints } = await openPage({ height: 1_400 });
    const takeShifts = await watchShifts(page);
    await visit(page, "/status?range=7d");
    expect(await growth(page).locator("svg path").count()).toBeGreaterThan(0);
    await pointAt(page, "User Growth");
    await pointAt(page, "Server Growth");
    // The library's line covers the document's: same box, same ends.
    const boxes = await growth(page)
      .locator(".chart-lines > svg path, .apexcharts-line")
      .evaluateAll((paths) => paths.map((path) => path.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(2);
    for (const side of ["left", "right", "top", "bottom"]) {
      expect(Math.abs(boxes[0][side] - boxes[1][side]), side).toBeLessThanOrEqual(1.5);
    }
    const shifts = await takeShifts();
    expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThanOrEqual(0.02);
    const line = growth(page).locator(".apexcharts-series path").first();
    expect(await line.getAttribute("stroke")).toMatch(/^(#729bb0|rgba\(114,155,176,1\))$/);
    expect(complaints).toEqual([]);
  });

  it("show the value and the change from the point before in a tooltip", async () => {
    const { page } = await openPage({ height: 1_400 });
    await visit(page, "/status?range=7d");
    await growth(page).getByText("Data table").click();
    await pointAt(page, "Server Growth");
    const rows = await growth(page).locator("tbody tr").allInnerTexts();
    const [, total, change] = (rows[2] ?? "").split("\t");
    const box = await growth(page).locator(".apexcharts-svg").boundingBox();
    if (!box) throw new Error("no plot");
    const columns = rows.length - 1;
    await page.mouse.move(box.x + (box.width * (columns - 2)) / columns, box.y + box.height / 2);
    const tooltip = growth(page).locator(".apexcharts-tooltip");
    const words = change === "0" ? `${total} servers` : `${total} servers (${change})`;
    await expect.poll(() => tooltip.innerText()).toContain(words);
    expect(await tooltip.innerText()).not.toContain("Server Growth");
    // Above the plot, so that the line stays visible.
    const place = await tooltip.boundingBox();
    expect(place && place.y + place.height).toBeLessThanOrEqual(box.y + 1);
  });
});

describe("switching the range", () => {
  it("disables the buttons under an overlay, makes one request, puts the range in the address, and keeps the focus", async () => {
    const { page, complaints } = await openPage({ height: 1_400 });
    await visit(page, "/status");
    await drawn(page).waitFor();
    expect(await pressed(page)).toBe("24h");
    const asked = questions(page);
    // Shards are read again when they are a minute old.
    const histories = () => asked.filter((path) => path.startsWith("/api/history"));
    const letGo = await holdRequests(page, /\/api\/history\?range=30d$/);
    await range(page, "30d").press("Enter");
    await expect.poll(() => range(page, "7d").isDisabled()).toBe(true);
    expect(await page.locator("[data-overlay]").count()).toBe(1);
    letGo();
    await page.waitForURL("**/status?range=30d");
    await page.locator("[data-overlay]").waitFor({ state: "detached" });
    expect(await range(page, "7d").isDisabled()).toBe(false);
    expect(await pressed(page)).toBe("30d");
    await expect.poll(() => isFocused(range(page, "30d"))).toBe(true);
    expect(histories()).toEqual(["/api/history?range=30d"]);
    await page.getByText("in 30 days").first().waitFor();
    await drawn(page).waitFor();
    await range(page, "24h").click();
    await page.locator("[data-overlay]").waitFor({ state: "detached" });
    expect(histories()).toEqual(["/api/history?range=30d"]);
    expect(complaints).toEqual([]);
  });

  it("switching the range works without script", async () => {
    const { page } = await openPage({ javaScript: false });
    await page.goto(`/status?server=${SERVER}`);
    await range(page, "7d").click();
    await page.waitForURL(`**/status?server=${SERVER}&range=7d`);
    expect(await pressed(page)).toBe("7d");
    expect(await growth(page).locator("svg path").count()).toBe(1);
    await page.getByText("belongs to shard").waitFor();
  });
});

it("reads the same in every time zone", async () => {
  const readings: string[][] = [];
  // One document for both: another may have a newer point.
  const sent = await fetch(`${SITE}/status?range=7d`);
  const answer = { headers: Object.fromEntries(sent.headers), body: await sent.text() };
  delete answer.headers["content-encoding"];
  // West and east of the server's.
  for (const timezone of ["America/New_York", "Pacific/Auckland"]) {
    const { page, complaints } = await openPage({ timezone, height: 1_400 });
    await page.route("**/status?range=7d", (route) => route.fulfill(answer));
    await visit(page, "/status?range=7d");
    await drawn(page).waitFor();
    await growth(page).getByText("Data table").click();
    readings.push([
      await growth(page).locator("tbody").innerText(),
      (await growth(page).locator("[data-axis=times] span").allTextContents()).join(" "),
    ]);
    expect(complaints).toEqual([]);
  }
  expect(readings[0]?.[1]).toMatch(/[A-Z][a-z]{2} \d/);
  expect(readings[1]).toEqual(readings[0]);
});

describe("when the data does not arrive", () => {
  it("shows placeholders, the panel with the reason, and the page after Try Again", async () => {
    const { page } = await openPage();
    let healthy = false;
    const waited = Promise.withResolvers<void>();
    await page.route(/\/api\/(shards|history)/, async (route) => {
      await waited.promise;
      if (healthy) await route.continue();
      else await route.fulfill(workerError("bad_input", "No such thing"));
    });
    await arriveAlone(page);
    await page.locator("[data-skeleton]").first().waitFor();
    waited.resolve();
    const alert = page.getByRole("alert");
    await alert.getByText("Unable to fetch status").waitFor();
    expect(await alert.getByRole("heading").textContent()).toBe("Error");
    await alert.getByText("HTTP error 400: No such thing", { exact: true }).waitFor();
    await alert.getByRole("link", { name: /^Join Haven Server/ }).waitFor();
    // The button says so for two seconds.
    await Promise.all([
      alert.getByRole("button", { name: "Copied" }).waitFor(),
      alert.getByRole("button", { name: "Copy details" }).click(),
    ]);
    const details = await clipboard(page);
    expect(details).toMatch(/^Haven: \/status\nTime: .+Z\nError\nUnable to fetch status/);
    expect(details).toMatch(/HTTP error 400: No such thing\nRequest: r-1$/);
    healthy = true;
    const asked = questions(page);
    await alert.getByRole("button", { name: "Try Again" }).click();
    await page.getByRole("heading", { name: "Shard Status" }).waitFor();
    await expect.poll(() => asked.toSorted()).toEqual(["/api/history?range=24h", "/api/shards"]);
  });

  it("keeps the shards while only the history fails", async () => {
    const { page } = await openPage();
    let healthy = false;
    await page.route("**/api/history?*", async (route) => {
      if (healthy) await route.continue();
      else await route.fulfill({ body: "{}", contentType: "application/json" });
    });
    await arriveAlone(page);
    const alert = page.getByRole("alert");
    await alert.getByText("Invalid history data format: expected array", { exact: true }).waitFor();
    await page.getByRole("heading", { name: "Shard 0", exact: true }).waitFor();
    healthy = true;
    await alert.getByRole("button", { name: "Try Again" }).click();
    await drawn(page).waitFor();
    await expect.poll(() => alert.count()).toBe(0);
  });
});

it.each([-1, 1])("F41: shows the right ages with a clock that is %s h off", async (hours) => {
  const { page, complaints } = await openPage();
  await page.addInitScript((offset) => {
    const right = Date.now.bind(Date);
    Date.now = () => right() + offset;
  }, hours * 3_600_000);
  const asked = questions(page);
  await visit(page, "/status");
  await page.getByText(/^updated \d+ (s|min) ago$/).waitFor();
  // The server's figures are new, whatever this browser's clock says.
  expect(asked).toEqual([]);
  await arrive(page);
  await page.getByText(/^updated \d+ (s|min) ago$/).waitFor();
  const shown = page.getByRole("region", { name: "Shard Status" }).locator("time");
  const asOf = Date.parse((await shown.getAttribute("datetime")) ?? "");
  expect(Math.abs(Date.now() - asOf)).toBeLessThan(600_000);
  expect(complaints).toEqual([]);
});

/** Makes the page believe that its tab is in front, or hidden. */
async function setVisible(page: Page, isVisible: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
      Object.defineProperty(document, "hidden", { value: state === "hidden", configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    },
    isVisible ? "visible" : "hidden",
  );
}

describe("a hidden tab", () => {
  it("makes no request, keeps the old data, and requests again once it is visible", async () => {
    const { page } = await openPage({ hasClock: true });
    await visit(page, "/status");
    await setVisible(page, false);
    const asked = questions(page);
    await page.clock.runFor(300_000);
    expect(asked).toEqual([]);
    expect(await page.getByRole("heading", { name: "Shard Status" }).count()).toBe(1);
    const answered = page.waitForResponse("**/api/shards");
    await setVisible(page, true);
    await page.clock.runFor(1_000);
    await answered;
  });

  it("makes no request after a failure either, and resumes once it is visible", async () => {
    const { page } = await openPage({ hasClock: true });
    await page.route("**/api/shards", (route) => route.fulfill(workerError("bad_input")));
    await arriveAlone(page);
    await page.getByRole("alert").getByText("Unable to fetch status").waitFor();
    await setVisible(page, false);
    const asked = questions(page);
    await page.clock.runFor(300_000);
    expect(asked).toEqual([]);
    const answered = page.waitForResponse("**/api/shards");
    await setVisible(page, true);
    await page.clock.runFor(61_000);
    await answered;
  });
});

it("requests shards again when they are a minute old, and points when they are five", async () => {
  const { page } = await openPage({ hasClock: true });
  let shown = Promise.resolve();
  // The worker's clock runs on: by the page's, its answers would age each minute.
  await page.route(/\/api\/(shards|history)/, async (route) => {
    const response = await route.fetch(RECONNECTING);
    await shown;
    await route.fulfill({ response, headers: { ...response.headers(), "x-data-age": "0" } });
  });
  const asked = questions(page);
  await arriveAlone(page);
  const isNew = page.getByText(/^updated \d+ s ago$/);
  await isNew.waitFor();
  await drawn(page).waitFor();
  expect(asked.toSorted()).toEqual(["/api/history?range=24h", "/api/shards"]);
  asked.length = 0;
  for (let minute = 1; minute <= 5; minute += 1) {
    // The answer waits until the page has shown the old one's age, so that the new age is visible.
    const { promise, resolve } = Promise.withResolvers<void>();
    shown = promise;
    await page.clock.fastForward(70_000);
    await page.getByText(/^updated [12] min ago$/).waitFor();
    resolve();
    await isNew.waitFor();
  }
  await expect
    .poll(() => asked.toSorted())
    .toEqual(["/api/history?range=24h", ...Array<string>(5).fill("/api/shards")]);
});

describe("Is it my server?", () => {
  it("names the server's shard, and copies a line for support", async () => {
    const { page, complaints } = await openPage();
    await visit(page, "/status?range=7d");
    await page.getByLabel("Server ID").fill(` ${SERVER} `);
    await page.getByRole("button", { name: "Check" }).click();
    await page.waitForURL(`**/status?range=7d&server=${SERVER}`);
    const number = Number((BigInt(SERVER) >> 22n) % 24n);
    await page.getByText(`belongs to shard ${number}`).waitFor();
    await page.getByRole("button", { name: "Copy for support" }).click();
    await expect
      .poll(() => clipboard(page))
      .toMatch(new RegExp(`^Server ${SERVER} is on shard ${number}: Operational, latency \\d+ ms`));
    expect(complaints).toEqual([]);
  });

  it("explains what is wrong with the pasted text, on a phone too, where axe finds nothing, tables open", async () => {
    const { page } = await openPage({ width: 360, height: 780 });
    await visit(page, "/status?range=7d");
    await growth(page).scrollIntoViewIfNeeded();
    await drawn(page).waitFor();
    await growth(page).getByText("Data table").click();
    await page.getByLabel("Server ID").fill("my server");
    await page.keyboard.press("Enter");
    await page.getByText("This is neither a channel's link").waitFor();
    expect(await page.getByLabel("Server ID").getAttribute("aria-invalid")).toBe("true");
    expect(await isFocused(page.getByLabel("Server ID"))).toBe(true);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await axeFindings(page)).toEqual([]);
  });
});
