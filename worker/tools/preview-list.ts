import { brand } from "#brand";
import { COMMANDS_TEXT } from "../../app/content/commands/commands.ts";
import { publicCatalogue } from "../../app/commands/catalogue.ts";
import { ALL_COMMANDS } from "../../app/content/commands/all-commands.ts";
import { PUBLIC_GROUPS } from "../../app/content/commands/categories.ts";
import { featurePages } from "../../app/content/features/index.ts";
import { HERO } from "../../app/content/landing/landing.ts";
import { FOOTER_LINKS } from "../../app/content/frame/navigation.ts";
import { SITE_PATHS } from "../../app/content/pages.ts";
import { LEGAL_PATHS } from "../../app/content/paths.ts";
import { arePaidOnce, pricesText } from "../../app/content/prices.ts";
import { PREMIUM } from "../../app/content/premium.ts";
import { RANKS } from "../../app/content/ranks.ts";
import { fill } from "../../app/content/words.ts";

/** The picture of a link preview: a page's words, and a piece of that page. */
export interface Drawing {
  name: string;
  path: string;
  title: string;
  line: string;
  /** Elements to cut out of the page, in their order, at most `most` of them. */
  scene: string;
  most?: number;
  columns?: number;
  /** The pieces touch, as they do on their page. */
  joined?: boolean;
  /** For a scene that is one list: the number of items that stay. */
  items?: number;
  /** Puts pieces that lie bare on their page onto a card. */
  panel?: boolean;
  /** Width the scene is laid out in, px; it is drawn 560 wide. */
  width?: number;
  /** New words for elements of the scene, in their order: no invented person is shown by name. */
  words?: { at: string; texts: readonly string[] };
}

const plans = brand.premium?.plans ?? [];

/** The pages whose picture is a piece of them, without those that the brand leaves out. */
export const DRAWINGS: readonly Drawing[] = [
  {
    name: "default",
    path: "/",
    title: HERO.title,
    line: fill(brand.landing.picture.line),
    scene: "main figure",
    width: 600,
  },
  {
    name: "commands",
    path: publicCatalogue.href({ group: PUBLIC_GROUPS.at(7) ?? ALL_COMMANDS }),
    title: "Every command, with who may use it",
    line: "Permissions, aliases, arguments",
    scene: `main ul[aria-label="${COMMANDS_TEXT.list}"]`,
    items: 3,
  },
  {
    name: "status",
    path: "/status",
    title: "How the bot is right now",
    line: "Latency, servers, every shard",
    scene: "main li[id^=shard-]",
    most: 6,
    columns: 2,
  },
  {
    name: "embed",
    path: "/templates",
    title: "Build an embed and see it",
    line: "Editor, live preview, code",
    scene: "main li:nth-child(3)",
    most: 1,
  },
  {
    name: "templates",
    path: "/templates",
    title: "Ready-made embeds",
    line: "For bans, mutes, kicks and jails",
    scene: "main li",
    most: 2,
  },
  {
    name: "team",
    path: "/team",
    title: "The people behind it",
    line: `${RANKS.filter(({ categories }) => categories.length > 0).length} ranks, one team`,
    scene: "main section > ul > li:first-child",
    most: 2,
    words: { at: "h3", texts: RANKS.map(({ heading }) => heading) },
  },
  {
    name: "premium",
    path: "/premium",
    title: arePaidOnce(plans) ? "Pay once and keep it" : PREMIUM.title,
    line: `${pricesText(plans, "or")}${arePaidOnce(plans) ? ", no subscription" : ""}`,
    scene: "main li:has(> ul)",
    most: 2,
    columns: 2,
    joined: true,
    width: 600,
  },
  {
    name: "contact",
    path: "/contact",
    title: "A person reads every message",
    line: fill("Answers within {hours} hours"),
    scene: "main form",
    panel: true,
  },
  {
    name: "avatars",
    path: "/avatars",
    title: "Profile pictures through time",
    line: "Newest first. Hide your own",
    scene: "main li img",
    most: 9,
    columns: 3,
    width: 560,
  },
  {
    name: "legal",
    path: LEGAL_PATHS[0] ?? "/",
    title: "The rules, in plain words",
    line: FOOTER_LINKS.map(({ title: name }) => name).join(", "),
    scene: "main section:has(h2)",
    most: 2,
    panel: true,
  },
  ...Object.values(featurePages).map(({ path, title, headline }): Drawing => ({
    name: path.slice("/features/".length),
    path,
    title: headline,
    line: title,
    scene: "main figure",
    most: 1,
  })),
].filter(({ path }) => SITE_PATHS.has(path) || path.startsWith("/commands/"));
