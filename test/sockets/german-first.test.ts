import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { FEATURE_PATHS } from "../../app/content/paths.ts";
import { startBrandSite, type BrandSite } from "../support/brand-site.ts";
import { agree, cookiesOf } from "../support/sign-in.ts";
import { englishOf } from "../support/texts.ts";
import { tooOften } from "../support/too-often.ts";

/** A site in German at bare addresses, with English below /en. */

const BRAND = join(import.meta.dirname, "../brands/german-first/brand.ts");

/** Pages with the site's words only: no command names, template titles or English documents. */
const PAGES = [
  "/",
  "/status",
  "/status/history",
  "/status/following",
  "/status/unfollow",
  "/contact",
  "/docs",
  "/embed",
  "/premium",
  "/avatars",
  "/accessibility",
  "/me",
  "/me/standing",
  "/me/servers",
  "/no/such/page",
  ...FEATURE_PATHS,
];

function linksOf(html: string): string[] {
  const links = html.matchAll(
    /<link rel="(?:canonical|alternate)"(?: hreflang="[^"]+")? href="[^"]+"/g,
  );
  return Array.from(links, ([link]) => link);
}

let site: BrandSite;

beforeAll(async () => {
  site = await startBrandSite(BRAND);
});
afterAll(() => site?.stop());

async function read(path: string, init?: RequestInit) {
  const answer = await fetch(site.origin + path, { redirect: "manual", ...init });
  const text = await answer.text();
  return { status: answer.status, text, lang: /<html lang="(\w+)" dir="ltr"/.exec(text)?.[1] };
}

it("has every page in German, without an English word", async () => {
  const found: string[] = [];
  for (const path of PAGES) {
    const { status, lang, text } = await read(path);
    expect([path, status, lang]).toEqual([path, path === "/no/such/page" ? 404 : 200, "de"]);
    found.push(...englishOf(text).map((words) => `${path}: ${words}`));
  }
  expect(found).toEqual([]);
});

it("writes plurals, dates and numbers as German does", async () => {
  const { text: status } = await read("/status");
  expect(status).toMatch(/Shards in Betrieb/);
  expect(status).toMatch(/>\d\d\.\d{3}</);
  expect(status).toMatch(
    /\d{1,2}\. (Jan\.|Feb\.|März|Apr\.|Mai|Juni|Juli|Aug\.|Sept\.|Okt\.|Nov\.|Dez\.)/,
  );
});

it("names itself and its languages in head and sitemap, bare addresses first", async () => {
  const { origin } = site;
  const de = { canonical: `<link rel="canonical" href="${origin}/status"` };
  const en = { canonical: `<link rel="canonical" href="${origin}/en/status"` };
  const alternates = [
    `<link rel="alternate" hreflang="de" href="${origin}/status"`,
    `<link rel="alternate" hreflang="en" href="${origin}/en/status"`,
    `<link rel="alternate" hreflang="x-default" href="${origin}/status"`,
  ];
  const page = await read("/status");
  expect(linksOf(page.text)).toEqual([de.canonical, ...alternates]);
  expect(page.text).toContain('property="og:locale" content="de_DE"');
  const other = await read("/en/status");
  expect([other.status, other.lang]).toEqual([200, "en"]);
  expect(linksOf(other.text)).toEqual([en.canonical, ...alternates]);
  const { text: sitemap } = await read("/sitemap.xml");
  expect(sitemap).toContain(`<loc>${origin}/status</loc>`);
  expect(sitemap).toContain(`<loc>${origin}/en/status</loc>`);
  expect(sitemap).toContain("hreflang");
  // The first language has bare addresses, without prefix.
  expect(sitemap).not.toContain(`${origin}/de`);
  const own = await read("/de/status");
  expect([own.status, own.lang]).toEqual([404, "de"]);
});

it("has files for programs and readers in German", async () => {
  const { text: feed } = await read("/status/feed.atom");
  expect(feed).toContain('xml:lang="de"');
  expect(feed).toMatch(/<title>Auf \d+ % der Server offline \(Behoben\)<\/title>/);
  expect((await read("/status/maintenance.ics")).text).toContain("//Status//DE\r\n");
  expect((await read("/status/summary.json")).text).toMatch(/"\d+\/24 Shards in Betrieb"/);
  expect((await read("/llms.txt")).text).toContain("## Seiten");
  expect((await read("/site.webmanifest")).text).toContain('"lang": "de"');
});

it("writes to followers in German, with links to bare addresses", async () => {
  const path = "/api/follow?scope=all";
  const start = await fetch(site.origin + path, { redirect: "manual" });
  const picker = await (await fetch(start.headers.get("Location") ?? "")).text();
  const channel = /name="channel" value="(\d+)"/.exec(picker)?.[1] ?? "";
  const { address, cookie } = await agree(site.origin, path, ["channel", channel]);
  const done = await fetch(address, { headers: { Cookie: cookie }, redirect: "manual" });
  expect(done.headers.get("Location")).toBe("/status/following");
  const page = await read("/status/following", { headers: { Cookie: cookiesOf(done) } });
  expect(page.text).toContain("Dein Kanal hat Haven abonniert");
  const posted = await (await fetch(`${site.chat}/channels`)).text();
  expect(posted).toContain("Dieser Kanal hat Haven abonniert");
  expect(posted).toContain("Abbestellen");
  expect(posted).toContain(`${site.origin}/status`);
  expect(posted).not.toContain(`${site.origin}/en/`);
});

it("says in German that a sign-in failed, in English where it began below /en", async () => {
  const end = async (path: string) => {
    const way = await agree(site.origin, `/api/auth/discord?returnTo=${path}`, ["person", ""]);
    const done = await fetch(way.address, { redirect: "manual" });
    return done.headers.get("Location");
  };
  expect(await end("/team")).toBe("/?signin=failed");
  expect(await end("/en/team")).toBe("/en?signin=failed");
});

it("says in German that something is missing, fails or comes too often", async () => {
  await fetch(`${site.bot}/__faults`, {
    method: "PUT",
    body: JSON.stringify({ path: "/templates", status: 503 }),
  });
  const failing = await read("/templates");
  expect([failing.status, failing.lang]).toEqual([503, "de"]);
  expect(englishOf(failing.text)).toEqual([]);
  await fetch(`${site.bot}/__faults`, { method: "DELETE" });
  // As README says of `npm start`.
  const line = /^bot\.refresh_failed .*read=templates .*upstreamStatus=503/m;
  await expect.poll(() => site.printed()).toMatch(line);
  expect(site.printed()).not.toMatch(/^request /m);
  const missing = await read("/templates/no-such");
  expect([missing.status, missing.lang]).toEqual([404, "de"]);
  expect(englishOf(missing.text)).toEqual([]);
  const { text: lost } = await read("/assets/no-such.js");
  expect(lost).toBe("Nicht gefunden");
  const often = await tooOften(() => read("/api/auth/discord"));
  expect(often.lang).toBe("de");
  expect(often.text).toContain("Zu viele Anmeldungen");
  const other = await tooOften(() => read("/api/auth/discord?returnTo=/en/team"));
  expect(other.lang).toBe("en");
});
