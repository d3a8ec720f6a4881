import { BUTTON_STYLES, type ButtonStyle, type EmbedButton } from "./embed.ts";
import { allJoined, joined } from "./escaping.ts";

/** Words of this format family for the four styles. */
const STYLE_WORDS = new Map<string, ButtonStyle>([
  ...BUTTON_STYLES.map((style): [string, ButtonStyle] => [style, style]),
  ["blue", "primary"],
  ["blurple", "primary"],
  ["gray", "secondary"],
  ["grey", "secondary"],
  ["green", "success"],
  ["red", "danger"],
]);

interface Part {
  raw: string;
  place: number;
  text: string;
}

function styleOf({ text }: Part): ButtonStyle | undefined {
  return STYLE_WORDS.get(text.toLowerCase());
}

function looksLikeUrl({ text }: Part): boolean {
  return /^(https?:\/\/|discord\.gg\/)/i.test(text);
}

/** A custom emoji, a `:name:`, or signs that are all emoji. */
function looksLikeEmoji({ text }: Part): boolean {
  if (text.length > 100) return false;
  if (/^(<a?:\w+:\d+>|:\w+:)$/.test(text)) return true;
  return (
    /[\p{Extended_Pictographic}\p{Regional_Indicator}\u20E3]/u.test(text) &&
    /^[\p{Extended_Pictographic}\p{Emoji_Component}]+$/u.test(text)
  );
}

/** Full places, marked by an empty fifth part: how a button is written whose parts look like others. */
function isFull(parts: readonly string[]): boolean {
  return parts.length === 5 && parts[4] === "" && BUTTON_STYLES.some((style) => style === parts[1]);
}

/**
 * A button from its parts. Dialects order them differently, so a part is known by its look (address,
 * style word, emoji) and by its place only where the look says nothing.
 */
export function readButton(parts: readonly string[]): EmbedButton {
  if (isFull(parts)) {
    const [label = "", style = "", url = "", emoji = ""] = parts;
    return { label, style: STYLE_WORDS.get(style) ?? "secondary", url, emoji };
  }
  // A message's button has five parts at most; a hostile one has thousands.
  const left: Part[] = parts
    .slice(0, 8)
    .map((raw, place) => ({ raw, place, text: raw.trim() }))
    .filter(({ text }) => text !== "");
  function take(fits: (part: Part) => boolean | undefined): Part | undefined {
    const found = left.findIndex((part) => fits(part));
    return found < 0 ? undefined : left.splice(found, 1)[0];
  }
  function isWord(part: Part): boolean {
    return !looksLikeUrl(part) && !looksLikeEmoji(part);
  }
  const style =
    take((part) => part.place === 1 && styleOf(part) !== undefined) ??
    take((part) => part.place > 1 && styleOf(part) !== undefined) ??
    take((part) => styleOf(part) && left.some((other) => other !== part && isWord(other)));
  const address =
    take((part) => part.place === 2 && looksLikeUrl(part)) ??
    take((part) => looksLikeUrl(part) && (part.place > 0 || left.length > 1));
  const sign =
    take((part) => part.place === 3 && looksLikeEmoji(part)) ??
    take((part) => looksLikeEmoji(part) && left.length > 1);
  const label =
    take((part) => part.place === 0) ??
    take((part) => part.place === 1) ??
    take(() => address !== undefined);
  const url = address ?? take((part) => part.place === 2);
  const emoji = sign ?? take((part) => part.place === 3);
  return {
    label: (label ?? left[0])?.raw ?? "",
    style: (style && styleOf(style)) ?? "secondary",
    url: url?.raw ?? "",
    emoji: emoji?.raw ?? "",
  };
}

function isSame(a: EmbedButton, b: EmbedButton): boolean {
  return a.label === b.label && a.style === b.style && a.url === b.url && a.emoji === b.emoji;
}

/** A button's parts in the order of §3: label, style, URL, emoji. */
export function writeButton(button: EmbedButton, read: (value: string) => EmbedButton): string {
  const { label, style, url, emoji } = button;
  const short = joined([label, style, url, emoji]);
  return isSame(read(short), button) ? short : allJoined([label, style, url, emoji, ""]);
}
