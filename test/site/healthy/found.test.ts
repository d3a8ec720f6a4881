import { describe, expect, it } from "vitest";
import { PUBLIC_GROUPS } from "../../../app/content/commands/categories.ts";
import { PRODUCT } from "../../../app/content/site.ts";
import { SITE_URL } from "../../support/fixtures.ts";
import { signIn, visit, visitAs } from "../../support/site.ts";

/** Pages' tags for search engines and link previews. */

const PERSON = "234567890123456789";

interface Row {
  path: string;
  /** Without the product's name. */
  title: string;
  /** Canonical path, if another than the path. */
  canonical?: string;
  /** Null for pages about one person. */
  picture: string | null;
  /** Types of its linked data. */
  data?: string[];
  listed?: false;
}

/** Of the seeded shards. */
const SHARD = Number((197038439483310086n >> 22n) % 24n);

/** A link preview of the status page: the state of all, or of one server's shard. */
function previewOf(path: string, description: string): string {
  if (path.includes("?server="))
    return `Server 1970…0086 belongs to shard ${SHARD}. Operational: This shard is up. If the bot is in the server, it should answer there.`;
  const isStatus = path.startsWith("/status") && !path.startsWith("/status/");
  return isStatus ? `23/24 Shards Operational. ${description}` : description;
}

/** A page of the command list. */
const commands = (path: string, title: string, more: Partial<Row> = {}): Row => ({
  path,
  title,
  picture: "commands",
  data: ["BreadcrumbList"],
  ...more,
});

/** A page of the live status. */
const status = (path: string, more: Partial<Row> = {}): Row => ({
  path,
  title: "Status",
  canonical: "/status",
  picture: "status",
  ...more,
});

/** A feature's page; `more` are further types of its linked data. */
const feature = (path: string, title: string, ...more: string[]): Row => ({
  path,
  title,
  picture: path.slice("/features/".length),
  data: ["BreadcrumbList", ...more],
});

/** A legal document. */
const legal = (path: string, title: string): Row => ({
  path,
  title,
  picture: "legal",
  data: ["BreadcrumbList"],
});

/** Every public page, some in other spellings or with a query. */
const ROWS: Row[] = [
  { path: "/", title: "Discord Bot", picture: "default", data: ["WebSite", "SoftwareApplication"] },
  commands("/commands", "Commands"),
  ...PUBLIC_GROUPS.slice(1).map((group) =>
    commands(`/commands/${group.toLowerCase()}`, `${group} Commands`),
  ),
  commands("/COMMANDS/Moderation", "Moderation Commands", { canonical: "/commands/moderation" }),
  commands("/commands?c=BAN", ";ban command", { canonical: "/commands/moderation?c=ban" }),
  commands("/commands/music?q=play", "Music Commands", {
    canonical: "/commands/music",
    listed: false,
  }),
  status("/status"),
  status("/status?range=30d"),
  status("/status?server=197038439483310086", { listed: false }),
  { path: "/status/following", title: "Following", picture: "default", listed: false },
  { path: "/status/history", title: "Incident History", picture: "status" },
  { path: "/status/unfollow", title: "Unfollow", picture: "default", listed: false },
  { path: "/team", title: "Our Team", picture: "team" },
  { path: "/premium", title: "Premium", picture: "premium" },
  { path: "/contact", title: "Contact Support", picture: "contact" },
  { path: "/docs", title: "For Developers", picture: "default" },
  { path: "/docs/", canonical: "/docs", title: "For Developers", picture: "default" },
  { path: "/embed", title: "Embed Builder", picture: "embed" },
  { path: "/templates", title: "Embed Templates", picture: "templates" },
  {
    path: "/templates/1",
    title: "Jail Notice",
    picture: "templates",
    data: ["BreadcrumbList"],
  },
  { path: "/feedback", title: "Community Feedback", picture: "team" },
  { path: "/me/servers", title: "Your servers", picture: "default", listed: false },
  { path: "/avatars", title: "Avatar History", picture: "avatars", listed: false },
  {
    path: `/avatars/${PERSON}`,
    title: `Avatar History - User ${PERSON}`,
    picture: null,
    listed: false,
  },
  feature("/features/automod", "Auto Moderation"),
  feature("/features/tickets", "Ticket System", "FAQPage"),
  feature("/features/welcome", "Welcome System", "FAQPage"),
  feature("/features/music", "Music Player"),
  feature("/features/economy", "Economy System", "FAQPage"),
  feature("/features/giveaways", "Giveaways"),
  feature("/features/voicemaster", "Voice Master"),
  feature("/features/vanityroles", "Vanity Roles", "FAQPage"),
  feature("/features/buttonroles", "Button Roles", "FAQPage"),
  feature("/features/leveling", "Leveling System"),
  feature("/features/bump", "Bump Reminder"),
  legal("/terms", "Terms of Service"),
  legal("/economy", "Economy Rules"),
  legal("/privacy", "Privacy"),
  legal("/refund", "Refund Policy"),
  legal("/accessibility", "Accessibility"),
];

