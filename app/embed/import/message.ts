import { LOST } from "../../content/embed/import.ts";
import { isEmbedJson } from "./embed-json.ts";
import { isComponent } from "./components.ts";

import type { Losses } from "./losses.ts";
import { firstText, isEmpty, isRecord, type Fields } from "./values.ts";

/** A list nested deeper than this is hostile. */
const MAX_DEPTH = 8;

/** Some bots' names for the content. */
export const CONTENT_KEYS = ["content", "plainText", "plaintext", "plain_text", "message", "text"];

/** Keys that make an object a message. */
const OWN_KEYS = ["embeds", "embed", "components", "code", ...CONTENT_KEYS];

/** Keys behind which backups, bodies, events and exports keep messages. */
const WRAPPERS = "payload_json messages backups data message d body message_snapshots".split(" ");

/** Keys that make an object an embed, although it has a message's parts too. */
const EMBED_TEXTS = ["title", "description", "fields", "image", "thumbnail", "footer"];

export function contentOf(message: Fields): string {
  return firstText(message, ...CONTENT_KEYS);
}

function isOwn(value: Fields, key: string): boolean {
  const part = value[key];
  // Text is content; an object under the same key is a message inside.
  return CONTENT_KEYS.includes(key) ? typeof part === "string" && part !== "" : !isEmpty(part);
}

/**
 * The messages in pasted JSON, in order: one message, a backup, a webhook's body, an embed,
 * components, or a list of these. `outer` names what shows around them.
 */
export function messagesIn(value: unknown, outer: Losses, depth = 0): Fields[] {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return messagesInList(value, outer, depth);
  if (!isRecord(value)) return [];
  if (isComponent(value.component)) return [{ components: [value.component] }];
  if (isComponent(value)) return [{ components: [value] }];
  if (OWN_KEYS.some((key) => isOwn(value, key))) return [value];
  const found = WRAPPERS.flatMap((key) => messagesIn(value[key], outer, depth + 1));
  if (found.length > 0) {
    for (const key of EMBED_TEXTS) if (!isEmpty(value[key])) outer.key(key);
    return found;
  }
  return isEmbedJson(value) ? [{ embeds: [value] }] : [];
}

function messagesInList(list: readonly unknown[], outer: Losses, depth: number): Fields[] {
  if (list.some((one) => typeof one !== "object" && !isEmpty(one))) outer.add(LOST.around);
  if (list.some(isComponent)) return [{ components: list }];
  const embeds = list.filter(isRecord);
  const isWhole = (one: Fields) => OWN_KEYS.some((key) => isOwn(one, key));
  if (embeds.length > 0 && embeds.every((one) => isEmbedJson(one) && !isWhole(one))) {
    return [{ embeds }];
  }
  return list.flatMap((one) => messagesIn(one, outer, depth + 1));
}

/** Whether a message was read from chat rather than written to send. */
export function isReceived(message: Fields): boolean {
  return isRecord(message.author) && "id" in message;
}

/** Whether a message has an embed's parts itself. */
export function isItsOwnEmbed(message: Fields): boolean {
  return !isReceived(message) && EMBED_TEXTS.some((key) => !isEmpty(message[key]));
}

/** Libraries put an embed's parts into `data`. */
function unwrapped(embed: Fields): Fields {
  return isRecord(embed.data) ? { ...embed, ...embed.data, data: undefined } : embed;
}

/** A message's embeds, without those that chat makes of links. */
export function embedsOf(message: Fields, losses: Losses): Fields[] {
  const listed = ["embeds", "embed"]
    .flatMap((key) => losses.records(message[key], key))
    .map(unwrapped);
  const content = contentOf(message);
  const written = listed.filter(
    ({ type, url }) =>
      type === undefined || type === "rich" || typeof url !== "string" || !content.includes(url),
  );
  return isItsOwnEmbed(message) ? [...written, message] : written;
}
