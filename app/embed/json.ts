import * as v from "valibot";
import {
  BUTTON_STYLES,
  MAX_BUTTONS,
  MAX_FIELDS,
  blank,
  hexColor,
  type Embed,
  type EmbedButton,
} from "./embed.ts";

/** An embed from JSON of the chat platform, and a description of each part that embed code cannot express. */
export interface ImportResult {
  embed: Embed;
  lost: string[];
}

const text = v.fallback(v.nullish(v.string(), ""), "");
const object = v.fallback(v.nullish(v.record(v.string(), v.unknown()), {}), {});
const objects = v.fallback(v.array(object), []);

const embedShape = v.object({
  title: text,
  description: text,
  url: text,
  color: v.fallback(v.nullish(v.union([v.number(), v.string()]), null), null),
  timestamp: v.fallback(v.nullish(v.union([v.string(), v.number()]), null), null),
  author: v.pipe(object, v.object({ name: text, url: text, icon_url: text })),
  footer: v.pipe(object, v.object({ text, icon_url: text })),
  thumbnail: v.pipe(object, v.object({ url: text })),
  image: v.pipe(object, v.object({ url: text })),
  fields: v.fallback(
    v.array(v.object({ name: text, value: text, inline: v.fallback(v.boolean(), false) })),
    [],
  ),
});

const buttonShape = v.object({
  type: v.fallback(v.number(), 0),
  label: text,
  style: v.fallback(v.number(), 2),
  url: text,
  emoji: v.pipe(
    object,
    v.object({ name: text, id: text, animated: v.fallback(v.boolean(), false) }),
  ),
});

type Message = Record<string, unknown>;

function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The message in pasted JSON, which may be a message, a backup of several, an embed, or a list of these. */
function messageOf(value: unknown): { message: Message; others: number } | null {
  if (Array.isArray(value)) {
    const [first, ...others] = value;
    const inner = messageOf(first);
    return inner && { ...inner, others: inner.others + others.length };
  }
  if (!isMessage(value)) return null;
  if (Array.isArray(value.messages)) return messageOf(value.messages);
  if (isMessage(value.data)) return messageOf(value.data);
  if (isMessage(value.embed)) {
    return { message: { ...value, embeds: [value.embed] }, others: 0 };
  }
  const isWhole = ["embeds", "components", "content"].some((key) => key in value);
  const isEmbed = Object.keys(embedShape.entries).some((key) => key in value);
  if (isWhole) return { message: value, others: 0 };
  return isEmbed ? { message: { embeds: [value] }, others: 0 } : null;
}

function colorText(color: number | string | null): string {
  if (typeof color === "string") return color;
  if (color === null || !Number.isInteger(color) || color < 0 || color > 0xffffff) return "";
  return `#${color.toString(16).padStart(6, "0")}`;
}

function buttonOf(value: unknown): EmbedButton | null {
  const result = v.safeParse(buttonShape, value);
  if (!result.success || result.output.type !== 2) return null;
  const { label, style, url, emoji } = result.output;
  const custom = `<${emoji.animated ? "a" : ""}:${emoji.name}:${emoji.id}>`;
  return {
    label,
    style: BUTTON_STYLES[style - 1] ?? "secondary",
    url,
    emoji: emoji.id ? custom : emoji.name,
  };
}

function counted(number: number, one: string): string[] {
  if (number <= 0) return [];
  return [number === 1 ? `1 ${one}` : `${number} ${one}s`];
}

/** Keys of a message that the builder imports, or that do not change how the message looks. */
const IMPORTED_OR_INVISIBLE = new Set(
  (
    "content embeds components embed id type channel_id author edited_timestamp timestamp tts " +
    "mentions mention_roles mention_everyone attachments pinned flags username"
  ).split(" "),
);

