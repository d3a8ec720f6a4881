import * as v from "valibot";
import { unreadable } from "./colors.ts";
import { PLATFORM_PERMISSIONS } from "./commands/permissions.ts";
import { feature, icon, ownIcon } from "./features/page.ts";
import { legalDocument } from "./legal/document.ts";
import { LIST_IDS, LIST_READS } from "../contract/lists.ts";
import { STAFF_PAGES } from "../contract/staff-pages.ts";
import { LANGUAGE_NAMES } from "../contract/languages.ts";
import { hue, keyOf, line, name, oneOf, scene, text, voiceChannel } from "./chat/scene.ts";

/**
 * All that makes the site one bot's. Texts may contain `{product}` and `{prefix}`. The build
 * refuses an invalid brand and names each wrong key (vite/brand.ts).
 */

const count = v.pipe(v.number(), v.integer("must be a whole number"), v.minValue(1));
const price = v.pipe(v.number(), v.minValue(0));

const HEX_COLOR = /^#[0-9a-f]{6}$/;
const hexColor = v.pipe(
  v.string(),
  v.regex(HEX_COLOR, "must be a color such as #729bb0, in small letters"),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || !HEX_COLOR.test(dataset.value)) return;
    for (const message of unreadable(dataset.value)) {
      addIssue({ message: `${message}, and needs 4.5:1` });
    }
  }),
);

/** Only what an SVG path allows, which is safe in an attribute. */
const svgPath = v.pipe(
  v.string(),
  v.regex(/^\s*[Mm][\s\d,.+\-eEMmZzLlHhVvCcSsQqTtAa]*$/, "must be an SVG path, as M4 12h16z is"),
);

/** The sign: an SVG path in one colour, and optionally a second one for its glow. */
const sign = v.strictObject({
  /** The SVG's viewBox: left, top, width, height. */
  viewBox: v.tuple([v.number(), v.number(), v.number(), v.number()]),
  path: svgPath,
  glow: v.optional(svgPath),
});

/** Part of an address. */
const word = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9-]+$/, "must be one word of letters and digits"),
);
const category = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]+$/, "must be one word of small letters and digits"),
);

/** A rank. `categories`: the bot's categories of commands for this rank, in lower case. */
const rank = v.strictObject({
  rank: name,
  heading: name,
  tagline: line,
  hue,
  categories: v.array(text),
});

/** Pages that a brand may leave out. */
const pages = v.strictObject({
  economy: v.boolean(),
  premium: v.boolean(),
  avatars: v.boolean(),
  templates: v.boolean(),
  feedback: v.boolean(),
});

/**
 * Reads that don't ask the bot (app/contract/endpoints.ts): `false` has no answer, "push" is pushed
 * by the bot, "own" is measured by the site.
 */
const off = v.optional(v.literal(false, "must be false, or left out"));
const pushed = v.optional(v.literal("push", 'must be "push", or left out'));
const offOrPushed = v.optional(
  v.union([v.literal(false), v.literal("push")], 'must be false or "push", or left out'),
);
const sources = v.strictObject({
  commands: pushed,
  shards: pushed,
  team: pushed,
  history: v.optional(
    v.union(
      [v.literal(false), v.picklist(["push", "own"])],
      'must be false, "push" or "own", or left out',
    ),
  ),
  templates: offOrPushed,
  feedback: offOrPushed,
  avatars: offOrPushed,
  user: off,
  avatarsOf: off,
  activity: off,
  economyLogs: off,
  ...v.entriesFromList(LIST_READS, off),
});

const staffPages = v.strictObject(
  v.entriesFromList(STAFF_PAGES, v.optional(v.pipe(v.array(text), v.nonEmpty("must name a rank")))),
);

/** Unlike a union, it names the wrong key. */
function orFalse<T extends v.GenericSchema>(schema: T) {
  return v.lazy((input): v.GenericSchema<false | v.InferInput<T>, false | v.InferOutput<T>> =>
    input === false ? v.literal(false) : schema,
  );
}

const shown = v.optional(oneOf(["all", "none"]));

/** How people appeal and the team answers. */
const appeals = v.strictObject({
  questions: v.pipe(
    v.array(line),
    v.minLength(1, "must have a question"),
    v.maxLength(5, "must have at most five questions"),
  ),
  /** Days after a decline until the next appeal about the same. */
  waitDays: v.pipe(
    v.number(),
    v.check(
      (days) => Number.isInteger(days) && days >= 1 && days <= 365,
      "must be a whole number from 1 to 365",
    ),
  ),
  /** Whether the giver of a sanction may not decide about it. */
  byAnother: v.boolean(),
  /** The team's prepared texts. */
  answers: v.array(text),
});

/** What signed-in people may see and ask for; on by default. */
const you = v.strictObject({
  standing: v.optional(v.boolean()),
  /** Lists that show reasons, which may name the person who reported. */
  reasons: v.optional(v.strictObject(v.entriesFromList(LIST_IDS, shown))),
  appeals: v.optional(orFalse(appeals)),
  servers: v.optional(v.boolean()),
  data: v.optional(v.boolean()),
  deletion: v.optional(v.boolean()),
});

