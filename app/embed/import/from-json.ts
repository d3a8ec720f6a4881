import { LOST } from "../../content/embed/import.ts";
import { MAX_BUTTONS, blank, isBlank, type Embed } from "../embed.ts";
import { isComponent, joinTexts, layoutOf, takeHeading } from "./components.ts";
import { embedOf, isEmbedJson } from "./embed-json.ts";
import { Losses } from "./losses.ts";
import { isRecord, recordsOf, textOf, type Fields } from "./values.ts";

/** An imported embed, and a line for each part of its source that embed code cannot express. */
export interface ImportResult {
  embed: Embed;
  lost: string[];
}

/** A list within a list within a list … is hostile beyond this depth. */
const MAX_DEPTH = 8;

/**
 * The message in pasted JSON: a message, a backup of several, the body of a webhook, an embed, components, or a
 * list of one of these.
 */
function messageOf(value: unknown, losses: Losses, depth = 0): Fields | null {
  if (depth > MAX_DEPTH) return null;
  if (Array.isArray(value)) return messageOfList(value, losses, depth);
  if (!isRecord(value)) return null;
  for (const key of ["messages", "data", "message"]) {
    const inner = value[key];
    if (isRecord(inner) || Array.isArray(inner)) return messageOf(inner, losses, depth + 1);
  }
  if (typeof value.payload_json === "string") {
    return messageOf(jsonOf(value.payload_json), losses, depth + 1);
  }
  if (isRecord(value.embed)) return { ...value, embeds: [value.embed], embed: undefined };
  if (isComponent(value.component)) return { components: [value.component] };
  if (isComponent(value)) return { components: [value] };
  if (["embeds", "components", "content"].some((key) => key in value)) return value;
  return isEmbedJson(value) ? { embeds: [value] } : null;
}

function messageOfList(list: readonly unknown[], losses: Losses, depth: number): Fields | null {
  if (list.some(isComponent)) return { components: list };
  const embeds = list.filter(isRecord);
  const isWhole = (one: Fields) => "embeds" in one || "content" in one || "components" in one;
  if (embeds.length > 0 && embeds.every((one) => isEmbedJson(one) && !isWhole(one))) {
    return { embeds };
  }
  const [first, ...others] = list;
  losses.count("messages", others.length);
  return messageOf(first, losses, depth + 1);
}

/** Keeps IDs that stand as numbers whole: they have more digits than a JavaScript number. */
function withDigits(_: string, value: unknown, context?: { source?: string }): unknown {
  const isWide = typeof value === "number" && !Number.isSafeInteger(value);
  return isWide && /^\d+$/.test(context?.source ?? "") ? context?.source : value;
}

/** The value of a JSON text; undefined if it is none. */
export function jsonOf(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text, withDigits);
    return value;
  } catch {
    return undefined;
  }
}

/** Keys that are imported, or that do not change how the message looks. */
const IMPORTED_OR_INVISIBLE = new Set(
  (
    "content embeds embed components id type channel_id guild_id author member timestamp edited_timestamp tts " +
    "mentions mention_roles mention_channels mention_everyone allowed_mentions pinned flags nonce version " +
    "webhook_id application_id message_reference position reactions attachments username avatar_url avatar " +
    "thread_name applied_tags name backupId targets resolved interaction interaction_metadata"
  ).split(" "),
);

/** Messages of the platform's API or its client have many keys; these are the ones that show. */
const SHOWN_BY_CHAT = ["poll", "sticker_items", "stickers", "stickerItems"];

function countMessage(message: Fields, losses: Losses): void {
  losses.count("attachments", recordsOf(message.attachments).length);
  if (textOf(message.username) || textOf(message.avatar_url)) losses.add(LOST.sender);
  const isReceived = isRecord(message.author) && "id" in message;
  const keys = isReceived
    ? SHOWN_BY_CHAT.filter((key) => recordsOf(message[key]).length > 0)
    : Object.keys(message).filter((key) => !IMPORTED_OR_INVISIBLE.has(key));
  for (const key of keys) if (message[key] !== undefined) losses.add(LOST.key(key.slice(0, 40)));
}

/** Imports a JSON value of the platform, its client or a builder; null if it holds nothing that can be shown. */
export function fromJson(value: unknown): ImportResult | null {
  const losses = new Losses();
  const message = messageOf(value, losses);
  if (!message) return null;
  const [first, ...others] = recordsOf(message.embeds);
  losses.count("embeds", others.length);
  const base = first ? embedOf(first, losses) : { ...blank(), color: "" };
  const layout = layoutOf(message.components, losses);
  losses.count("buttons", layout.buttons.length - MAX_BUTTONS);
  for (const picture of ["thumbnail", "image"] as const) {
    if (base[picture] !== "" && layout[picture] !== "") losses.count("pictures");
  }
  const heading = base.title === "" ? takeHeading(layout.texts) : null;
  const texts = heading?.rest ?? layout.texts;
  countMessage(message, losses);
  const embed: Embed = {
    ...base,
    content: textOf(message.content),
    title: heading?.title ?? base.title,
    url: base.url || (heading?.url ?? ""),
    description: texts.length === 0 ? base.description : joinTexts([base.description, ...texts]),
    color: base.color || layout.color,
    thumbnail: base.thumbnail || layout.thumbnail,
    image: base.image || layout.image,
    buttons: layout.buttons.slice(0, MAX_BUTTONS),
  };
  return isBlank(embed) ? null : { embed, lost: losses.list() };
}
