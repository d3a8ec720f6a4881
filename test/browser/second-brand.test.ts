import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brand as own } from "#brand";
import type { Brand } from "../../app/content/brand-schema.ts";
import { shadesOf } from "../../app/content/colors.ts";
import * as commandWords from "../../app/content/commands/commands.ts";
import { groupsOf } from "../../app/content/commands/groups.ts";
import * as permissionWords from "../../app/content/commands/permissions.ts";
import * as embedWords from "../../app/content/embed/embed.ts";
import * as frameWords from "../../app/content/frame/frame.ts";
import * as menuWords from "../../app/content/frame/menu-words.ts";
import * as landingWords from "../../app/content/landing/landing.ts";
import { pagesOf, readsOffOf } from "../../app/content/reads-off.ts";
import { READ_NAMES, reads } from "../../app/contract/endpoints.ts";
import type { List } from "../../app/contract/lists.ts";
import { pageOfRead } from "../../app/contract/page-of-read.ts";
import { mayOpen, STAFF_PAGES, type StaffPage } from "../../app/contract/staff-pages.ts";
import { EXPORTED_LISTS } from "../../app/contract/audit-log.ts";
import { BLACKLISTS } from "../../app/content/staff/blacklists.ts";
import { STAFF_LINKS } from "../../app/content/staff/navigation.ts";
import * as shardWords from "../../app/content/status/shards.ts";
import * as statusWords from "../../app/content/status/status.ts";
import { youOf } from "../../app/content/you/switches.ts";
import { writingRanksOf } from "../../app/content/writing-ranks.ts";
import { translationOf } from "../../vite/translations.ts";
import { signIn } from "../support/sign-in.ts";
import { brandOfSetup, startBrandSite, type BrandSite } from "../support/brand-site.ts";
import { axeFindings, clipboard, openPage, visit } from "../support/browser.ts";
import { englishOf, textsOf } from "../support/texts.ts";

/** The brand that the operator named; else test/brands/otter and a German one of npm run setup. */
const { VISITED_BRAND: named } = process.env;
const OTTER = join(import.meta.dirname, "../brands/otter/brand.ts");
const FILES = named ? [named] : [OTTER, await brandOfSetup()];

/** Pages about one person, which look alike. */
const PERSON = /^\/avatars\/\d/;

/** With them a call counts as one of the site's own. */
const HEADERS = { "Content-Type": "application/json", "X-Requested-With": "XMLHttpRequest" };

/** Any ID, as of a person. */
const ID = "175928847299117063";

function leadsTo({ path }: { path: string }, page: StaffPage): boolean {
  return path === `/staff/${page}`;
}

/** A file of words, in the first of the brand's languages. */
async function wordsOf<T extends object>(file: string, english: T, brand: Brand): Promise<T> {
  const path = join(import.meta.dirname, "../../app/content", file);
  const translation = translationOf(path, brand.languages?.[0] ?? "en");
  if (translation === null) return english;
  return { ...english, ...(await import(/* @vite-ignore */ pathToFileURL(translation).href)) };
}

const BRANDS = await Promise.all(
  FILES.map(async (file) => {
    const { brand }: { brand: Brand } = await import(/* @vite-ignore */ pathToFileURL(file).href);
    const words = {
      ...(await wordsOf("commands/commands.ts", commandWords, brand)),
      ...(await wordsOf("commands/permissions.ts", permissionWords, brand)),
      ...(await wordsOf("embed/embed.ts", embedWords, brand)),
      ...(await wordsOf("frame/frame.ts", frameWords, brand)),
      ...(await wordsOf("frame/menu-words.ts", menuWords, brand)),
      ...(await wordsOf("landing/landing.ts", landingWords, brand)),
      ...(await wordsOf("status/shards.ts", shardWords, brand)),
      ...(await wordsOf("status/status.ts", statusWords, brand)),
    };
    return { file, brand, words, product: brand.product };
  }),
);

