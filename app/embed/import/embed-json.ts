import { hexOfHsl } from "../../content/colors.ts";
import { LOST } from "../../content/embed/import.ts";
import { MAX_FIELDS, blank, hexColor, type Embed, type EmbedField } from "../embed.ts";
import type { Losses } from "./losses.ts";
import { firstText, isEmpty, isRecord, recordOf, textOf, type Fields } from "./values.ts";

/** A picture's address under a key. Files sent with the message have none. */
export function pictureOf(value: unknown, key: string, losses: Losses): string {
  const url =
    typeof value === "string" ? value : firstText(recordOf(value), "url", "proxy_url", "src");
  if (url === "" && !isEmpty(value)) losses.key(key);
  if (!url.startsWith("attachment://")) return url;
  losses.count("files");
  return "";
}

function iconOf(record: Fields, losses: Losses): string {
  return pictureOf(losses.text(record, ...ICON_KEYS), "icon", losses);
}

const ICON_KEYS = ["icon_url", "iconURL", "iconUrl", "icon"];
const FIELD_KEYS = new Set(["name", "rawName", "value", "rawValue", "inline", "isInline"]);
/** Addresses of chat's copies, which it doesn't show. */
const COPIES = "proxy_icon_url proxyIconURL iconProxyURL iconCanonicalUrl".split(" ");
const AUTHOR_KEYS = new Set(["name", "url", ...ICON_KEYS, ...COPIES]);
const FOOTER_KEYS = new Set(["text", ...ICON_KEYS, ...COPIES]);

function fieldOf(field: Fields, losses: Losses): EmbedField {
  losses.others(field, FIELD_KEYS);
  const inline = textOf(field.inline ?? field.isInline).toLowerCase();
  if (!isEmpty(field.inline) && !/^(?:true|1|yes|false|0|no)$/.test(inline)) losses.key("inline");
  return {
    name: losses.text(field, "name", "rawName"),
    value: losses.text(field, "value", "rawValue"),
    inline: /^(?:true|1|yes)$/.test(inline),
  };
}

/** An embed's fields; some write them by name: `{"Rules": "Be kind"}`. */
function fieldsOf(value: unknown, losses: Losses): Fields[] {
  const isNamed = isRecord(value) && !Object.keys(value).some((key) => FIELD_KEYS.has(key));
  if (!isNamed) return losses.records(value, "fields");
  return Object.entries(value).map(([name, one]) =>
    isRecord(one) ? Object.assign({ name }, one) : { name, value: one },
  );
}

/** An embed's author or footer. Some write only its text, under the first key. */
function partOf(value: unknown, keys: ReadonlySet<string>, losses: Losses): Fields {
  const [text = ""] = keys;
  const part = isRecord(value) ? value : { [text]: value };
  losses.others(part, keys);
  return part;
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

/** The numbers of `rgb()` or `hsl()`; the client writes 85% as a `calc(… * 85%)`. */
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

/** A JSON colour in any notation as '#rrggbb', or a variable unchanged; null for others. */
function colorOf(value: unknown): string | null {
  if (Array.isArray(value)) {
    const [red, green, blue] = value.map((part) => Number(textOf(part) || Number.NaN));
    const isColor = [red, green, blue].every((part) => Number.isFinite(part));
    return isColor ? hexOf(red ?? 0, green ?? 0, blue ?? 0) : null;
  }
  if (isRecord(value)) return colorOf([value.r, value.g, value.b]);
  const text = textOf(value).trim();
  if (typeof value !== "number") {
    // Some append the opacity.
    const hex = hexColor(/^#[\da-f]{8}$/i.test(text) ? text.slice(0, 7) : text);
    if (hex) return hex;
    if (/\{[\w.]+\}/.test(text)) return text;
  }
  const number = /^\d{1,8}$/.test(text) ? Number(text) : Number.NaN;
  if (number <= 0xffffff) return `#${number.toString(16).padStart(6, "0")}`;
  return fromFunction(text);
}

/** The colour of an embed or container; "" if missing or unknown. */
export function accentOf(value: unknown, losses: Losses): string {
  if (value === undefined || value === null || value === "") return "";
  const color = colorOf(value);
  if (color === null) losses.add(LOST.color(textOf(value) || "…"));
  return color ?? "";
}

/** Keys that tell an embed. The client writes the raw ones. */
const MARKS =
  "title description color author footer thumbnail image fields rawTitle rawDescription".split(" ");

/** Keys that are imported, or not shown. */
export const EMBED_KEYS: ReadonlySet<string> = new Set([
  ...MARKS,
  ...(
    "url colour images timestamp video type id _id flags reference_id referenceId " +
    "content_scan_version contentScanVersion"
  ).split(" "),
]);

export function isEmbedJson(value: Fields): boolean {
  return MARKS.some((key) => key in value);
}

/** An embed's picture. The client and chat exports list several. */
function imageOf(json: Fields, losses: Losses): string {
  const listed: readonly unknown[] = Array.isArray(json.images) ? json.images : [json.images];
  const pictures = [json.image, ...listed].flat().filter((one) => !isEmpty(one));
  const [first = "", ...others] = new Set(pictures.map((one) => pictureOf(one, "image", losses)));
  losses.count("pictures", others.length);
  return first;
}

/** An embed of the platform's API, the client's data or a library, as far as code can hold it. */
export function embedOf(json: Fields, losses: Losses): Embed {
  const author = partOf(json.author, AUTHOR_KEYS, losses);
  const footer = partOf(json.footer, FOOTER_KEYS, losses);
  const fields = fieldsOf(json.fields, losses);
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
    thumbnail: pictureOf(json.thumbnail, "thumbnail", losses),
    image: imageOf(json, losses),
    fields: fields.slice(0, MAX_FIELDS).map((field) => fieldOf(field, losses)),
    timestamp: hasTime,
  };
}
