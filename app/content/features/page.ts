import * as v from "valibot";
import { ICONS, type IconName, type OwnIconName } from "../icons.ts";
import { languageTag, line, name, oneOf, scene, text } from "../chat/scene.ts";

/** A feature's schema in a brand, and its types. */

const isOwnIcon = (name: unknown) => typeof name === "string" && /^own-[a-z0-9-]+$/.test(name);

export const ownIcon = v.custom<OwnIconName>(
  isOwnIcon,
  "must be own- and a name of small letters and digits",
);

export const icon = v.custom<IconName>(
  (name) => isOwnIcon(name) || (typeof name === "string" && Object.hasOwn(ICONS, name)),
  `must be own- and the name of one of the brand's icons, or one of ${Object.keys(ICONS).join(", ")}`,
);

export const point = v.strictObject({ title: line, text });

/** A setup step; `command` is what to type. */
const step = v.strictObject({ title: line, text, command: v.optional(text) });

/** A command with arguments, as in the command list. */
const command = v.strictObject({ name: text, arguments: v.optional(text), description: text });

/** A placeholder that the bot fills in. */
const variable = v.strictObject({ name: text, meaning: text, example: text });

const index = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A section below the hero. `scene` is an index into the page's scenes. */
const section = v.variant("kind", [
  v.strictObject({
    kind: v.literal("points"),
    shape: oneOf(["list", "bento", "strip"]),
    title: text,
  }),
  v.strictObject({
    kind: v.literal("steps"),
    shape: oneOf(["rail", "row"]),
    title: text,
    scene: v.optional(index),
  }),
  v.strictObject({
    kind: v.literal("story"),
    title: text,
    text,
    scene: index,
    side: oneOf(["left", "right"]),
  }),
  v.strictObject({
    kind: v.literal("facts"),
    title: text,
    text: v.optional(text),
    columns: v.array(text),
    rows: v.array(v.array(text)),
  }),
  v.strictObject({
    kind: v.literal("variables"),
    title: text,
    text,
    scene: v.optional(index),
  }),
  v.strictObject({ kind: v.literal("questions"), title: text, items: v.array(point) }),
  v.strictObject({ kind: v.literal("commands"), title: text }),
]);

/** The landing page's drawings, by name in app/landing/scenes. */
export const DRAWING_NAMES = [
  "antinuke",
  "automod",
  "tickets",
  "welcome",
  "buttonroles",
  "bump",
  "leveling",
  "giveaways",
  "economy",
  "voicemaster",
  "vanityroles",
  "music",
] as const;

/** A landing page card, with a drawing or an example chat. */
const card = v.union(
  [
    v.strictObject({ title: line, text, drawing: oneOf(DRAWING_NAMES) }),
    v.strictObject({ title: line, text, scene }),
  ],
  `must have a title, a text, and either a scene or a drawing, one of ${DRAWING_NAMES.join(", ")}`,
);

const page = v.strictObject({
  path: v.pipe(v.string(), v.regex(/^\/features\/[a-z0-9-]+$/, "must be /features/ and a name")),
  /** In menus. */
  title: name,
  icon,
  /** If it isn't the page's. */
  language: v.optional(languageTag),
  headline: line,
  intro: text,
  /** A sentence for search engines and link previews. */
  description: text,
  /** The hero scene's place: right or left of the text, or below, beside the second scene. */
  hero: oneOf(["right", "left", "below"]),
  sections: v.array(section),
  points: v.array(point),
  steps: v.array(step),
  scenes: v.array(scene),
  commands: v.array(command),
  variables: v.optional(v.array(variable)),
  /** Paths of other features; missing ones are skipped. */
  related: v.array(text),
});

/** All of a feature: page, menu line, cards. */
export const feature = v.strictObject({ ...page.entries, menu: line, cards: v.array(card) });

export type Point = v.InferOutput<typeof point>;
export type Step = v.InferOutput<typeof step>;
export type FeatureCommand = v.InferOutput<typeof command>;
export type Variable = v.InferOutput<typeof variable>;
export type Section = v.InferOutput<typeof section>;
export type DrawingName = (typeof DRAWING_NAMES)[number];
export type FeaturePage = v.InferOutput<typeof page>;