/** Imports JSON of the chat platform or of other builders; null if it is neither. */
export function fromJson(source: string): ImportResult | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), source);
  const found = parsed.success ? messageOf(parsed.output) : null;
  if (!found) return null;
  const { message, others } = found;
  const embeds = v.parse(objects, message.embeds);
  const first = v.parse(embedShape, embeds[0] ?? {});
  const rows = v.parse(objects, message.components);
  const components = rows.flatMap((row) =>
    row.type === 1 ? v.parse(objects, row.components) : [row],
  );
  const buttons = components.map(buttonOf).filter((button) => button !== null);
  const embed: Embed = {
    ...blank(),
    content: v.parse(text, message.content),
    title: first.title,
    description: first.description,
    url: first.url,
    color: colorText(first.color),
    author: { name: first.author.name, icon: first.author.icon_url, url: first.author.url },
    footer: { text: first.footer.text, icon: first.footer.icon_url },
    thumbnail: first.thumbnail.url,
    image: first.image.url,
    fields: first.fields.slice(0, MAX_FIELDS),
    buttons: buttons.slice(0, MAX_BUTTONS),
    timestamp: first.timestamp !== null,
  };
  const keys = Object.keys(message).filter((key) => !IMPORTED_OR_INVISIBLE.has(key));
  return {
    embed,
    lost: [
      ...counted(others, "further message"),
      ...counted(embeds.length - 1, "further embed"),
      ...counted(first.fields.length - MAX_FIELDS, "field"),
      ...counted(components.length - embed.buttons.length, "component that is no button"),
      ...(first.timestamp === null ? [] : ["the fixed time: the bot writes the time of sending"]),
      ...keys.map((key) => `“${key}”`),
    ],
  };
}

const CUSTOM_EMOJI = /^<(a?):(\w{1,64}):(\d{17,20})>$/;

function emojiJson(emoji: string): object | undefined {
  const [, animated, name, id] = CUSTOM_EMOJI.exec(emoji.trim()) ?? [];
  if (id) return { name, id, animated: animated === "a" };
  return emoji.trim() ? { name: emoji.trim() } : undefined;
}

function filled<T extends Record<string, unknown>>(record: T): Partial<T> | undefined {
  const pairs = Object.entries(record).filter(([, value]) => value !== "" && value !== undefined);
  if (pairs.length === 0) return undefined;
  return Object.assign({}, ...pairs.map(([key, value]) => ({ [key]: value })));
}

function buttonJson({ label, style, url, emoji }: EmbedButton): object {
  // Only link buttons, which are style 5, have an address.
  const number = url === "" ? BUTTON_STYLES.indexOf(style) + 1 : 5;
  return {
    type: 2,
    style: number,
    label: label || undefined,
    url: url || undefined,
    emoji: emojiJson(emoji),
  };
}

/**
 * The message as JSON of the chat platform, and a description of each part that it cannot express. `sentAt` is
 * the timestamp to write, as an ISO date.
 */
export function toJson(embed: Embed, sentAt: string): { json: string; lost: string[] } {
  const color = hexColor(embed.color);
  const body = filled({
    title: embed.title,
    description: embed.description,
    url: embed.url,
    color: color ? Number.parseInt(color.slice(1), 16) : undefined,
    timestamp: embed.timestamp ? sentAt : undefined,
    author: filled({
      name: embed.author.name,
      icon_url: embed.author.icon,
      url: embed.author.url,
    }),
    footer: filled({ text: embed.footer.text, icon_url: embed.footer.icon }),
    thumbnail: filled({ url: embed.thumbnail }),
    image: filled({ url: embed.image }),
    fields: embed.fields.length > 0 ? embed.fields : undefined,
  });
  const rows = Array.from({ length: Math.ceil(embed.buttons.length / 5) }, (_, row) => ({
    type: 1,
    components: embed.buttons.slice(row * 5, row * 5 + 5).map(buttonJson),
  }));
  const message = {
    content: embed.content || undefined,
    embeds: body ? [body] : [],
    components: rows.length > 0 ? rows : undefined,
  };
  const texts = JSON.stringify(message);
  return {
    json: JSON.stringify(message, null, 2),
    lost: [
      ...(/\{(user|guild)[.}]/.test(texts) ? ["variables: only the bot replaces them"] : []),
      ...(embed.color !== "" && !color ? ["the colour, which is no number"] : []),
      ...(embed.timestamp ? ["the time of sending: a fixed one stands for it"] : []),
      ...(embed.buttons.some(({ url }) => url !== "") ? ["the colours of link buttons"] : []),
      ...counted(embed.rest.length, "segment of the bot's own"),
    ],
  };
}
