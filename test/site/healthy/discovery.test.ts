import { describe, expect, it } from "vitest";
import { publicCatalogue } from "../../../app/commands/catalogue.ts";
import { FEATURE_PATHS, LEGAL_PATHS } from "../../../app/content/paths.ts";
import { CONFIG, SITE_URL } from "../../support/fixtures.ts";
import { visit } from "../../support/site.ts";

interface Listed {
  name: string;
  category: string;
  url: string;
  [field: string]: unknown;
}

const FILES: [path: string, type: string][] = [
  ["/robots.txt", "text/plain; charset=utf-8"],
  ["/.well-known/security.txt", "text/plain; charset=utf-8"],
  ["/sitemap.xml", "application/xml; charset=utf-8"],
  ["/llms.txt", "text/plain; charset=utf-8"],
  ["/commands.json", "application/json; charset=utf-8"],
];

/** Of pages in the first language; languages.test.ts compares the others. */
async function locations(): Promise<string[]> {
  const xml = await (await visit("/sitemap.xml")).text();
  const all = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? "");
  return all.filter((address) => !address.startsWith(`${SITE_URL}/de`));
}

describe("files for other programs", () => {
  it.each(FILES)("%s may be read and cached by any site", async (path, type) => {
    const answer = await visit(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe(type);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(answer.headers.get("Cache-Control")).toMatch(/^public, max-age=\d+$/);
    expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    const etag = answer.headers.get("ETag") ?? "";
    const again = await visit(path, { headers: { "If-None-Match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const head = await visit(path, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect((await visit(path, { method: "PUT" })).status).toBe(405);
  });

  it("robots.txt excludes everything that is no page, and names the sitemap", async () => {
    const lines = (await (await visit("/robots.txt")).text()).split("\n");
    expect(lines).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
    expect(lines.filter((line) => line.startsWith("Disallow"))).toEqual([
      "Disallow: /staff",
      "Disallow: /api/",
      "Disallow: /blacklist/",
      "Disallow: /epicgames/",
    ]);
  });

  it("the sitemap lists every page to be listed, once, under its canonical address", async () => {
    const found = await locations();
    const categories = publicCatalogue.groups.map((group) => publicCatalogue.href({ group }));
    const paths = [
      "/",
      "/status",
      "/team",
      "/premium",
      "/contact",
      "/docs",
      "/embed",
      "/templates",
      "/feedback",
      ...categories,
      ...FEATURE_PATHS,
      ...LEGAL_PATHS,
    ];
    expect(found.toSorted()).toEqual(paths.map((path) => SITE_URL + path).toSorted());
  });

  it("the sitemap dates only legal documents, with the day on the page", async () => {
    const xml = await (await visit("/sitemap.xml")).text();
    const dated = [...xml.matchAll(/haven\.test((?!\/de)[^<]*)<\/loc><lastmod>([^<]+)</g)];
    expect(dated.map((match) => match[1] ?? "").toSorted()).toEqual(LEGAL_PATHS.toSorted());
    for (const [, path = "", day = ""] of dated) {
      expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(await (await visit(path)).text()).toContain(`dateTime="${day}"`);
    }
  });

  it("every link of llms.txt on this site answers", async () => {
    const text = await (await visit("/llms.txt")).text();
    expect(text).toMatch(/^# Haven\n\n> /);
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1] ?? "");
    const own = links.filter((link) => link.startsWith(SITE_URL));
    expect(own.length).toBeGreaterThan(25);
    for (const link of own) {
      expect([(await visit(link.slice(SITE_URL.length))).status, link]).toEqual([200, link]);
    }
  });
});

describe("/docs", () => {
  it("names what programs can read, and each of its links answers", async () => {
    const html = await (await visit("/docs")).text();
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main"));
    const links = [...main.matchAll(/<a [^>]*href="([^"]+)"/g)].map((match) => match[1] ?? "");
    expect(links).toContain("/commands.json");
    expect(main).toContain(`(${SITE_URL}/status/badge.svg)](${SITE_URL}/status)`);
    // Static files, which the platform serves before the worker.
    const documents = ["/docs/bot-api.md", "/docs/bot-api.md#push", "/docs/openapi.json"];
    const files = [...documents, "/licenses/packages.md"];
    expect(links).toEqual(expect.arrayContaining(files));
    for (const link of links.filter((path) => !files.includes(path))) {
      expect([(await visit(link)).status, link]).toEqual([200, link]);
    }
  });
});

describe("security.txt", () => {
  it("names a contact for weaknesses, and expires within a year", async () => {
    const answer = await visit("/.well-known/security.txt");
    expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    const lines = (await answer.text()).trimEnd().split("\n");
    const fields = new Map(lines.map((line) => line.split(/: (.*)/s, 2) as [string, string]));
    expect([...fields.keys()]).toEqual(["Contact", "Expires", "Canonical"]);
    expect(lines[0]).toBe(`Contact: mailto:${CONFIG.SUPPORT_EMAIL}`);
    expect(fields.get("Canonical")).toBe(`${SITE_URL}/.well-known/security.txt`);
    const expires = fields.get("Expires") ?? "";
    expect(expires).toMatch(/^\d{4}-\d\d-01T00:00:00Z$/);
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(200);
    expect(days).toBeLessThan(365);
  });
});

describe("search engines' view of a page", () => {
  it.each([
    "/status",
    "/feedback",
    "/docs",
    "/accessibility",
    "/no-such-page",
    "/templates/no-such",
  ])("%s has its own description", async (path) => {
    const { description } = await metaOf(path);
    expect(description).not.toBe((await metaOf("/")).description);
    if (!path.includes("no-such")) expect(description?.length).toBeGreaterThan(70);
  });
});

async function metaOf(path: string): Promise<Record<string, string>> {
  const html = await (await visit(path)).text();
  const tags = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, name = "", content = ""]) => [name, content]));
}

describe("/commands.json", () => {
  it("contains the public commands and no staff command", async () => {
    const answer = await visit("/commands.json");
    expect(answer.headers.get("X-Data-State")).toMatch(/^(fresh|stale|miss)$/);
    const { commands, prefix } = await answer.json<{ commands: Listed[]; prefix: string }>();
    const listed = await (await visit("/api/commands")).json<Listed[]>();
    expect(commands.map(({ name }) => name)).toEqual(listed.map(({ name }) => name));
    expect(commands.length).toBeGreaterThan(100);
    const staff = /^(supporter|moderator|manager|developer|jishaku)$/i;
    expect(commands.filter(({ category }) => staff.test(category))).toEqual([]);
    expect(prefix).toBe(";");
    expect(commands.find(({ name }) => name === "ban")).toMatchObject({
      category: "moderation",
      group: "Moderation",
      usage: expect.stringMatching(/^;ban </),
      url: `${SITE_URL}/commands/moderation?c=ban`,
    });
  });
});
