import { describe, expect, it } from "vitest";
import { axeFindings, complete, openAs, PHONE, staffPage, visit } from "../support/browser.ts";

/** In the seed. */
const TRADER = "1002235910335522599";

const LISTS = [
  "/staff/blacklist",
  "/staff/blacklist/user/command",
  "/staff/trail",
  `/staff/lookup?id=${TRADER}`,
];

describe("a staff list on a phone", () => {
  it.each(LISTS)(
    "folds the filters of %s behind one line, which wider screens lack",
    async (path) => {
      const { page, complaints } = await staffPage(path, PHONE.width);
      const line = page.locator("summary", { hasText: "Filters" });
      const controls = page.locator(".filter-fold :is(input, select, a)").first();
      expect(await line.innerText()).toMatch(/none set/);
      expect(await controls.isVisible()).toBe(false);
      await line.click();
      expect(await controls.isVisible()).toBe(true);
      await line.click();
      await page.setViewportSize({ width: 640, height: 900 });
      await line.waitFor({ state: "hidden" });
      await controls.waitFor();
      expect(complaints).toEqual([]);
    },
  );

  it("says in that line what is set", async () => {
    const { page } = await staffPage(
      "/staff/blacklist?state=week&list=user/user&from=2026-01-01",
      PHONE.width,
    );
    const line = page.locator("summary", { hasText: "Filters" });
    expect(await line.innerText()).toContain("Ends within a week, User, From 2026-01-01");
    await visit(page, `/staff/lookup?id=${TRADER}&kind=limit&by=${TRADER}`);
    expect(await line.innerText()).toMatch(/Days over the transfer limit, \S/);
    await visit(page, "/staff/trail?kind=export&day=2026-01-02");
    expect(await line.innerText()).toContain("2026-01-02");
  });

  it("draws audit log and transactions as cards of two lines, or three for a long sentence", async () => {
    const { page } = await openAs("Manager", null, { width: PHONE.width });
    for (const path of [`/staff/logging/economy?user=${TRADER}`, "/staff/trail"]) {
      await visit(page, path);
      const rows = page.locator("tbody tr");
      await rows.first().waitFor();
      const heights = await rows.evaluateAll((cards) =>
        cards.slice(0, 10).map((card) => card.getBoundingClientRect().height),
      );
      expect(Math.max(...heights)).toBeLessThan(100);
    }
    expect(await axeFindings(page)).toEqual([]);
  });

  it("shows what ends this week, of all lists, in one press from the overview", async () => {
    const { page } = await staffPage("/staff/overview");
    await page.getByRole("link", { name: "Ends this week" }).click();
    await page.waitForURL(/\/staff\/blacklist\?state=week$/);
    await complete(page);
    const chosen = await page.getByLabel("State").locator("option:checked").innerText();
    expect(chosen).toMatch(/^Ends within a week \(\d+\)$/);
    expect(await page.locator("tbody tr").count()).toBe(Number(chosen.match(/\d+/)?.[0]));
  });

  it("names the lists with unreadable rows within one note", async () => {
    const { page } = await staffPage("/staff/blacklist", PHONE.width);
    await complete(page);
    const note = page.locator("details", { hasText: "unreadable" });
    expect(await note.count()).toBe(1);
    await note.locator("summary").click();
    for (const title of ["User Blacklist", "Server Cog Blacklist"]) {
      expect(await note.getByText(title, { exact: true }).isVisible()).toBe(true);
    }
  });
});
