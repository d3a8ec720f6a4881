import * as v from "valibot";
import { HUES } from "../colors.ts";

/** Example chats: their schema in a brand, and its types. */

function upTo(most: number) {
  const says = `must have at most ${most.toLocaleString("en")} letters`;
  return v.pipe(v.string(), v.nonEmpty("must not be empty"), v.maxLength(most, says));
}

/** Shown texts: a paragraph, a line (heading), a name (in menus and on buttons). */
export const text = upTo(3000);
export const line = upTo(120);
export const name = upTo(40);

export const languageTag = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, "must be a language tag such as de"),
);

export function oneOf<const Names extends readonly string[]>(names: Names) {
  return v.picklist(names, `must be one of ${names.join(", ")}`);
}

export function keyOf<T extends object>(names: T) {
  const isKey = (name: string): name is keyof T & string => Object.hasOwn(names, name);
  return oneOf(Object.keys(names).filter(isKey));
}

export const hue = keyOf(HUES);

/** A message's author. `color` is the name's colour. */
const speaker = v.strictObject({
  name: text,
  bot: v.optional(v.boolean()),
  color: v.optional(hue),
});

const art = v.strictObject({
  title: text,
  line: text,
  /** Filled part of the bar, 0 to 1; no bar by default. */
  progress: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
});

const embed = v.strictObject({
  title: v.optional(text),
  description: v.optional(text),
  author: v.optional(text),
  /** The bar on the left; accent by default. */
  tone: v.optional(oneOf(["accent", "ok", "warn", "down"])),
  fields: v.optional(
    v.array(v.strictObject({ name: text, value: text, inline: v.optional(v.boolean()) })),
  ),
  footer: v.optional(text),
  /** Drawn by chat/artwork.tsx. */
  picture: v.optional(oneOf(["banner", "rank", "cover", "palette"])),
  /** The picture's texts and progress bar. */
  art: v.optional(art),
});

/** The chat platform's button styles. */
const buttonStyle = oneOf(["primary", "secondary", "success", "danger"]);

/** A filled-in form (modal). */
const form = v.strictObject({
  title: text,
  fields: v.array(v.strictObject({ label: text, value: text })),
  submit: text,
});

const message = v.strictObject({
  speaker,
  /** Beside the name, such as "19:02". */
  time: v.optional(text),
  /** Plain text with `**bold**`, `` `code` ``, @names and #channels. */
  text: v.optional(text),
  embed: v.optional(embed),
  buttons: v.optional(v.array(v.strictObject({ label: text, style: buttonStyle }))),
  reactions: v.optional(v.array(v.strictObject({ symbol: text, count: v.number() }))),
  replyTo: v.optional(v.strictObject({ name: text, text })),
  /** The speaker joined, left or boosted. `text` follows the name. */
  system: v.optional(oneOf(["join", "leave", "boost"])),
  /** Why the bot deleted the message, then shown struck out. */
  removed: v.optional(text),
  /** Visible to one user only. */
  ephemeral: v.optional(v.boolean()),
  form: v.optional(form),
  file: v.optional(v.strictObject({ name: text, size: text })),
});

export const voiceChannel = v.strictObject({
  name: text,
  members: v.array(text),
  /** "3/5", "locked" and the like. */
  note: v.optional(text),
});

export const scene = v.strictObject({
  /** Without the hash. */
  channel: text,
  messages: v.array(message),
  /** Accessible name in a sentence; "Example chat" by default. */
  label: v.optional(text),
  /** Above the messages. */
  voice: v.optional(v.strictObject({ category: text, channels: v.array(voiceChannel) })),
});

export type Speaker = v.InferOutput<typeof speaker>;
export type Art = v.InferOutput<typeof art>;
export type ChatEmbed = v.InferOutput<typeof embed>;
export type ButtonStyle = v.InferOutput<typeof buttonStyle>;
export type ChatForm = v.InferOutput<typeof form>;
export type ChatMessage = v.InferOutput<typeof message>;
export type VoiceChannel = v.InferOutput<typeof voiceChannel>;
export type Scene = v.InferOutput<typeof scene>;
