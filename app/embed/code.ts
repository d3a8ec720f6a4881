import { readButton, writeButton } from "./button-parts.ts";
import { MAX_BUTTONS, MAX_FIELDS, blank, type Embed, type EmbedField } from "./embed.ts";
import { escapeText, joinAllParts, joinParts, splitParts, unescapeText } from "./escaping.ts";

/** Longer texts are refused, which bounds the reading time. In characters. */
export const MAX_CODE_LENGTH = 65_536;

export const EMBED_MARKER = "{embed}";
export const SEGMENT_START = "$v{";

/** Keys that the builder edits. Similar bots write `message` for `content`. */
export const KNOWN_KEYS: ReadonlySet<string> = new Set([
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
  return `${SEGMENT_START}${key}: ${value}}`;
}

function optionalSegment(key: string, value: string): string {
  return value === "" ? "" : segment(key, value);
}

function writeField({ name, value, inline }: EmbedField): string {
  if (inline) return joinAllParts([name, value, "inline"]);
  const short = joinParts([name, value]);
  const again = readField(splitParts(short));
  const isSame = again.name === name && again.value === value && !again.inline;
  // If the value ends in "inline", an empty third part keeps it from being the flag.
  return isSame ? short : joinAllParts([name, value, ""]);
}

/** An embed's code: `{embed}`, then a `$v{key: value}` for each filled part. */
export function writeCode(embed: Embed): string {
  const { author, footer } = embed;
  const known = [
    optionalSegment("content", escapeText(embed.content)),
    optionalSegment("title", escapeText(embed.title)),
    optionalSegment("description", escapeText(embed.description)),
    optionalSegment("url", escapeText(embed.url)),
    optionalSegment("color", escapeText(embed.color)),
    optionalSegment("author", joinParts([author.name, author.icon, author.url])),
    optionalSegment("footer", joinParts([footer.text, footer.icon])),
    optionalSegment("thumbnail", escapeText(embed.thumbnail)),
    optionalSegment("image", escapeText(embed.image)),
    ...embed.fields.map((field) => segment("field", writeField(field))),
    ...embed.buttons.map((button) => segment("button", writeButton(button))),
    embed.timestamp ? segment("timestamp", "true") : "",
  ].join("");
  const rest = embed.rest.map((raw) => `${SEGMENT_START}${escapeText(raw)}}`).join("");
  // parseCode refuses code without a known segment, so an empty embed gets an empty colour. Links
  // turn half an emoji into U+FFFD, so all code does.
  return `${EMBED_MARKER}${known || segment("color", "")}${rest}`.toWellFormed();
}

const YES = new Set(["inline", "true", "yes"]);
const NO = new Set(["", "false", "no"]);
/** Values that switch the timestamp off; the bare segment switches it on. */
const OFF = new Set(["false", "no", "off", "0", "none"]);

/** The inline flag is a third part, or the value's last word. */
function readField(parts: readonly string[]): EmbedField {
  const [name = "", value = ""] = parts;
  const last = parts.at(-1)?.trim().toLowerCase() ?? "";
  if (parts.length > 2) {
    const isFlag = YES.has(last) || NO.has(last);
    // Further separators belong to the value.
    const text = parts.slice(1, isFlag ? -1 : undefined).join(" && ");
    return { name, value: text, inline: YES.has(last) };
  }
  const end = value.trimEnd().length - "inline".length;
  const isLast = parts.length === 2 && last.endsWith("inline") && /\s/.test(value[end - 1] ?? "");
  return isLast
    ? { name, value: value.slice(0, end).trimEnd(), inline: true }
    : { name, value, inline: false };
}

/** At most `count` parts of a value; the first keeps any further separators. */
function splitInto(count: number, value: string): string[] {
  const parts = splitParts(value);
  const extra = parts.length - count;
  if (extra <= 0) return parts;
  return [parts.slice(0, extra + 1).join(" && "), ...parts.slice(extra + 1)];
}

/** Applies a segment; false if its key is unknown or the embed is full. */
function applySegment(embed: Embed, key: string, value: string): boolean {
  switch (key) {
    case "content":
    case "title":
    case "description":
    case "url":
    case "color":
    case "thumbnail":
    case "image":
      embed[key] = unescapeText(value);
      return true;
    case "message":
      embed.content = unescapeText(value);
      return true;
    case "author": {
      const [name = "", icon = "", url = ""] = splitInto(3, value);
      embed.author = { name, icon, url };
      return true;
    }
    case "footer": {
      const [text = "", icon = ""] = splitInto(2, value);
      embed.footer = { text, icon };
      return true;
    }
    case "field":
      if (embed.fields.length >= MAX_FIELDS) return false;
      embed.fields.push(readField(splitParts(value)));
      return true;
    case "button":
      if (embed.buttons.length >= MAX_BUTTONS) return false;
      embed.buttons.push(readButton(splitParts(value)));
      return true;
    case "timestamp":
      embed.timestamp = !OFF.has(value.trim().toLowerCase());
      return true;
    default:
      return false;
  }
}

export interface Segment {
  key: string;
  value: string;
  /** The text between `$v{` and the last `}` or the end; without `{embed}`. */
  raw: string;
  /** Index of its `$v{` in the code, and of its text's end. */
  at: number;
  end: number;
  isClosed: boolean;
}

/** Splits code into segments and the text around them. Braces in a text needn't balance. */
export function segmentsOf(code: string): { segments: Segment[]; outside: string[] } {
  const [before = "", ...pieces] = code.split(SEGMENT_START);
  const outside = [before];
  const segments: Segment[] = [];
  let at = before.length;
  for (const piece of pieces) {
    // The bot removes `{embed}` everywhere before looking at segments.
    const text = piece.replaceAll(EMBED_MARKER, "");
    const close = text.lastIndexOf("}");
    const raw = close < 0 ? text.trimEnd() : text.slice(0, close);
    if (close >= 0) outside.push(text.slice(close + 1));
    const colon = raw.indexOf(":");
    const key = (colon < 0 ? raw : raw.slice(0, colon)).slice(0, 64).trim().toLowerCase();
    const value = colon < 0 ? "" : raw.slice(colon + (raw[colon + 1] === " " ? 2 : 1));
    const end = at + SEGMENT_START.length + piece.trimEnd().length;
    segments.push({ key, value, raw, at, end, isClosed: close >= 0 });
    at += SEGMENT_START.length + piece.length;
  }
  return { segments, outside };
}

/** Trims spaces and invisible marks. */
export function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && UNSEEN.test(text[start] ?? "")) start += 1;
  while (start < end && UNSEEN.test(text[end - 1] ?? "")) end -= 1;
  return text.slice(start, end);
}

