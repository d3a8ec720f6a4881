import { hexOfHsl } from "../../content/colors.ts";
import { LOST } from "../../content/embed/import.ts";
import { MAX_FIELDS, blank, hexColor, type Embed, type EmbedField } from "../embed.ts";
import type { Losses } from "./losses.ts";
import {
  firstText,
  isEmpty,
  isRecord,
  recordOf,
  recordsOf,
  textOf,
  type Fields,
} from "./values.ts";

/** The address of a picture. Files that were sent with the message have none. */
export function pictureOf(value: unknown, losses: Losses): string {
  const url = typeof value === "string" ? value : firstText(recordOf(value), "url", "proxy_url");
  if (!url.startsWith("attachment://")) return url;
  losses.count("files");
  return "";
}

function iconOf(record: Fields, losses: Losses): string {
  return pictureOf(losses.text(record, "icon_url", "iconURL", "iconUrl", "icon"), losses);
}

const YES: ReadonlySet<unknown> = new Set([true, "true", 1]);

function fieldOf(field: Fields, losses: Losses): EmbedField {
  return {
    name: losses.text(field, "name", "rawName"),
    value: losses.text(field, "value", "rawValue"),
    inline: YES.has(field.inline) || YES.has(field.isInline),
  };
}

function hexOf(red: number, green: number, blue: number): string {
  return `#${[red, green, blue]
    .map((part) =>
      Math.min(255, Math.max(0, Math.round(part)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** The numbers of `rgb()` or `hsl()`. The client writes `calc(var(--saturation-factor, 1) * 85%)` for 85%. */
function fromFunction(text: string): string | null {
  const match = /^(rgb|hsl)a?\((.{1,200})\)$/i.exec(text.trim());
  if (!match) return null;
  const plain = (match[2] ?? "").replaceAll(/calc\(\s*var\([^)]*\)\s*\*\s*([\d.]+%?)\s*\)/g, "$1");
  const numbers = [...plain.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
  const [first, second, third] = numbers;
  if (first === undefined || second === undefined || third === undefined) return null;
  const isRgb = match[1]?.toLowerCase() === "rgb";
  return isRgb ? hexOf(first, second, third) : hexOfHsl(first / 60, second / 100, third / 100);
}

/** A colour in any notation of JSON as '#rrggbb', or a text with a variable as it is; null for none of these. */
function colorOf(value: unknown): string | null {
  if (Array.isArray(value)) {
    const [red, green, blue] = value.map(Number);
    const isColor = [red, green, blue].every((part) => Number.isFinite(part));
    return isColor ? hexOf(red ?? 0, green ?? 0, blue ?? 0) : null;
  }
  if (isRecord(value)) return colorOf([value.r, value.g, value.b]);
  const text = textOf(value).trim();
  if (typeof value !== "number") {
    // Some write how transparent it is behind it.
    const hex = hexColor(/^#[\da-f]{8}$/i.test(text) ? text.slice(0, 7) : text);
    if (hex) return hex;
    if (/\{[\w.]+\}/.test(text)) return text;
  }
  const number = /^\d{1,8}$/.test(text) ? Number(text) : Number.NaN;
  if (number <= 0xffffff) return `#${number.toString(16).padStart(6, "0")}`;
  return fromFunction(text);
}

/** The colour of an embed or a container; "" without one, and without one we know. */
export function accentOf(value: unknown, losses: Losses): string {
  if (value === undefined || value === null || value === "") return "";
  const color = colorOf(value);
  if (color === null) losses.add(LOST.color(textOf(value) || "…"));
  return color ?? "";
}

/** Keys by which an object is recognised as an embed. The client writes the raw ones. */
const MARKS =
  "title description color author footer thumbnail image fields rawTitle rawDescription".split(" ");

/** Keys that are imported, or that do not show. */
export const EMBED_KEYS: ReadonlySet<string> = new Set([
  ...MARKS,
  ...(
    "url colour images timestamp video type id _id flags data reference_id referenceId " +
    "content_scan_version contentScanVersion"
  ).split(" "),
]);

export function isEmbedJson(value: Fields): boolean {
  return MARKS.some((key) => key in value);
}

/** The picture of an embed. The client and exports of chats list several. */
function imageOf(json: Fields, losses: Losses): string {
  const listed: readonly unknown[] = Array.isArray(json.images) ? json.images : [json.images];
  const pictures = [json.image, ...listed].filter((one) => !isEmpty(one));
  const [first = "", ...others] = new Set(pictures.map((one) => pictureOf(one, losses)));
  losses.count("pictures", others.length);
  return first;
}

/** An embed of the platform's API, of the client's raw data or of a library, as far as embed code can hold it. */
export function embedOf(json: Fields, losses: Losses): Embed {
  const author = isRecord(json.author) ? json.author : { name: json.author };
  const footer = isRecord(json.footer) ? json.footer : { text: json.footer };
  const fields = recordsOf(json.fields);
  const hasTime = !isEmpty(json.timestamp);
  if (hasTime && json.timestamp !== true) losses.add(LOST.fixedTime);
  if (!isEmpty(json.video)) losses.add(LOST.video);
  losses.count("fields", fields.length - MAX_FIELDS);
  return {
    ...blank(),
    title: losses.text(json, "title", "rawTitle"),
    description: losses.text(json, "description", "rawDescription"),
    url: losses.text(json, "url"),
    color: accentOf(json.color ?? json.colour, losses),
    author: {
      name: losses.text(author, "name"),
      icon: iconOf(author, losses),
      url: losses.text(author, "url"),
    },
    footer: { text: losses.text(footer, "text"), icon: iconOf(footer, losses) },
    thumbnail: pictureOf(json.thumbnail, losses),
    image: imageOf(json, losses),
    fields: fields.slice(0, MAX_FIELDS).map((field) => fieldOf(field, losses)),
    timestamp: hasTime,
  };
}
