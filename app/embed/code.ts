import {
  BUTTON_STYLES,
  MOST_BUTTONS,
  MOST_FIELDS,
  blank,
  type ButtonStyle,
  type Embed,
} from "./embed.ts";

/** Longer texts are no embed code; the scan stays short whatever is pasted. */
export const MOST_CODE = 65_536;

const HEAD = "{embed}";
const OPEN = "$v{";
const JOIN = " && ";

/** Words other bots' scripts use for the four styles. */
const STYLE_WORDS = new Map<string, ButtonStyle>([
  ...BUTTON_STYLES.map((style): [string, ButtonStyle] => [style, style]),
  ["blue", "primary"],
  ["gray", "secondary"],
  ["grey", "secondary"],
  ["green", "success"],
  ["red", "danger"],
]);

/** The bot cuts the code wherever `$v` stands; an invisible space keeps a text in one piece. */
function safe(text: string): string {
  return text.replaceAll("$v", "$\u200Bv");
}

/** Inside a joined value ` && ` would cut too. */
function safePart(text: string): string {
  return safe(text).replaceAll(/(^| )&&(?= |$)/g, "$1&\u200B&");
}

function segment(key: string, value: string): string {
  return value === "" ? "" : `${OPEN}${key}: ${value}}`;
}

/** Joins by ` && `; empty parts at the end are left out, those between keep their place. */
function joined(parts: readonly string[]): string {
  const kept = parts.slice(0, parts.findLastIndex((part) => part !== "") + 1);
  return kept.map(safePart).join(JOIN);
}

/** The code text of an embed (§3): `{embed}` and one `$v{key: value}` for each part that is filled in. */
export function write(embed: Embed): string {
  const { author, footer } = embed;
  return [
    HEAD,
    segment("content", safe(embed.content)),
    segment("title", safe(embed.title)),
    segment("description", safe(embed.description)),
    segment("url", safe(embed.url)),
    segment("color", safe(embed.color)),
    segment("author", joined([author.name, author.icon, author.url])),
    segment("footer", joined([footer.text, footer.icon])),
    segment("thumbnail", safe(embed.thumbnail)),
    segment("image", safe(embed.image)),
    ...embed.fields.map((field) =>
      segment("field", joined([field.name, field.value, field.inline ? "inline" : ""])),
    ),
    ...embed.buttons.map((button) =>
      segment("button", joined([button.label, button.style, button.url, button.emoji])),
    ),
    embed.timestamp ? segment("timestamp", "true") : "",
    ...embed.rest.map((raw) => `${OPEN}${raw}}`),
  ].join("");
}

/** Puts one segment into the embed; false if the builder does not know its key. */
function take(embed: Embed, key: string, value: string): boolean {
  const [first = "", second = "", third = "", fourth = ""] = value.split(JOIN);
  switch (key) {
    case "content":
    case "title":
    case "description":
    case "url":
    case "color":
    case "thumbnail":
    case "image":
      embed[key] = value;
      return true;
    case "author":
      embed.author = { name: first, icon: second, url: third };
      return true;
    case "footer":
      embed.footer = { text: first, icon: second };
      return true;
    case "field":
      embed.fields.push({ name: first, value: second, inline: isYes(third) });
      return true;
    case "button":
      embed.buttons.push({ label: first, style: styleOf(second), url: third, emoji: fourth });
      return true;
    case "timestamp":
      embed.timestamp = value.trim().toLowerCase() !== "false";
      return true;
    default:
      return false;
  }
}

function isYes(word: string): boolean {
  return ["inline", "true"].includes(word.trim().toLowerCase());
}

function styleOf(word: string): ButtonStyle {
  return STYLE_WORDS.get(word.trim().toLowerCase()) ?? "secondary";
}

/**
 * Reads code text; null if it is none: too long, a segment without its closing brace, more fields or
 * buttons than a message holds, or no segment with a key of §3. Colour stays empty if the code has none.
 */
export function read(text: string): Embed | null {
  if (text.length > MOST_CODE) return null;
  const embed = { ...blank(), color: "" };
  let known = 0;
  // The bot cuts at `$v` too: braces inside a text need no partner.
  for (const piece of text.split(OPEN).slice(1)) {
    const end = piece.lastIndexOf("}");
    if (end < 0) return null;
    const raw = piece.slice(0, end);
    const [, key = "", value = ""] = /^([a-z]+)(?:: ?([^]*))?$/.exec(raw) ?? [];
    if (take(embed, key, value)) known += 1;
    else embed.rest.push(raw);
  }
  const fits = embed.fields.length <= MOST_FIELDS && embed.buttons.length <= MOST_BUTTONS;
  return known > 0 && fits ? embed : null;
}
