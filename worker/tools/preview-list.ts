import { brand } from "#brand";
import { ALL_COMMANDS, COMMANDS_TEXT } from "../../app/content/commands/commands.ts";
import { publicCatalogue } from "../../app/commands/catalogue.ts";
import { PUBLIC_GROUPS } from "../../app/content/commands/categories.ts";
import { pages } from "../../app/content/facts.static.ts";
import { featurePages } from "../../app/content/features/index.ts";
import { HERO } from "../../app/content/landing/landing.ts";
import { FOOTER_LINKS } from "../../app/content/frame/navigation.ts";
import { PICTURE_WORDS } from "../../app/content/picture-words.ts";
import { SITE_PATHS } from "../../app/content/pages.ts";
import { LEGAL_PATHS } from "../../app/content/paths.ts";
import { arePaidOnce, pricesText } from "../../app/content/prices.ts";
import { PREMIUM } from "../../app/content/premium.ts";
import { RANKS } from "../../app/content/ranks.ts";
import { fill } from "../../app/content/words.ts";

/** A link preview: a page's words and a piece of it. */
export interface Drawing {
  name: string;
  path: string;
  title: string;
  line: string;
  /** Elements to cut out of the page, at most `most`. */
  scene: string;
  most?: number;
  columns?: number;
  /** The pieces touch, as on their page. */
  joined?: boolean;
  /** For a single list: how many items stay. */
  items?: number;
  /** Puts bare pieces onto a card. */
  panel?: boolean;
  /** Layout width in px; drawn 560 wide. */
  width?: number;
  /** New words for elements: no invented person is shown by name. */
  words?: { at: string; texts: readonly string[] };
}

const plans = brand.premium?.plans ?? [];

/** Pages whose preview shows a piece of them, as far as the brand has them. */
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
    ...PICTURE_WORDS.commands,
    scene: `main ul[aria-label="${COMMANDS_TEXT.list}"]`,
    items: 3,
  },
  {
    name: "status",
    path: "/status",
    ...PICTURE_WORDS.status,
    scene: "main li[id^=shard-]",
    most: 6,
    columns: 2,
  },
  {
    name: "embed",
    ...PICTURE_WORDS.embed,
    ...(pages.templates
      ? { path: "/templates", scene: "main li:nth-child(3)" }
      : { path: "/embed", scene: "main [data-preview]", panel: true }),
    most: 1,
  },
  {
    name: "templates",
    path: "/templates",
    ...PICTURE_WORDS.templates,
    scene: "main li",
    most: 2,
  },
  {
    name: "team",
    path: "/team",
    title: PICTURE_WORDS.team.title,
    line: PICTURE_WORDS.team.line(RANKS.filter(({ categories }) => categories.length > 0).length),
    scene: "main section > ul > li:first-child",
    most: 2,
    words: { at: "h3", texts: RANKS.map(({ heading }) => heading) },
  },
  {
    name: "premium",
    path: "/premium",
    title: arePaidOnce(plans) ? PICTURE_WORDS.premium.paidOnce : PREMIUM.title,
    line: [
      pricesText(plans, "or"),
      ...(arePaidOnce(plans) ? [PICTURE_WORDS.premium.noSubscription] : []),
    ].join(", "),
    scene: "main li:has(> ul)",
    most: 2,
    columns: 2,
    joined: true,
    width: 600,
  },
  {
    name: "contact",
    path: "/contact",
    title: PICTURE_WORDS.contact.title,
    line: PICTURE_WORDS.contact.line(brand.support.hours),
    scene: "main form",
    panel: true,
  },
  {
    name: "avatars",
    path: "/avatars",
    ...PICTURE_WORDS.avatars,
    scene: "main li img",
    most: 9,
    columns: 3,
    width: 560,
  },
  {
    name: "legal",
    path: LEGAL_PATHS[0] ?? "/",
    title: PICTURE_WORDS.legal.title,
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
