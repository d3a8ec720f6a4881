import * as v from "valibot";
import { ICONS, type IconName, type OwnIconName } from "../icons.ts";
import { languageTag, line, name, oneOf, scene, text } from "../chat/scene.ts";

/** The schema of a feature in a brand, and its types. */

const isOwnIcon = (name: unknown) => typeof name === "string" && /^own-[a-z0-9-]+$/.test(name);

/** The name of an icon that a brand brings. */
export const ownIcon = v.custom<OwnIconName>(
  isOwnIcon,
  "must be own- and a name of small letters and digits",
);

export const icon = v.custom<IconName>(
  (name) => isOwnIcon(name) || (typeof name === "string" && Object.hasOwn(ICONS, name)),
  `must be own- and the name of one of the brand's icons, or one of ${Object.keys(ICONS).join(", ")}`,
);

/** A heading with a few sentences. */
export const point = v.strictObject({ title: line, text });

/** One step of the setup; `command` is the command to type. */
const step = v.strictObject({ title: line, text, command: v.optional(text) });

/** A command of the feature, with its arguments, as the command list has it. */
const command = v.strictObject({ name: text, arguments: v.optional(text), description: text });

/** A placeholder the bot fills in when it sends a message. */
const variable = v.strictObject({ name: text, meaning: text, example: text });

const index = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A section of the page below the hero. `scene` is an index into the page's scenes. */
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

/** The drawings of the landing page, by the names of app/landing/scenes. */
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

/** A card on the landing page: its picture is one of the drawings, or an example chat. */
const card = v.union(
  [
    v.strictObject({ title: line, text, drawing: oneOf(DRAWING_NAMES) }),
    v.strictObject({ title: line, text, scene }),
  ],
  `must have a title, a text, and either a scene or a drawing, one of ${DRAWING_NAMES.join(", ")}`,
);

const page = v.strictObject({
  path: v.pipe(v.string(), v.regex(/^\/features\/[a-z0-9-]+$/, "must be /features/ and a name")),
  /** Its name in the menus. */
  title: name,
  icon,
  /** The language it is written in, where that is not the page's. */
  language: v.optional(languageTag),
  headline: line,
  intro: text,
  /** One sentence for search engines and link previews. */
  description: text,
  /** The place of the hero's scene: right or left of the text, or below it, beside the second scene. */
  hero: oneOf(["right", "left", "below"]),
  sections: v.array(section),
  points: v.array(point),
  steps: v.array(step),
  scenes: v.array(scene),
  commands: v.array(command),
  variables: v.optional(v.array(variable)),
  /** Paths of other features; those a brand does not have are left out. */
  related: v.array(text),
});

/** All there is of a feature: its page, its line in the menus, and its cards on the landing page. */
export const feature = v.strictObject({ ...page.entries, menu: line, cards: v.array(card) });

export type Point = v.InferOutput<typeof point>;
export type Step = v.InferOutput<typeof step>;
export type FeatureCommand = v.InferOutput<typeof command>;
export type Variable = v.InferOutput<typeof variable>;
export type Section = v.InferOutput<typeof section>;
export type DrawingName = (typeof DRAWING_NAMES)[number];
export type FeaturePage = v.InferOutput<typeof page>;
