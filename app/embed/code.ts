import { readButton, writeButton } from "./button-parts.ts";
import { MOST_BUTTONS, MOST_FIELDS, blank, type Embed, type EmbedField } from "./embed.ts";
import { allJoined, freed, held, joined, parted } from "./escaping.ts";

/** Longer texts are no embed code; the scan stays short whatever is pasted. */
export const MOST_CODE = 65_536;

export const HEAD = "{embed}";
export const OPEN = "$v{";

/** Keys the builder edits; `message` is what sibling bots call the content. */
export const KEYS: ReadonlySet<string> = new Set([
  "content",
  "message",
  "title",
  "description",
  "url",
  "color",
  "author",
  "footer",
  "thumbnail",
  "image",
  "field",
  "button",
  "timestamp",
]);

function segment(key: string, value: string): string {
  return `${OPEN}${key}: ${value}}`;
}

function filled(key: string, value: string): string {
  return value === "" ? "" : segment(key, value);
}

function writeField({ name, value, inline }: EmbedField): string {
  if (inline) return allJoined([name, value, "inline"]);
  const short = joined([name, value]);
  const again = readField(parted(short));
  const isSame = again.name === name && again.value === value && !again.inline;
  return isSame ? short : allJoined([name, value, ""]);
}

/** The code text of an embed (§3): `{embed}` and one `$v{key: value}` for each part that is filled in. */
export function write(embed: Embed): string {
  const { author, footer } = embed;
  const known = [
    filled("content", held(embed.content)),
    filled("title", held(embed.title)),
    filled("description", held(embed.description)),
    filled("url", held(embed.url)),
    filled("color", held(embed.color)),
    filled("author", joined([author.name, author.icon, author.url])),
    filled("footer", joined([footer.text, footer.icon])),
    filled("thumbnail", held(embed.thumbnail)),
    filled("image", held(embed.image)),
    ...embed.fields.map((field) => segment("field", writeField(field))),
    ...embed.buttons.map((button) =>
      segment(
        "button",
        writeButton(button, (value) => readButton(parted(value))),
      ),
    ),
    embed.timestamp ? segment("timestamp", "true") : "",
  ].join("");
  // Code without one known segment is none: an embed with nothing in it still has to come back.
  const rest = embed.rest.map((raw) => `${OPEN}${held(raw)}}`).join("");
  return `${HEAD}${known || segment("color", "")}${rest}`;
}

const YES = new Set(["inline", "true", "yes"]);
const NO = new Set(["", "false", "no"]);

/** Inline stands as a third part, or as the last word of the value. */
function readField(parts: readonly string[]): EmbedField {
  const [name = "", value = ""] = parts;
  const last = parts.at(-1)?.trim().toLowerCase() ?? "";
  if (parts.length > 2) {
    const isFlag = YES.has(last) || NO.has(last);
    // More `&&` than parts: they were meant to be read.
    const text = parts.slice(1, isFlag ? -1 : undefined).join(" && ");
    return { name, value: text, inline: YES.has(last) };
  }
  const cut = value.trimEnd().length - "inline".length;
  const isLast = parts.length === 2 && last.endsWith("inline") && /\s/.test(value[cut - 1] ?? "");
  return isLast
    ? { name, value: value.slice(0, cut).trimEnd(), inline: true }
    : { name, value, inline: false };
}

/** Parts for two or three places; more `&&` than places belong to the first. */
function placed(parts: readonly string[], places: number): string[] {
  const extra = parts.length - places;
  if (extra <= 0) return [...parts];
  return [parts.slice(0, extra + 1).join(" && "), ...parts.slice(extra + 1)];
}

/** Puts one segment into the embed; false if it does not fit or the builder does not know its key. */
function take(embed: Embed, key: string, value: string): boolean {
  switch (key) {
    case "content":
    case "title":
    case "description":
    case "url":
    case "color":
    case "thumbnail":
    case "image":
      embed[key] = freed(value);
      return true;
    case "message":
      embed.content = freed(value);
      return true;
    case "author": {
      const [name = "", icon = "", url = ""] = placed(parted(value), 3);
      embed.author = { name, icon, url };
      return true;
    }
    case "footer": {
      const [text = "", icon = ""] = placed(parted(value), 2);
      embed.footer = { text, icon };
      return true;
    }
    case "field":
      if (embed.fields.length >= MOST_FIELDS) return false;
      embed.fields.push(readField(parted(value)));
      return true;
    case "button":
      if (embed.buttons.length >= MOST_BUTTONS) return false;
      embed.buttons.push(readButton(parted(value)));
      return true;
    case "timestamp":
      embed.timestamp = !NO.has(value.trim().toLowerCase()) || value.trim() === "";
      return true;
    default:
      return false;
  }
}

export interface Segment {
  key: string;
  value: string;
  /** What stood between `$v{` and the last `}`, or the end where there is none; `{embed}` taken out. */
  raw: string;
  /** Place of the `$v{`, in characters from the start, and of the end of what it holds. */
  at: number;
  end: number;
  isClosed: boolean;
}

/** Cuts code into its segments and the text outside of them. Braces inside a text need no partner. */
export function segmentsOf(code: string): { segments: Segment[]; outside: string[] } {
  const [head = "", ...pieces] = code.split(OPEN);
  const outside = [head];
  const segments: Segment[] = [];
  let at = head.length;
  for (const piece of pieces) {
    // The bot takes its own word out first, wherever it stands.
    const text = piece.includes(HEAD) ? piece.replaceAll(HEAD, "") : piece;
    const close = text.lastIndexOf("}");
    const raw = close < 0 ? text.trimEnd() : text.slice(0, close);
    if (close >= 0) outside.push(text.slice(close + 1));
    const colon = raw.indexOf(":");
    const key = (colon < 0 ? raw : raw.slice(0, colon)).slice(0, 64).trim().toLowerCase();
    const value = colon < 0 ? "" : raw.slice(colon + (raw[colon + 1] === " " ? 2 : 1));
    const end = at + OPEN.length + piece.trimEnd().length;
    segments.push({ key, value, raw, at, end, isClosed: close >= 0 });
    at += OPEN.length + piece.length;
  }
  return { segments, outside };
}

/** Text around the segments: the bot's own word, code fences and a command in front are no content. */
function around(outside: readonly string[]): string {
  return outside
    .map((text) => text.replaceAll(HEAD, "").replaceAll("```", "").trim())
    .filter((text) => text !== "" && !/^[;,.!?/$-]\w/.test(text))
    .join("\n");
}

/**
 * Reads code text; null if it is none: longer than `MOST_CODE`, or without one segment whose key is known.
 * Colour stays empty if the code has none.
 */
export function read(code: string): Embed | null {
  if (code.length > MOST_CODE) return null;
  const { segments, outside } = segmentsOf(code);
  if (!segments.some(({ key }) => KEYS.has(key))) return null;
  const embed = { ...blank(), color: "" };
  for (const { key, value, raw } of segments) {
    if (!take(embed, key, value)) embed.rest.push(freed(raw));
  }
  if (embed.content === "") embed.content = around(outside);
  return embed;
}
