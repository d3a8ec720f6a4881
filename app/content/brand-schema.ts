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
 * Everything that makes the site one bot's own. Texts may hold `{product}` and `{prefix}`. The build refuses
 * a brand that does not fit (vite/brand.ts) and names each key that is wrong.
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

/** Only what SVG has in a path, which therefore fits into an attribute, too. */
const svgPath = v.pipe(
  v.string(),
  v.regex(/^\s*[Mm][\s\d,.+\-eEMmZzLlHhVvCcSsQqTtAa]*$/, "must be an SVG path, as M4 12h16z is"),
);

/** The bot's sign: an SVG path in one colour, and an optional second one for its glow. */
const sign = v.strictObject({
  /** The box that the paths fill: left, top, width and height, which are the SVG's viewBox. */
  viewBox: v.tuple([v.number(), v.number(), v.number(), v.number()]),
  path: svgPath,
  glow: v.optional(svgPath),
});

/** A part of an address. */
const word = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9-]+$/, "must be one word of letters and digits"),
);
const category = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]+$/, "must be one word of small letters and digits"),
);

/** A rank of the team. `categories` are the bot's categories of commands that this rank may use, in lower case. */
const rank = v.strictObject({
  rank: name,
  heading: name,
  tagline: line,
  hue,
  categories: v.array(text),
});

/** The pages a brand may leave out. */
const pages = v.strictObject({
  economy: v.boolean(),
  premium: v.boolean(),
  avatars: v.boolean(),
  templates: v.boolean(),
  feedback: v.boolean(),
});

/**
 * Reads that the bot is not asked for (app/contract/endpoints.ts): `false` has no answer, "push" is pushed by the bot,
 * "own" is what the site measures.
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

/** Unlike a union, it names the key that is wrong. */
function orFalse<T extends v.GenericSchema>(schema: T) {
  return v.lazy((input): v.GenericSchema<false | v.InferInput<T>, false | v.InferOutput<T>> =>
    input === false ? v.literal(false) : schema,
  );
}

const shown = v.optional(oneOf(["all", "none"]));

/** How people appeal, and how the team answers. */
const appeals = v.strictObject({
  /** What an appeal should say. */
  questions: v.pipe(
    v.array(line),
    v.minLength(1, "must have a question"),
    v.maxLength(5, "must have at most five questions"),
  ),
  /** Days after a declined appeal until the next about the same. */
  waitDays: v.pipe(
    v.number(),
    v.check(
      (days) => Number.isInteger(days) && days >= 1 && days <= 365,
      "must be a whole number from 1 to 365",
    ),
  ),
  /** Whether the member who gave a sanction may not decide about it. */
  byAnother: v.boolean(),
  /** Prepared words for the team. */
  answers: v.array(text),
});

/** What signed-in people may see and ask for; what is left out is on. */
const you = v.strictObject({
  standing: v.optional(v.boolean()),
  /** Lists that show reasons. A reason may name the person who reported. */
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
    /** The content of the chat, in a sentence. */
    label: text,
    /** The name of the server, its channels, and the member who looks at them. */
    server: name,
    channels: v.array(name),
    voice: v.array(voiceChannel),
    viewer: text,
    scene,
    /** Visitors can type the commands of the brand's scenes into the chat. Those of these scenes are offered first. */
    tries: v.optional(v.array(scene)),
  }),
  /** Headings, each with the cards of some features, named by their paths. */
  chapters: v.array(v.strictObject({ title: line, text, features: v.array(text) })),
  /** The end of the page: commands of a setup and the bot's replies. */
  closing: v.strictObject({
    title: line,
    text,
    lines: v.array(v.strictObject({ command: text, answer: text })),
  }),
  /** The words on the link preview of the page. */
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
  /** In the menu, `link` if left out. */
  icon: v.optional(icon),
  in: v.pipe(v.array(oneOf(["menu", "footer"])), v.nonEmpty("must name menu or footer")),
});

/** One perk of a plan: `text` on its card, `short` in the table ("" shows a check mark). */
const planPerk = v.strictObject({ perk: name, text, short: v.string() });

/** How often a price is paid; left out, once. */
const period = v.optional(oneOf(["once", "month", "year"]));