const landing = v.strictObject({
  hero: v.strictObject({
    title: line,
    text,
    note: line,
    /** The chat's content, in a sentence. */
    label: text,
    /** The server's name, its channels, and the member who looks at them. */
    server: name,
    channels: v.array(name),
    voice: v.array(voiceChannel),
    viewer: text,
    scene,
    /** Scenes whose commands are suggested first. Visitors can type those of all scenes. */
    tries: v.optional(v.array(scene)),
  }),
  /** Headings with the cards of features, by path. */
  chapters: v.array(v.strictObject({ title: line, text, features: v.array(text) })),
  /** The page's end: setup commands and replies. */
  closing: v.strictObject({
    title: line,
    text,
    lines: v.array(v.strictObject({ command: text, answer: text })),
  }),
  /** On the page's link preview. */
  picture: v.strictObject({ line, alt: text }),
});

/** A link out of the site. */
const link = v.strictObject({
  name,
  url: v.pipe(
    v.string(),
    v.check(
      (url) => url.startsWith("https://") && URL.canParse(url),
      "must be an address that starts with https://",
    ),
  ),
  /** In menus; `link` by default. */
  icon: v.optional(icon),
  in: v.pipe(v.array(oneOf(["menu", "footer"])), v.nonEmpty("must name menu or footer")),
});

/** A plan's perk: `text` on its card, `short` in the table ("" is a check mark). */
const planPerk = v.strictObject({ perk: name, text, short: v.string() });

/** How often a price is paid; once by default. */
const period = v.optional(oneOf(["once", "month", "year"]));

/** Prices in the brand's currency. */
const premium = v.strictObject({
  description: text,
  intro: text,
  buyHint: text,
  /** Shown beside the purchase. */
  refund: text,
  plans: v.pipe(
    v.array(
      v.strictObject({
        name,
        price,
        period,
        popular: v.optional(v.boolean()),
        /** Whom it is for, in a line. */
        line,
        perks: v.array(planPerk),
      }),
    ),
    v.nonEmpty("must have a plan"),
  ),
  /** Below the plans. */
  plansNote: v.optional(line),
  /** The comparison table's rows. */
  perks: v.array(name),
  addonsText: text,
  addons: v.array(v.strictObject({ name, price, period, contains: line })),
  benefits: v.array(v.strictObject({ title: line, text, icon })),
});

export const brandSchema = v.strictObject({
  /**
   * The site's languages, `["en"]` by default. The first has bare addresses; others are below
   * `/{language}`, with the brand's texts in `{language}/brand.ts` beside this file.
   */
  languages: v.optional(
    v.pipe(
      v.array(keyOf(LANGUAGE_NAMES)),
      v.nonEmpty("must name a language"),
      v.check((all) => new Set(all).size === all.length, "must name each language once"),
    ),
  ),
  /** Leaves room for the top bar's controls on a phone. */
  product: name,
  tagline: line,
  /** For search engines and link previews. */
  description: text,
  sign,
  /** `#rrggbb`; lighter and darker shades are derived. */
  accent: hexColor,
  /** For servers without their own. */
  prefix: v.pipe(v.string(), v.regex(/^[^\s\p{C}]{1,5}$/u, "must be one to five letters or signs")),
  /** Of the copyright line. */
  since: v.pipe(v.number(), v.integer(), v.minValue(2015), v.maxValue(2100)),
  /** Languages of support, and its answering time in hours. */
  support: v.strictObject({
    languages: v.pipe(v.array(text), v.nonEmpty("must name a language")),
    hours: count,
  }),
  /** As in prices: 'EUR'. */
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, "must be a code such as EUR")),
  /** Highest first; the last one also takes members of unknown rank. */
  ranks: v.pipe(v.array(rank), v.nonEmpty("must name a rank")),
  /** Ranks that may write incidents; by default the upper half. INCIDENT_RANKS overrides it. */
  incidentRanks: v.optional(v.pipe(v.array(text), v.nonEmpty("must name a rank"))),
  /**
   * Which ranks see a staff page and those below it, by path below /staff/; by default the whole
   * team. Other ranks see its data nowhere: look-up, exports and /api included.
   */
  staffPages: v.optional(staffPages),
  /** The pages below /me; false for none. */
  you: v.optional(orFalse(you)),
  /** The bot's categories in lower case, by group; or a list of those that are groups. */
  commandGroups: v.union(
    [v.array(category), v.record(word, v.array(text))],
    "must be groups, each with its categories, or a list of categories",
  ),
  pages,
  reads: v.optional(sources),
  /** External documentation, as menus name it. */
  documentation: v.strictObject({ title: name, description: line }),
  /** Flags that the invite asks for (commands/permissions.ts); INVITE_URL has their number. */
  permissions: v.optional(
    v.pipe(
      v.array(oneOf(PLATFORM_PERMISSIONS.map(({ flag }) => flag))),
      v.nonEmpty("must name a permission"),
    ),
  ),
  /** External links: code, a page to vote on, a social network. */
  links: v.optional(v.array(link)),
  /** Commands that end in embed code, without prefix, with their purpose, for the builder. */
  embedCommands: v.optional(v.array(v.strictObject({ command: text, text: line }))),
  landing,
  features: v.array(feature),
  /** Icons besides icons.ts, named like `own-oar`: lines of 2 in a box of 24 by 24. */
  icons: v.optional(v.record(ownIcon, svgPath)),
  /** Required by the page `premium`. */
  premium: v.optional(premium),
  legal: v.array(legalDocument),
});

export type Brand = v.InferOutput<typeof brandSchema>;
export type Feature = Brand["features"][number];
export type Appeals = v.InferOutput<typeof appeals>;
export type Premium = NonNullable<Brand["premium"]>;
