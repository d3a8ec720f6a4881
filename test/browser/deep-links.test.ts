import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { navigate, openPage, SITE, visit } from "../support/browser.ts";

/** The distinct links to commands of each page of a feature. */
async function linksByFeature(): Promise<string[][]> {
  const map = await (await fetch(`${SITE}/sitemap.xml`)).text();
  const pages = new Set([...map.matchAll(/\/features\/[\w-]+/g)].map(([path]) => path));
  const linksOf = await Promise.all(
    [...pages].map(async (path) => {
      const html = await (await fetch(SITE + path)).text();
      const links = [...html.matchAll(/href="(\/commands\?c=[^"]+)"/g)].map(
        ([, link = ""]) => link,
      );
      return links;
    }),
  );
  const seen = new Set<string>();
  return linksOf.map((links) => links.filter((link) => seen.size < seen.add(link).size));
}

/** After a few quiet frames: the marked card, and whether it is fully on the screen. */
function markedCard(page: Page): Promise<{ name: string | undefined; isInSight: boolean }> {
  return page.evaluate(async () => {
    const card = () => document.querySelector("li[aria-current]");
    let last = Number.NaN;
    for (let still = 0; still < 5;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const top = card()?.getBoundingClientRect().top ?? 0;
      still = top === last ? still + 1 : 0;
      last = top;
    }
    const box = card()?.getBoundingClientRect();
    return {
      name: card()?.querySelector("h2, h3")?.textContent,
      isInSight: box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight,
    };
  });
}

const nameIn = (link: string) => new URL(link, SITE).searchParams.get("c") ?? "";

// Of some feature pages one link each, by load and by navigation in turn.
it.each([
  [390, 844, 0],
  [1280, 900, 1],
])(
  "a command linked on a feature page scrolls into view and stays there, %i px wide",
  async (width, height, turn) => {
    const { page, complaints } = await openPage({ width, height });
    await visit(page, "/premium");
    const links = (await linksByFeature()).flatMap(([first]) => first ?? []);
    expect(links.length).toBeGreaterThan(8);
    const own = links.filter((_, i) => i % 2 === turn).slice(0, 3);

    for (const [i, link] of own.entries()) {
      const shown = { name: nameIn(link), isInSight: true };
      if (i % 2 === 0) {
        await visit(page, link);
        await expect.poll(() => markedCard(page), { message: link }).toEqual(shown);
        // The first use of the page fetches the rest of the list.
        await page.keyboard.press("Shift");
        await page.getByRole("button", { name: "Show more" }).waitFor({ state: "attached" });
        expect(await markedCard(page), `${link}, with the whole list`).toEqual(shown);
      } else {
        await navigate(page, "/premium");
        await navigate(page, link);
        await expect.poll(() => markedCard(page), { message: link }).toEqual(shown);
      }
    }
    expect(complaints).toEqual([]);
  },
);