describe.each(BRANDS)("$product's site", ({ file, brand, words }) => {
  const pages = pagesOf(brand);
  const readsOff = readsOffOf(brand);
  /** Paths of the pages that are the brand's own. */
  const OWN_PAGES = [
    ...brand.features.map(({ path }) => path),
    ...brand.legal.filter(({ about }) => !about || pages[about]).map(({ path }) => path),
  ];
  /** Paths of the pages that our own brand has and this one has not, or that it has switched off. */
  const GONE = [
    ...[...own.features, ...own.legal, ...brand.legal].map(({ path }) => path),
    ...(["premium", "avatars", "templates", "feedback"] as const)
      .filter((page) => !pages[page])
      .map((page) => `/${page}`),
  ].filter((path) => !OWN_PAGES.includes(path));

  /** Its site, built and started like the own one. */
  let site: BrandSite;
  /** Its pages without scripts, by path: all that links lead to from the first one. */
  const documents = new Map<string, { status: number; html: string }>();

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

  /** Paths of the pages with a text that matches, each with the first such text. */
  function pagesSaying(pattern: RegExp): string[] {
    return [...documents].flatMap(([path, { html }]) => {
      const found = textsOf(html).find((text) => pattern.test(text));
      return found === undefined ? [] : [`${path}: ${found}`];
    });
  }

  /** Whether the brand has that page of the staff. */
  function isThere(page: StaffPage): boolean {
    const read = READ_NAMES.find((name) => pageOfRead(name) === page);
    const { appeals, deletion } = youOf(brand);
    if (page === "appeals") return appeals !== null || deletion;
    if (page === "blacklist") return BLACKLISTS.some((list) => !readsOff.includes(list.read));
    return read === undefined || !readsOff.includes(read);
  }

  const rights = brand.staffPages ?? {};
  /** The menus' rights: by default they show health only to the highest rank. */
  const menuRights = { health: brand.ranks.slice(0, 1).map(({ rank }) => rank), ...rights };

  /** Signs in by rank; returns the Cookie header. */
  async function signInAs(rank: string): Promise<string> {
    const start = await fetch(`${site.origin}/api/auth/discord`, { redirect: "manual" });
    const consent = await (await fetch(start.headers.get("Location") ?? "")).text();
    const choices = consent.matchAll(/value="(\d+)">Continue as \S+ \(([^)]+)\)/g);
    const people = [...choices].map(([, id = "", name = ""]) => ({ id, rank: name }));
    return signIn(site.origin, { people }, rank);
  }

  beforeAll(async () => {
    site = await startBrandSite(file);
    await readAll();
  });

  afterAll(async () => site.stop());

  it("has every page of its own and no dead link", () => {
    const dead = [...documents].filter(([, { status }]) => status >= 400);
    expect(dead.map(([path]) => path)).toEqual([]);
    expect([...documents.keys()]).toEqual(
      expect.arrayContaining([...OWN_PAGES, "/commands", "/status", "/team"]),
    );
  });

  it("has no English word on its pages, where it is in German", ({ skip }) => {
    skip(brand.languages?.[0] !== "de", "it is in another language");
    // Excludes pages with the bot's words.
    const own = [...documents].filter(([path]) => !/^\/(commands|team)\b/.test(path));
    const found = own.flatMap(([path, { html }]) =>
      englishOf(html).map((text) => `${path}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it("has its links in a new tab: those of the menu in both menus, the others in the footer", () => {
    const html = documents.get("/")?.html ?? "";
    for (const { url, in: places } of brand.links ?? []) {
      const [, footer = ""] = html.split("<footer");
      const links = (part: string) =>
        part.split(`href="${url}" target="_blank" rel="noopener noreferrer"`).length - 1;
      expect(links(footer), url).toBe(places.includes("footer") ? 1 : 0);
      expect(links(html) - links(footer), url).toBe(places.includes("menu") ? 2 : 0);
    }
  });

  it("answers 404 for pages it does not have", async () => {
    const answers = await Promise.all(GONE.map((path) => fetch(site.origin + path)));
    expect(answers.map(({ status }) => status)).toEqual(GONE.map(() => 404));
  });

  it("answers 404 for the reads its bot does not have, and 401 for those of its team alone", async () => {
    const simple = READ_NAMES.filter((name) => !reads[name].route.includes(":"));
    for (const name of simple) {
      const { status } = await fetch(site.origin + reads[name].route);
      const isClosed = reads[name].access === "staff";
      expect(status, name).toBe(readsOff.includes(name) ? 404 : isClosed ? 401 : 200);
    }
  });

  it("lists its groups and pages in sitemap, llms.txt and manifest, and none that is off", async () => {
    const files = await Promise.all(
      ["/sitemap.xml", "/llms.txt", "/site.webmanifest", "/commands.json"].map(async (path) =>
        (await fetch(site.origin + path)).text(),
      ),
    );
    const [sitemap = "", llms = "", manifest = "", commands = ""] = files;
    const groups = Object.keys(groupsOf(brand)).map((group) => `/commands/${group.toLowerCase()}`);
    for (const path of [...OWN_PAGES, ...groups]) expect(sitemap).toContain(`${path}<`);
    const listed = GONE.filter((path) => new RegExp(`${path}(?![\\w-])`).test(files.join("\n")));
    expect(listed).toEqual([]);
    expect(llms).toContain(`\`${brand.prefix}\``);
    expect(JSON.parse(manifest)).toMatchObject({ name: brand.product });
    expect(JSON.parse(commands)).toMatchObject({ name: brand.product, prefix: brand.prefix });
  });

  it("says which permissions the invite asks for, where the brand names them", () => {
    const { permissions = [] } = brand;
    const texts = textsOf(documents.get("/")?.html ?? "");
    expect(texts.includes(words.LANDING.asked(permissions.length))).toBe(permissions.length > 0);
    const asked = words.PLATFORM_PERMISSIONS.filter(({ flag }) =>
      permissions.some((one) => one === flag),
    );
    if (asked.length > 0) expect(texts).toContain(asked.map(({ name }) => name).join(", "));
  });

  it("names neither our bot nor a command with our prefix, and leaves no placeholder in a text", () => {
    const ours = [`\\b${own.product}\\b`, `${own.product.toLowerCase()}\\.`, `${own.prefix}[a-z]`];
    expect(pagesSaying(new RegExp(ours.join("|")))).toEqual([]);
    expect(pagesSaying(/\{(product|prefix|hours|languages|sessionDays)\}/)).toEqual([]);
  });

  it("has none of our accent's colours in pages, styles or scripts", ({ skip }) => {
    skip(brand.accent === own.accent, "the brand has our accent");
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

  it("has every icon that its pages name, its own ones too", () => {
    const named = [...documents.values()].flatMap(({ html }) =>
      Array.from(html.matchAll(/"\/(assets\/icons-[\w-]+\.svg)#([\w-]+)"/g), ([, file, id]) => ({
        file: file ?? "",
        id: id ?? "",
      })),
    );
    const file = named[0]?.file ?? "";
    const sprite = readFileSync(join(site.client, file), "utf8");
    expect(
      named.filter((icon) => icon.file !== file || !sprite.includes(`id="${icon.id}"`)),
    ).toEqual([]);
    const ids = new Set(named.map(({ id }) => id));
    expect([...ids]).toEqual(expect.arrayContaining(brand.features.map(({ icon }) => icon)));
    // Browser menus name the same file.
    const scripts = readdirSync(join(site.client, "assets")).filter((name) => name.endsWith(".js"));
    const naming = scripts.filter((name) =>
      readFileSync(join(site.client, "assets", name), "utf8").includes(file),
    );
    expect(naming.length).toBeGreaterThan(0);
  });

  it("lets people search commands, build an embed and sign in by its ranks, all readable", async () => {
    const { page, complaints } = await openPage({ site: site.origin });
    await visit(page, "/");
    expect(await axeFindings(page)).toEqual([]);
    const tries = await page.locator("main form li button").allTextContents();
    expect(tries).toEqual([...new Set(tries)]);
    await page.getByRole("link", { name: words.MENU.commands.title }).first().click();
    const listed = await fetch(`${site.origin}/commands.json`);
    const { commands }: { commands: { name: string }[] } = await listed.json();
    const { name = "" } = commands[0] ?? {};
    await page.getByRole("searchbox", { name: words.COMMANDS_TEXT.search }).fill(name);
    await page
      .getByRole("button", { name: words.COMMANDS_TEXT.copyUsage(name), exact: true })
      .click();
    await expect.poll(() => clipboard(page)).toContain(brand.prefix + name);
    expect(await axeFindings(page)).toEqual([]);

    for (const { path } of brand.features.slice(0, 1)) {
      await visit(page, path);
      expect(await axeFindings(page)).toEqual([]);
    }
    await visit(page, "/status");
    await page.getByText(words.STATUS.latency).waitFor();
    const hasCharts = !readsOff.includes("history");
    expect(await page.getByRole("form", { name: words.SHARDS.range }).count()).toBe(
      hasCharts ? 1 : 0,
    );
    await visit(page, "/embed");
    await page.getByRole("button", { name: words.BUILDER.generate }).click();
    await page.getByText("{embed}").first().waitFor();

    const [first] = brand.ranks;
    const hasOverview = !readsOff.includes("activity");
    const staffPage = hasOverview ? "/staff/overview" : "/staff/commands";
    await page.goto(`/api/auth/discord?returnTo=${staffPage}`);
    await page
      .getByRole("button", { name: `(${first?.rank})` })
      .first()
      .click();
    await page.waitForURL(`**${staffPage}`);
    const heading = hasOverview ? { name: first?.heading } : { level: 1 };
    await page.getByRole("heading", heading).first().waitFor();
    const cookies = await page.context().cookies();
    const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const log = await (await fetch(`${site.origin}/staff/trail`, { headers: { Cookie } })).text();
    const seesAuditLog = mayOpen(rights, first?.rank ?? "", "trail");
    for (const [path, read] of [
      ["/staff/logging/economy", "economyLogs"],
      ["/staff/blacklist/server/cog", "serverCogBans"],
      ["/staff/blacklist/user/user", "userBans"],
    ] as const) {
      const { status } = await fetch(site.origin + path, { headers: { Cookie } });
      expect(status, path).toBe(readsOff.includes(read) ? 404 : 200);
      const isChoice = log.includes(`<option value="${read}"`);
      expect(isChoice, `audit log: ${read}`).toBe(seesAuditLog && !readsOff.includes(read));
    }
    await visit(page, "/team");
    const headings = await page.getByRole("heading", { level: 2 }).allTextContents();
    const inOrder = brand.ranks.map(({ heading }) => heading);
    expect(headings).toEqual(inOrder.filter((heading) => headings.includes(heading)));
    expect(headings).toContain(first?.heading);
    expect(complaints).toEqual([]);
  });

  it.each(brand.ranks)(
    "T3: lets a $rank open the staff pages it sees, and no other",
    async ({ rank }) => {
      const Cookie = await signInAs(rank);
      // Each rank has its own address: together they export more than a client may in a minute.
      const address = `203.0.113.${brand.ranks.findIndex((one) => one.rank === rank) + 1}`;
      const ask = (path: string, init: RequestInit = {}) =>
        fetch(site.origin + path, {
          redirect: "manual",
          ...init,
          headers: { ...HEADERS, Cookie, "CF-Connecting-IP": address },
        });
      const sees = (page: StaffPage) => mayOpen(rights, rank, page);
      const isNamed = (page: StaffPage) => mayOpen(menuRights, rank, page);
      const there = STAFF_PAGES.filter(isThere);
      for (const page of there) {
        const answer = await ask(`/staff/${page}`);
        expect(answer.status, page).toBe(sees(page) ? 200 : 403);
        const html = await answer.text();
        expect(html.includes(words.ERROR_PAGES.otherRanks), page).toBe(!sees(page));
        const data = await ask(`/staff/${page}.data`);
        expect((await data.text()).includes('"ErrorResponse"'), page).toBe(!sees(page));
        if (!sees(page)) continue;
        const links = [...html.matchAll(/href="\/staff\/([^"?]*)"/g)].map(([, to = ""]) => to);
        expect(links.filter((to) => STAFF_PAGES.some((one) => one === to && !sees(one)))).toEqual(
          [],
        );
        expect(links).toEqual(expect.arrayContaining(there.filter(isNamed)));
      }
      for (const name of READ_NAMES) {
        const page = pageOfRead(name);
        if (page === undefined || readsOff.includes(name)) continue;
        const { status } = await ask(reads[name].route.replace(":id", ID));
        expect(status, name).toBe(sees(page) ? 200 : 403);
      }
      expect((await ask("/api/staff/trail")).status).toBe(sees("trail") ? 200 : 403);
      const post = (path: string, body: object) =>
        ask(path, { method: "POST", body: JSON.stringify(body) });
      for (const list of EXPORTED_LISTS) {
        const { status } = await post("/api/staff/exports", { list, rows: 1, form: "comma" });
        const page = pageOfRead(list);
        expect(status, list).toBe(page && sees(page) ? 204 : 403);
      }
      const mayWrite = sees("incidents") && writingRanksOf(brand).includes(rank);
      expect((await post("/api/staff/incidents", {})).status).toBe(mayWrite ? 400 : 403);
      if (sees("lookup")) {
        const html = await (await ask(`/staff/lookup?id=${ID}`)).text();
        const isClosed = ({ path, read }: List) =>
          !readsOff.includes(read) && !sees(`blacklist/${path}`);
        expect(html.includes("For other ranks: ")).toBe(BLACKLISTS.some(isClosed));
      }
      const first = there.find(isNamed);
      expect((await ask("/staff")).headers.get("Location")).toBe(first ? `/staff/${first}` : null);
    },
  );

  it("offers in its search the staff pages that a rank sees, and no other", async ({ skip }) => {
    const rank = brand.ranks.at(-1)?.rank ?? "";
    const isNamed = (page: StaffPage) => mayOpen(menuRights, rank, page);
    const searched = STAFF_PAGES.filter(
      (page) => isThere(page) && STAFF_LINKS.some((link) => leadsTo(link, page)),
    );
    skip(!searched.some(isNamed), "the lowest rank sees none of them");
    const { page } = await openPage({ site: site.origin });
    await page.goto("/api/auth/discord?returnTo=/contact");
    await page
      .getByRole("button", { name: `(${rank})` })
      .first()
      .click();
    await page.waitForURL("**/contact");
    await visit(page, "/contact");
    await page.keyboard.press("Control+k");
    // Pages in its menus come first: with them the session is known.
    for (const path of [...searched.filter(isNamed), ...searched.filter((one) => !isNamed(one))]) {
      const title = STAFF_LINKS.find((link) => leadsTo(link, path))?.title ?? "";
      await page.getByRole("combobox").fill(title);
      const option = page.locator(`[role=option][href="/staff/${path}"]`);
      await expect.poll(() => option.count(), { message: path }).toBe(isNamed(path) ? 1 : 0);
    }
  });

  it("fits a phone of 360 px without scrolling sideways", async () => {
    const { page } = await openPage({ site: site.origin, width: 360, height: 740 });
    for (const path of ["/", "/commands", "/status", "/team", ...OWN_PAGES]) {
      await visit(page, path);
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
});
