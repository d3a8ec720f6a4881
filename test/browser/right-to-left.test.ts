import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPage, PHONE, scrollsSideways, twoFrames, visit } from "../support/browser.ts";
import { startBrandSite, type BrandSite } from "../support/brand-site.ts";
import { outOfReach } from "../support/reach.ts";
import { agree } from "../support/sign-in.ts";
import { tooOften } from "../support/too-often.ts";

/** A site in Arabic alone, added as CONTRIBUTING says: what its words leave out is English. */

const FIXTURE = join(import.meta.dirname, "../brands/right-to-left");

let site: BrandSite;

async function addArabic(folder: string): Promise<void> {
  const names = join(folder, "app/contract/languages.ts");
  const known = await readFile(names, "utf8");
  await writeFile(names, known.replace('de: "Deutsch"', '$&, ar: "العربية"'));
  for (const room of ["content", "format"]) {
    await cp(join(FIXTURE, room), join(folder, "app", room, "ar"), { recursive: true });
  }
}

beforeAll(async () => {
  site = await startBrandSite(join(FIXTURE, "brand.ts"), addArabic);
});
afterAll(() => site?.stop());

it.each(["/", "/commands", "/status", "/premium", "/contact", "/embed", "/no/such/page"])(
  "%s is mirrored by the server, with every control whole",
  async (path) => {
    const { page, complaints } = await openPage({ site: site.origin });
    const answer = await fetch(site.origin + path);
    expect(await answer.text()).toContain('<html lang="ar" dir="rtl"');
    await visit(page, path);
    for (const width of [1280, PHONE.width, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await twoFrames(page);
      const logo = await page.getByRole("link", { name: "Haven الصفحة الرئيسية" }).boundingBox();
      expect(logo?.x).toBeGreaterThan(width / 2);
      expect(await scrollsSideways(page), `${width} px`).toBe(false);
      expect(await outOfReach(page), `${width} px`).toEqual([]);
    }
    expect(complaints.filter((line) => !/status of 404/.test(line))).toEqual([]);
  },
);

it("the days of the uptime bars are picked where they are drawn, with today at the right", async () => {
  const { page } = await openPage({ site: site.origin });
  await visit(page, "/status");
  const day = page.getByRole("slider", { name: "Day" });
  await day.scrollIntoViewIfNeeded();
  const box = await day.boundingBox();
  if (!box) throw new Error("no bars");
  const over = (i: number) => [box.x + (box.width * (i + 0.5)) / 90, box.y + 8] as const;
  await page.mouse.click(...over(30));
  expect(await day.inputValue()).toBe("30");
  await page.mouse.move(...over(40));
  await expect.poll(() => page.locator(".day-bars [data-hovered]").getAttribute("x")).toBe("40");
});

async function read(path: string) {
  const answer = await fetch(site.origin + path, { redirect: "manual" });
  const text = await answer.text();
  return { status: answer.status, text, lang: /<html lang="(\w+)" dir="rtl"/.exec(text)?.[1] };
}

it("there are no addresses of another language, nor any that name the only one", async () => {
  const { origin } = site;
  const linksOf = (html: string) =>
    html.match(/<link rel="(canonical|alternate)"( hreflang="[^"]+")? href="[^"]+"/g) ?? [];
  const { text: page } = await read("/status");
  expect(linksOf(page)).toEqual([`<link rel="canonical" href="${origin}/status"`]);
  for (const path of ["/en/status", "/ar/status"]) {
    const { status, lang, text } = await read(path);
    expect([path, status, lang, linksOf(text)]).toEqual([path, 404, "ar", []]);
  }
  const { text: sitemap } = await read("/sitemap.xml");
  expect(sitemap).toContain(`<loc>${origin}/status</loc>`);
  for (const other of ["hreflang", `${origin}/en`, `${origin}/ar`]) {
    expect(sitemap).not.toContain(other);
  }
});

// The last test: it leaves this client no further sign-in.
it("a sign-in that began below /en ends in the only language, failed or refused", async () => {
  const path = "/api/auth/discord?returnTo=/en/team";
  const { address } = await agree(site.origin, path, ["person", ""]);
  const failed = await fetch(address, { redirect: "manual" });
  expect(failed.headers.get("Location")).toBe("/?signin=failed");
  const often = await tooOften(() => read(path));
  expect(often.lang).toBe("ar");
});
