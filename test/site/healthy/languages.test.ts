import { describe, expect, it } from "vitest";
import { SITE_URL } from "../../support/fixtures.ts";
import { visit } from "../../support/site.ts";

/** The site in English at bare addresses, and in German below /de. */

interface Links {
  canonical: string | undefined;
  /** Addresses by language. */
  alternates: Record<string, string>;
}

function linksOf(html: string): Links {
  const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)];
  return {
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    alternates: Object.fromEntries(alternates.map(([, tag = "", href = ""]) => [tag, href])),
  };
}

async function page(path: string): Promise<{ status: number; lang: string; html: string }> {
  const answer = await visit(path);
  const html = await answer.text();
  return { status: answer.status, lang: /<html lang="(\w+)"/.exec(html)?.[1] ?? "", html };
}

const german = (path: string) => (path === "/" ? "/de" : `/de${path}`);

async function listed(): Promise<{ path: string; links: string }[]> {
  const xml = await (await visit("/sitemap.xml")).text();
  const entries = [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)];
  return entries.map(([, address = "", links = ""]) => ({
    path: address.slice(SITE_URL.length),
    links: links.replace(/<lastmod>.*<\/lastmod>/, ""),
  }));
}

describe("two languages", () => {
  it("each page is there in both, names itself and the other alike, and so does the sitemap", async () => {
    const entries = await listed();
    const english = entries.map(({ path }) => path).filter((path) => !/^\/de(\/|$)/.test(path));
    expect(english.length).toBeGreaterThan(30);
    expect(entries.map(({ path }) => path).toSorted()).toEqual(
      [...english, ...english.map(german)].toSorted(),
    );
    for (const path of english) {
      const alternates = {
        en: SITE_URL + path,
        de: SITE_URL + german(path),
        "x-default": SITE_URL + path,
      };
      const written = Object.entries(alternates)
        .map(([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`)
        .join("");
      for (const [lang, own] of [
        ["en", path],
        ["de", german(path)],
      ] as const) {
        const found = await page(own);
        expect([found.status, found.lang, own]).toEqual([200, lang, own]);
        expect(linksOf(found.html)).toEqual({ canonical: SITE_URL + own, alternates });
        expect(entries.find((entry) => entry.path === own)?.links).toBe(written);
        expect(found.html).toContain(
          `property="og:locale" content="${lang === "de" ? "de_DE" : "en_US"}"`,
        );
      }
    }
  });

  it("no form or link of a German page leads to an English one, except to the same page in English", async () => {
    const pages = (await listed())
      .map(({ path }) => path)
      .filter((path) => /^\/de(\/|$)/.test(path));
    const more = [
      "/commands?q=ban",
      "/commands?c=ban",
      "/status?server=1&range=7d",
      "/no/such/page",
    ];
    const leading = new Map<string, string>();
    for (const path of [...pages, ...more.map(german), "/de/templates/1"]) {
      const { html } = await page(path);
      for (const [tag] of html.matchAll(/<(?:a|form) [^>]*>/g)) {
        const to = / (?:href|action)="(\/[^"#]*)/.exec(tag)?.[1]?.replaceAll("&amp;", "&");
        if (to && !/^\/(de|api)(\/|\?|$)/.test(to) && !tag.includes(` lang="en"`))
          leading.set(to, path);
      }
    }
    const english: string[] = [];
    for (const [to, from] of leading) {
      const answer = await visit(to);
      const text = await answer.text();
      // Personal and staff pages exist in the first language only.
      const isOwn = /^\/(me|staff)(\/|$)/.test(to);
      if (answer.status === 200 && text.startsWith("<!DOCTYPE html>") && !isOwn)
        english.push(`${from} leads to ${to}`);
    }
    expect(leading.size).toBeGreaterThan(5);
    expect(english).toEqual([]);
  });

  it("a page's data is requested below its prefix, and kept like the page's", async () => {
    for (const path of ["/de.data", "/de/status.data", "/de/commands.data"]) {
      const first = await visit(path);
      expect([first.status, path]).toEqual([200, path]);
      expect((await visit(path)).headers.get("X-Page-Cache")).toBe("hit");
    }
    const other = await visit("/de/status");
    await other.text();
    expect((await visit("/de/status")).headers.get("X-Page-Cache")).toBe("hit");
    expect((await page("/status")).lang).toBe("en");
  });

  it.each([
    ["/de/de/status", "de"],
    ["/de/no/such/page", "de"],
    ["/de/staff", "de"],
    ["/de/me", "de"],
    ["/de/api/shards", "de"],
    ["/de/status/feed.atom", "de"],
    ["/fr/status", "en"],
    ["/deutsch", "en"],
    ["//de/status", "en"],
  ])("%s is a missing page in the language of its prefix", async (path, lang) => {
    const found = await page(path);
    expect([found.status, found.lang]).toEqual([404, lang]);
    expect(found.html).toContain("noindex");
  });

  it.each(["/DE", "/de/", "/De/Status", "/de?utm_source=chat"])(
    "%s is the German page, whose canonical address is in small letters",
    async (path) => {
      const found = await page(path);
      expect([found.status, found.lang]).toEqual([200, "de"]);
      expect(linksOf(found.html).canonical).toMatch(/^https:\/\/[^/]+\/de(\/status)?$/i);
    },
  );

  it("nobody is redirected, whatever the browser prefers", async () => {
    const headers = { "Accept-Language": "de" };
    const answer = await visit("/", { headers });
    expect([answer.status, answer.headers.get("Vary")]).toEqual([200, null]);
    expect(await answer.text()).toContain('<html lang="en"');
  });

  it("a sign-in from a German page leads back to it", async () => {
    const { html } = await page("/de/premium");
    const login = /href="(\/api\/auth\/discord\?[^"]+)"/.exec(html)?.[1] ?? "";
    expect(new URLSearchParams(login.split("?")[1]).get("returnTo")).toBe("/de/premium");
  });
});
