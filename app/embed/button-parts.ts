import { BUTTON_STYLES, type ButtonStyle, type EmbedButton } from "./embed.ts";
import { joinAllParts, joinParts, splitParts } from "./escaping.ts";

/** The styles with the colour words that similar bots use for them. */
const STYLE_WORDS = new Map<string, ButtonStyle>([
  ...BUTTON_STYLES.map((style): [string, ButtonStyle] => [style, style]),
  ["blue", "primary"],
  ["blurple", "primary"],
  ["gray", "secondary"],
  ["grey", "secondary"],
  ["green", "success"],
  ["red", "danger"],
]);

/** A word's style, or its colour's. */
export function styleNamed(word: string): ButtonStyle | undefined {
  return STYLE_WORDS.get(word.toLowerCase());
}

/** Whether a part names a style; "link" only beside an address. */
export function isStyleWord(text: string, hasAddress: boolean): boolean {
  const word = text.toLowerCase();
  return STYLE_WORDS.has(word) || (hasAddress && word === LINK);
}

/** Other bots' word for a button with an address. Here the address makes the link. */
const LINK = "link";

interface Part {
  raw: string;
  index: number;
  text: string;
}

function styleOf({ text }: Part): ButtonStyle | undefined {
  return styleNamed(text);
}

function looksLikeUrl({ text }: Part): boolean {
  return /^(https?:\/\/|discord\.gg\/)/i.test(text);
}

/** A custom emoji, a `:name:`, or characters that are all emoji. */
function looksLikeEmoji({ text }: Part): boolean {
  if (text.length > 100) return false;
  return /^(<a?:\w+:\d+>|:\w+:)$/.test(text) || isEmoji(text);
}

/** Whether a text is all Unicode emoji. */
export function isEmoji(text: string): boolean {
  return (
    /[\p{Extended_Pictographic}\p{Regional_Indicator}\u20E3]/u.test(text) &&
    /^[\p{Extended_Pictographic}\p{Emoji_Component}]+$/u.test(text)
  );
}

/** The unambiguous form: four parts in order and an empty fifth. */
function isFullForm(parts: readonly string[]): boolean {
  return parts.length === 5 && parts[4] === "" && BUTTON_STYLES.some((style) => style === parts[1]);
}

/**
 * Reads a button from its parts. Similar bots order them differently, so content (address, style
 * word, emoji) decides, and position only where that doesn't.
 */
export function readButton(parts: readonly string[]): EmbedButton {
  if (isFullForm(parts)) {
    const [label = "", style = "", url = "", emoji = ""] = parts;
    return { label, style: STYLE_WORDS.get(style) ?? "secondary", url, emoji };
  }
  // A real button has at most five parts; the limit bounds work for hostile code.
  const left: Part[] = parts
    .slice(0, 8)
    .map((raw, index) => ({ raw, index, text: raw.trim() }))
    .filter(({ text }) => text !== "");
  /** Removes and returns the first matching part. */
  function take(matches: (part: Part) => boolean | undefined): Part | undefined {
    const index = left.findIndex((part) => matches(part));
    return index < 0 ? undefined : left.splice(index, 1)[0];
  }
  const hasAddress = left.some(looksLikeUrl);
  function isStyle({ text }: Part): boolean {
    return isStyleWord(text, hasAddress);
  }
  function isWord(part: Part): boolean {
    return !looksLikeUrl(part) && !looksLikeEmoji(part);
  }
  const style =
    take((part) => part.index === 1 && isStyle(part)) ??
    take((part) => part.index > 1 && isStyle(part)) ??
    take((part) => isStyle(part) && left.some((other) => other !== part && isWord(other)));
  // Some write a link's colour beside its word.
  const color =
    style && !styleOf(style)
      ? take((part) => part.index > 0 && styleOf(part) !== undefined)
      : style;
  // Other bots disable a button by this word; here it has no place.
  take((part) => part.index > 0 && part.text.toLowerCase() === "disabled");
  const url =
    take((part) => part.index === 2 && looksLikeUrl(part)) ??
    take((part) => looksLikeUrl(part) && (part.index > 0 || left.length > 1));
  const emoji =
    take((part) => part.index === 3 && looksLikeEmoji(part)) ??
    take((part) => looksLikeEmoji(part) && left.length > 1);
  const label =
    take((part) => part.index === 0) ??
    take((part) => part.index === 1) ??
    take(() => url !== undefined);
  const urlOrRest = url ?? take((part) => part.index === 2);
  const emojiOrRest = emoji ?? take((part) => part.index === 3);
  return {
    label: (label ?? left[0])?.raw ?? "",
    style: (color && styleOf(color)) ?? "secondary",
    url: urlOrRest?.raw ?? "",
    emoji: emojiOrRest?.raw ?? "",
  };
}

/** A button's parts, joined: label, style, URL, emoji. */
export function writeButton({ label, style, url, emoji }: EmbedButton): string {
  const short = joinParts([label, style, url, emoji]);
  const again = readButton(splitParts(short));
  const isSame =
    again.label === label && again.style === style && again.url === url && again.emoji === emoji;
  return isSame ? short : joinAllParts([label, style, url, emoji, ""]);
}
