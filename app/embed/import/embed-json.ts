import { LOST } from "../../content/embed/import.ts";
import { MAX_FIELDS, blank, type Embed, type EmbedField } from "../embed.ts";
import { colorOf } from "./color.ts";
import type { Losses } from "./losses.ts";
import { firstText, isRecord, recordOf, recordsOf, textOf, type Fields } from "./values.ts";

/** The address of a picture. Files that were sent with the message have none. */
export function pictureOf(value: unknown, losses: Losses): string {
  const url = typeof value === "string" ? value : firstText(recordOf(value), "url", "proxy_url");
  if (!url.startsWith("attachment://")) return url;
  losses.count("files");
  return "";
}

function iconOf(record: Fields, losses: Losses): string {
  return pictureOf(firstText(record, "icon_url", "iconURL", "iconUrl", "icon"), losses);
}

function fieldOf(field: Fields): EmbedField {
  return {
    name: firstText(field, "name", "rawName"),
    value: firstText(field, "value", "rawValue"),
    inline: field.inline === true || field.inline === "true",
  };
}

/** The colour of an embed or a container; "" without one, and without one we know. */
export function accentOf(value: unknown, losses: Losses): string {
  if (value === undefined || value === null || value === "") return "";
  const color = colorOf(value);
  if (color === null) losses.add(LOST.color(textOf(value) || "…"));
  return color ?? "";
}

/** Keys by which an object is recognised as an embed. The client writes the raw ones. */
const EMBED_KEYS = [
  "title",
  "description",
  "color",
  "author",
  "footer",
  "thumbnail",
  "image",
  "fields",
  "rawTitle",
  "rawDescription",
];

export function isEmbedJson(value: Fields): boolean {
  return EMBED_KEYS.some((key) => key in value);
}

/** An embed of the platform's API, of the client's raw data or of a library, as far as embed code can hold it. */
export function embedOf(json: Fields, losses: Losses): Embed {
  const author = isRecord(json.author) ? json.author : { name: json.author };
  const footer = isRecord(json.footer) ? json.footer : { text: json.footer };
  const fields = recordsOf(json.fields);
  const { timestamp } = json;
  const hasTime = timestamp !== undefined && timestamp !== null && timestamp !== false;
  if (hasTime && timestamp !== true) losses.add(LOST.fixedTime);
  if (isRecord(json.video)) losses.add(LOST.video);
  losses.count("fields", fields.length - MAX_FIELDS);
  return {
    ...blank(),
    title: firstText(json, "title", "rawTitle"),
    description: firstText(json, "description", "rawDescription"),
    url: textOf(json.url),
    color: accentOf(json.color ?? json.colour, losses),
    author: { name: textOf(author.name), icon: iconOf(author, losses), url: textOf(author.url) },
    footer: { text: textOf(footer.text), icon: iconOf(footer, losses) },
    thumbnail: pictureOf(json.thumbnail, losses),
    image: pictureOf(json.image, losses),
    fields: fields.slice(0, MAX_FIELDS).map(fieldOf),
    timestamp: hasTime,
  };
}