const ENTITIES: Record<string, string> = { "&amp;": "&", "&#x27;": "'", "&quot;": '"' };

function plain(text: string | undefined): string {
  return (text ?? "").replaceAll(/&(amp|#x27|quot);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** Contents of a name's tags; each should occur once. */
function metaOf(html: string, name: string): string[] {
  const tags = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  return [...tags].filter((tag) => tag[1] === name).map((tag) => plain(tag[2]));
}

interface Data {
  "@context": string;
  "@type": string;
  itemListElement?: { position: number; item: string }[];
}

function dataOf(html: string): Data[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return [...scripts].map((script) => JSON.parse(script[1] ?? ""));
}

/** Every address in linked data. */
function addresses(value: unknown): string[] {
  if (typeof value === "string") return /^(\/|https?:)/.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(addresses) : [];
}

const SENSELESS = /\b(NaN|undefined|Invalid Date)\b(?![^<]*<\/script>)(?=[^<>]*<)/;

/** Expects each tag of the page once. */
function expectMeta(html: string, row: Row): void {
  const address = SITE_URL + (row.canonical ?? row.path);
  const title = plain(/<title>([^<]*)<\/title>/.exec(html)?.[1]);
  const [description = ""] = metaOf(html, "description");
  const picture = row.picture ? [`${SITE_URL}/social/${row.picture}.png`] : [];
  const withPicture = (content: string) => (row.picture ? [content] : []);
  expect(title).toBe(`${PRODUCT} - ${row.title}`);
  for (const tag of ['name="description"', 'rel="canonical"', 'property="og:title"', "<h1"]) {
    expect(html.split(tag).length - 1, tag).toBe(1);
  }
  expect([...html.matchAll(/<link rel="canonical" href="([^"]+)"/g)].map((tag) => tag[1])).toEqual([
    address,
  ]);
  expect(description.length).toBeGreaterThan(20);
  expect(description.length).toBeLessThan(220);
  const preview = [previewOf(row.path, description)];
  for (const [name, content] of Object.entries({
    "og:type": ["website"],
    "og:site_name": ["Haven"],
    "og:title": [title],
    "og:description": preview,
    "og:url": [address],
    "og:image": picture,
    "og:image:type": withPicture("image/png"),
    "og:image:width": withPicture("1200"),
    "og:image:height": withPicture("630"),
    "twitter:card": [row.picture ? "summary_large_image" : "summary"],
    "twitter:title": [title],
    "twitter:description": preview,
    "twitter:image": picture,
    robots: row.listed === false ? ["noindex"] : [],
  })) {
    expect([name, metaOf(html, name)]).toEqual([name, content]);
  }
  const alts = metaOf(html, "og:image:alt");
  expect(alts.map((alt) => alt.length > 10)).toEqual(row.picture ? [true] : []);
  expect(metaOf(html, "twitter:image:alt")).toEqual(alts);
}

/** Its linked data. */
function expectData(html: string, row: Row): void {
  const data = dataOf(html);
  expect(data.map((item) => item["@type"])).toEqual(row.data ?? []);
  for (const item of data) {
    expect(item["@context"]).toBe("https://schema.org");
    for (const address of addresses({ ...item, "@context": "" }))
      expect(URL.canParse(address)).toBe(true);
    expect(item.itemListElement?.map(({ position }) => position)).toEqual(
      item.itemListElement?.map((_, i) => i + 1),
    );
  }
  const trail = data.find((item) => item["@type"] === "BreadcrumbList")?.itemListElement;
  if (trail) expect(trail.at(-1)?.item).toBe(SITE_URL + (row.canonical ?? row.path));
}

describe("every page", () => {
  it("of the sitemap has a row", async () => {
    const xml = await (await visit("/sitemap.xml")).text();
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) =>
      address.slice(SITE_URL.length),
    );
    // languages.test.ts compares the German pages with these.
    const english = listed.filter((path) => !/^\/de(\/|$)/.test(path));
    expect(english.length).toBeGreaterThan(30);
    const rows = new Set(ROWS.map(({ path }) => path));
    expect(english.filter((path) => !rows.has(path))).toEqual([]);
  });

  it.each(ROWS)("$path answers 200 with the title '$title', and says what it is", async (row) => {
    const answer = await visit(row.path);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).not.toMatch(SENSELESS);
    expectMeta(html, row);
    expectData(html, row);
  });
});

describe("pages that search engines must not list", () => {
  it.each(["/nope", "/features/nothing", "/avatars/12"])(
    "%s asks not to be listed",
    async (path) => {
      const html = await (await visit(path)).text();
      expect(metaOf(html, "robots")).toEqual(["noindex"]);
    },
  );

  it.each(["/staff/overview", "/staff/lookup", "/staff/blacklist/user/cog"])(
    "%s asks not to be listed, and shows no picture",
    async (path) => {
      const html = await (await visitAs(await signIn("Supporter"), path)).text();
      expect(metaOf(html, "robots")).toEqual(["noindex"]);
      expect(metaOf(html, "og:image")).toEqual([]);
      expect(metaOf(html, "twitter:card")).toEqual(["summary"]);
    },
  );
});