/** Prices are in the brand's currency. */
const premium = v.strictObject({
  description: text,
  intro: text,
  /** Where and how to buy. */
  buyHint: text,
  /** The rule about refunds, beside the purchase. */
  refund: text,
  plans: v.pipe(
    v.array(
      v.strictObject({
        name,
        price,
        period,
        popular: v.optional(v.boolean()),
        /** Its audience, in a line. */
        line,
        perks: v.array(planPerk),
      }),
    ),
    v.nonEmpty("must have a plan"),
  ),
  /** Explains a part of the plans, below them. */
  plansNote: v.optional(line),
  /** The rows of the comparison table. */
  perks: v.array(name),
  addonsText: text,
  addons: v.array(v.strictObject({ name, price, period, contains: line })),
  benefits: v.array(v.strictObject({ title: line, text, icon })),
});

export const brandSchema = v.strictObject({
  /**
   * The languages of the site, `["en"]` if left out. The first one has the bare addresses; each other one stands below
   * `/{language}`, and its texts of the brand are in `{language}/brand.ts` beside this file.
   */
  languages: v.optional(
    v.pipe(
      v.array(keyOf(LANGUAGE_NAMES)),
      v.nonEmpty("must name a language"),
      v.check((all) => new Set(all).size === all.length, "must name each language once"),
    ),
  ),
  /** So long a name still leaves room for the controls of the top bar on a phone. */
  product: name,
  tagline: line,
  /** For search engines and link previews. */
  description: text,
  sign,
  /** One colour, `#rrggbb`; its lighter and darker shades are derived. */
  accent: hexColor,
  /** The prefix of commands in servers that have not set their own. */
  prefix: v.pipe(v.string(), v.regex(/^[^\s\p{C}]{1,5}$/u, "must be one to five letters or signs")),
  /** The year of the copyright line. */
  since: v.pipe(v.number(), v.integer(), v.minValue(2015), v.maxValue(2100)),
  /** Languages the support answers in, and within how many hours. */
  support: v.strictObject({
    languages: v.pipe(v.array(text), v.nonEmpty("must name a language")),
    hours: count,
  }),
  /** As prices show it: 'EUR'. */
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, "must be a code such as EUR")),
  /** From the highest down; the last one also takes members whose rank is unknown. */
  ranks: v.pipe(v.array(rank), v.nonEmpty("must name a rank")),
  /** The ranks that may write incidents; left out, the upper half. INCIDENT_RANKS overrides it. */
  incidentRanks: v.optional(v.pipe(v.array(text), v.nonEmpty("must name a rank"))),
  /**
   * The ranks that see a page of the staff and those below it, by its path below /staff/; a page without is the
   * whole team's. What a page shows is closed to other ranks everywhere: in the look-up, exports and /api too.
   */
  staffPages: v.optional(staffPages),
  /** The pages below /me; false leaves them all out. */
  you: v.optional(orFalse(you)),
  /** The bot's categories, in lower case, by the group that contains them; or a list of those that are groups. */
  commandGroups: v.union(
    [v.array(category), v.record(word, v.array(text))],
    "must be groups, each with its categories, or a list of categories",
  ),
  pages,
  reads: v.optional(sources),
  /** The external documentation, as menus name it. */
  documentation: v.strictObject({ title: name, description: line }),
  /** What the invite asks for, by the platform's flags (commands/permissions.ts); INVITE_URL has their number. */
  permissions: v.optional(
    v.pipe(
      v.array(oneOf(PLATFORM_PERMISSIONS.map(({ flag }) => flag))),
      v.nonEmpty("must name a permission"),
    ),
  ),
  /** More links out of the site: its code, a page to vote on, a social network. */
  links: v.optional(v.array(link)),
  /** Commands that take embed code at their end, without prefix, each with what it does: the builder says them. */
  embedCommands: v.optional(v.array(v.strictObject({ command: text, text: line }))),
  landing,
  features: v.array(feature),
  /** Icons besides those of icons.ts, by names such as `own-oar`: lines of 2 in a box of 24 by 24, as ours are. */
  icons: v.optional(v.record(ownIcon, svgPath)),
  /** Needed with the page `premium`. */
  premium: v.optional(premium),
  legal: v.array(legalDocument),
});

export type Brand = v.InferOutput<typeof brandSchema>;
export type Feature = Brand["features"][number];
export type Appeals = v.InferOutput<typeof appeals>;
export type Premium = NonNullable<Brand["premium"]>;
