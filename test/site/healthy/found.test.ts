import { describe, expect, it } from "vitest";
import { FEATURE_PATHS, LEGAL_PATHS } from "../../../app/content/paths.ts";
import { SITE_URL } from "../../support/fixtures.ts";
import { signIn, visit, visitAs } from "../../support/site.ts";

/** What pages say about themselves to search engines and link previews. */

const PERSON = "234567890123456789";

interface Row {
  path: string;
  /** Canonical path; the path itself unless given. */
  canonical?: string;
  /** Null for pages about one person. */
  picture: string | null;
  /** Types of its linked data. */
  data?: string[];
  listed?: false;
  card?: true;
}

/** Of the seeded shards. */
const STATE = "23/24 Shards Operational. ";

const ROWS: Row[] = [
  { path: "/", picture: "default", data: ["WebSite", "SoftwareApplication"] },
  { path: "/commands", picture: "commands", data: ["BreadcrumbList"], card: true },
  { path: "/commands/music", picture: "commands", data: ["BreadcrumbList"], card: true },
  {
    path: "/COMMANDS/Music",
    canonical: "/commands/music",
    picture: "commands",
    data: ["BreadcrumbList"],
    card: true,
  },
  {
    path: "/commands?c=BAN",
    canonical: "/commands/moderation?c=ban",
    picture: "commands",
    data: ["BreadcrumbList"],
    card: true,
  },
  {
    path: "/commands/music?q=play",
    canonical: "/commands/music",
    picture: "commands",
    data: ["BreadcrumbList"],
    listed: false,
    card: true,
  },
  { path: "/status", picture: "status", card: true },
  { path: "/status?range=30d", canonical: "/status", picture: "status", card: true },
  {
    path: "/status?server=197038439483310086",
    canonical: "/status",
    picture: "status",
    listed: false,
    card: true,
  },
  { path: "/team", picture: "team" },
  { path: "/premium", picture: "premium" },
  { path: "/contact", picture: "contact" },
  { path: "/embed", picture: "embed" },
  { path: "/templates", picture: "templates", card: true },
  { path: "/templates/1", picture: "templates", card: true, data: ["BreadcrumbList"] },
  { path: "/feedback", picture: "team" },
  { path: "/avatars", picture: "avatars", listed: false },
  { path: `/avatars/${PERSON}`, picture: null, listed: false },
  ...FEATURE_PATHS.map((path): Row => ({
    path,
    picture: path.slice("/features/".length),
    data: /economy|tickets|vanityroles|buttonroles|welcome/.test(path)
      ? ["BreadcrumbList", "FAQPage"]
      : ["BreadcrumbList"],
    card: true,
  })),
  ...LEGAL_PATHS.map((path): Row => ({ path, picture: "legal", data: ["BreadcrumbList"] })),
];

const ENTITIES: Record<string, string> = { "&amp;": "&", "&#x27;": "'", "&quot;": '"' };

function plain(text: string | undefined): string {
  return (text ?? "").replaceAll(/&(amp|#x27|quot);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** The content of the tags of a name; each should stand once. */
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

function cardsOf(html: string): string[] {
  const pattern = /<script id="discord:component-embed" type="application\/json">(.*?)<\/script>/g;
  return [...html.matchAll(pattern)].map((script) => script[1] ?? "");
}

/** Every address in linked data. */
function addresses(value: unknown): string[] {
  if (typeof value === "string") return /^(\/|https?:)/.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(addresses) : [];
}

describe("every page", () => {
  it.each(ROWS)("$path is the same for everybody", async (row) => {
    const html = await (await visit(row.path)).text();
    const address = SITE_URL + (row.canonical ?? row.path);
    const title = plain(/<title>([^<]*)<\/title>/.exec(html)?.[1]);
    const [description = ""] = metaOf(html, "description");
    const picture = row.picture ? [`${SITE_URL}/social/${row.picture}.png`] : [];
    const withPicture = (content: string) => (row.picture ? [content] : []);
    expect(
      [...html.matchAll(/<link rel="canonical" href="([^"]+)"/g)].map((tag) => tag[1]),
    ).toEqual([address]);
    expect(title).toMatch(/^Haven - ./);
    expect(description.length).toBeGreaterThan(20);
    expect(description.length).toBeLessThan(220);
    const same = { title: [title] };
    // That of the status page begins with the present state.
    const state = row.path.startsWith("/status") && !row.path.startsWith("/status/") ? STATE : "";
    const preview = [state + description];
    for (const [name, content] of Object.entries({
      "og:type": ["website"],
      "og:site_name": ["Haven"],
      "og:title": same.title,
      "og:description": preview,
      "og:url": [address],
      "og:image": picture,
      "og:image:type": withPicture("image/png"),
      "og:image:width": withPicture("1200"),
      "og:image:height": withPicture("630"),
      "twitter:card": [row.picture ? "summary_large_image" : "summary"],
      "twitter:title": same.title,
      "twitter:description": preview,
      "twitter:image": picture,
      robots: row.listed === false ? ["noindex"] : [],
    })) {
      expect([name, metaOf(html, name)]).toEqual([name, content]);
    }
    const alts = metaOf(html, "og:image:alt");
    expect(alts.map((alt) => alt.length > 10)).toEqual(row.picture ? [true] : []);
    expect(metaOf(html, "twitter:image:alt")).toEqual(alts);
  });

  it.each(ROWS)("$path has its linked data and its card in the head", async (row) => {
    const html = await (await visit(row.path)).text();
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
    const cards = cardsOf(html.slice(0, html.indexOf("</head>")));
    expect(cards).toHaveLength(row.card ? 1 : 0);
    for (const card of cards) expect(JSON.parse(card)).toMatchObject({ component: { type: 17 } });
    expect(cardsOf(html)).toHaveLength(cards.length);
  });
});

describe("pages that search engines must not list", () => {
  it.each(["/nope", "/features/nothing", "/avatars/12"])(
    "%s asks not to be listed",
    async (path) => {
      const html = await (await visit(path)).text();
      expect(metaOf(html, "robots")).toEqual(["noindex"]);
      expect(cardsOf(html)).toEqual([]);
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
