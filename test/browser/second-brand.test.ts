import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brand as own } from "#brand";
import { brand } from "../brands/otter/brand.ts";
import { shadesOf } from "../../app/content/colors.ts";
import { startBrandSite, type BrandSite } from "../support/brand-site.ts";
import { axeFindings, clipboard, openPage, visit } from "../support/browser.ts";

/** The site of test/brands/otter, built and started like the own one. */
let site: BrandSite;
/** Its pages as they answer without script, by their paths: all that links lead to from the first one. */
const documents = new Map<string, { status: number; html: string }>();

/** Pages of one person each, of which one is like the other. */
const PERSON = /^\/avatars\/\d/;

async function readAll(): Promise<void> {
  const queue = ["/"];
  for (const path of queue) {
    const answer = await fetch(site.origin + path, { redirect: "manual" });
    const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
    const html = isPage && answer.status !== 302 ? await answer.text() : "";
    documents.set(path, { status: answer.status, html });
    for (const [, to = ""] of html.matchAll(/\shref="(\/[^"#?]*)/g)) {
      const isKnown = queue.includes(to) || /^\/(api|assets)\//.test(to);
      if (!isKnown && !(PERSON.test(to) && queue.some((known) => PERSON.test(known)))) {
        queue.push(to);
      }
    }
  }
}

/** What visitors read or hear of a document: texts and the attributes that are shown or read out. */
function readable(html: string): string[] {
  const plain = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, "");
  const texts = plain.matchAll(/>([^<]+)</g);
  const attributes = plain.matchAll(/ (?:aria-label|title|alt|placeholder|content)="([^"]*)"/g);
  return [...texts, ...attributes].map(([, text = ""]) => text.replaceAll(/&#?\w+;/g, "_"));
}

/** Paths of the pages with a text that matches, each with the first such text. */
function pagesSaying(pattern: RegExp): string[] {
  return [...documents].flatMap(([path, { html }]) => {
    const found = readable(html).find((text) => pattern.test(text));
    return found === undefined ? [] : [`${path}: ${found}`];
  });
}

beforeAll(async () => {
  site = await startBrandSite("test/brands/otter/brand.ts");
  await readAll();
});

afterAll(async () => site.stop());

describe("another brand's site", () => {
  it("has no dead link, and every page of its own", () => {
    const dead = [...documents].filter(([, { status }]) => status >= 400);
    expect(dead.map(([path]) => path)).toEqual([]);
    expect([...documents.keys()]).toEqual(
      expect.arrayContaining([
        ...brand.features.map(({ path }) => path),
        "/terms",
        "/privacy-notice",
        "/templates",
        "/avatars",
        "/team",
        "/status",
      ]),
    );
  });

  it.each(["/premium", "/economy", "/refund", "/feedback", "/prices", "/features/music"])(
    "answers 404 for a page it does not have: %s",
    async (path) => {
      expect((await fetch(site.origin + path)).status).toBe(404);
    },
  );

  it("answers 404 for the reads its bot does not have, and 401 for those of its team alone", async () => {
    const paths = ["/api/history", "/blacklist/server/cogs", "/blacklist/server/servers"];
    const answers = await Promise.all(paths.map((path) => fetch(site.origin + path)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 401]);
  });

  it("lists its groups and pages in sitemap, llms.txt and manifest, and none that is off", async () => {
    const files = await Promise.all(
      ["/sitemap.xml", "/llms.txt", "/site.webmanifest", "/commands.json"].map(async (path) =>
        (await fetch(site.origin + path)).text(),
      ),
    );
    const [sitemap = "", llms = "", manifest = "", commands = ""] = files;
    expect(sitemap).toContain("/commands/river<");
    expect(sitemap).toContain("/features/reminders<");
    expect(files.join("\n")).not.toMatch(/\/premium|\/economy|\/feedback|\/features\/music/);
    expect(llms).toContain("`!`");
    expect(JSON.parse(manifest)).toMatchObject({ name: brand.product });
    expect(JSON.parse(commands)).toMatchObject({ name: brand.product, prefix: brand.prefix });
  });

  it("names our bot nowhere, and shows no semicolon, which is our prefix", () => {
    expect(pagesSaying(new RegExp(own.product, "i"))).toEqual([]);
    expect(pagesSaying(new RegExp(own.prefix))).toEqual([]);
    expect(pagesSaying(/\{(product|prefix|hours|languages|sessionDays)\}/)).toEqual([]);
  });

  it("has none of our accent's colours, in pages, styles or scripts", () => {
    const colours = new RegExp(Object.values(shadesOf(own.accent)).join("|"), "i");
    const pages = [...documents].filter(([, { html }]) => colours.test(html));
    expect(pages.map(([path]) => path)).toEqual([]);
    const assets = readdirSync(site.client, { recursive: true, encoding: "utf8" }).filter(
      (name) => /\.(js|css|svg|webmanifest)$/.test(name) && !name.includes("staff"),
    );
    expect(assets.length).toBeGreaterThan(50);
    const coloured = assets.filter((name) =>
      colours.test(readFileSync(join(site.client, name), "utf8")),
    );
    expect(coloured).toEqual([]);
  });

  it("lets people search commands, build an embed and sign in by its ranks, all readable", async () => {
    const { page, complaints } = await openPage({ site: site.origin });
    await visit(page, "/");
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("link", { name: "Commands" }).first().click();
    await page.getByRole("searchbox", { name: "Search commands..." }).fill("ban");
    await page.getByRole("button", { name: "Copy usage of ban", exact: true }).click();
    await expect.poll(() => clipboard(page)).toMatch(/^!ban <member>/);
    expect(await axeFindings(page)).toEqual([]);

    await visit(page, "/features/reminders");
    expect(await axeFindings(page)).toEqual([]);
    await visit(page, "/status");
    await page.getByText("Avg. Latency").waitFor();
    expect(await page.getByRole("form", { name: "Range" }).count()).toBe(0);
    await visit(page, "/embed");
    await page.getByRole("button", { name: "Generate" }).click();
    await page.getByText("{embed}").first().waitFor();

    await page.goto("/api/auth/discord?returnTo=/staff/overview");
    await page.getByRole("button", { name: /\(Keeper\)$/ }).click();
    await page.waitForURL("**/staff/overview");
    await page.getByRole("heading", { name: "Captains" }).first().waitFor();
    for (const name of ["Economy", "Server Cog"]) {
      expect(await page.getByRole("link", { name }).count()).toBe(0);
    }
    await visit(page, "/team");
    expect(await page.getByRole("heading", { level: 2 }).allTextContents()).toEqual(
      brand.ranks.map(({ heading }) => heading),
    );
    expect(complaints).toEqual([]);
  });
});