const UNSEEN = /[\s\p{Cf}]/u;

/** A bot command before code or JSON: up to three words, and channels or people. */
export const COMMAND =
  /^[;,.!?/$-][a-z]\w*(?:\s+[\w-]+){0,2}(?:\s+(?:[\w-]+:\s*)?(?:#\S+|<[#@]\S+>|\d{17,20})|\s+[\w-]+:)*$/i;

/** The text around segments, without `{embed}`, code fences and a bot command before them. */
export function contentAround(outside: readonly string[]): string {
  return (
    outside
      .map((text) => text.replaceAll(EMBED_MARKER, "").replaceAll("```", ""))
      // A backslash before a brace is chat's, which then shows the brace.
      .map((text) => trimmed(text.replace(/\\$/, "")))
      .filter((text, index) => text !== "" && !(index === 0 && COMMAND.test(text)))
      .join("\n")
  );
}

/**
 * Parses embed code. Null if longer than MAX_CODE_LENGTH or without a known segment. The colour is
 * empty if the code has none.
 */
export function parseCode(code: string): Embed | null {
  if (code.length > MAX_CODE_LENGTH) return null;
  const { segments, outside } = segmentsOf(code);
  if (!segments.some(({ key }) => KNOWN_KEYS.has(key))) return null;
  const embed = { ...blank(), color: "" };
  for (const { key, value, raw } of segments) {
    if (!applySegment(embed, key, value)) embed.rest.push(unescapeText(raw));
  }
  if (embed.content === "") embed.content = contentAround(outside);
  return embed;
}
