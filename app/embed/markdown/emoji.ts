import { EMOJI_GROUPS } from "./emoji-names.ts";

export interface NamedEmoji {
  text: string;
  /** Without colons, the one that chat shows first. */
  names: readonly string[];
}

/** The emoji that the picker offers, in its groups. */
export const EMOJI: readonly { title: string; emoji: readonly NamedEmoji[] }[] = EMOJI_GROUPS.map(
  ({ title, emoji }) => ({
    title,
    emoji: emoji.split(" ").map((entry) => {
      const [text = "", names = ""] = entry.split(":");
      return { text, names: names.split(",") };
    }),
  }),
);

/** The groups with the emoji whose names contain every word of a search; an empty one finds all. */
export function searchEmoji(search: string): typeof EMOJI {
  const words = search.toLowerCase().split(/[\s:_]+/);
  const isFound = ({ names }: NamedEmoji) =>
    names.some((name) => words.every((word) => name.includes(word)));
  return EMOJI.map(({ title, emoji }) => ({ title, emoji: emoji.filter(isFound) })).filter(
    ({ emoji }) => emoji.length > 0,
  );
}

const BY_NAME: ReadonlyMap<string, string> = new Map(
  EMOJI.flatMap(({ emoji }) =>
    emoji.flatMap(({ text, names }) => names.map((name): [string, string] => [name, text])),
  ),
);

const FIRST_INDICATOR = 0x1f1e6;
const FIRST_TONE = 0x1f3fb;

/** The letters of a country as its flag. */
function flagOf(letters: string): string {
  return Array.from(letters, (letter) =>
    String.fromCodePoint(FIRST_INDICATOR + letter.charCodeAt(0) - "a".charCodeAt(0)),
  ).join("");
}

/**
 * The emoji that chat draws for a name without colons, in a skin tone from 1 to 5, or 0 for none; null for a name
 * that is not known here.
 */
export function emojiNamed(name: string, tone: number): string | null {
  const country =
    /^flag_([a-z]{2})$/.exec(name)?.[1] ?? /^regional_indicator_([a-z])$/.exec(name)?.[1];
  if (country !== undefined) return flagOf(country);
  const text = BY_NAME.get(name);
  if (text === undefined || tone === 0) return text ?? null;
  return text.replace("\uFE0F", "") + String.fromCodePoint(FIRST_TONE + tone - 1);
}

/**
 * An emoji as chat draws it: flags, keycaps, and pictures with their skin tone, joined ones included. Signs that
 * are text by default, such as ©, only with the variation selector that makes them pictures.
 */
export const UNICODE_EMOJI =
  /(\p{Regional_Indicator}{2}|[#*\d]\uFE0F\u20E3|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}(?=\uFE0F|\p{Emoji_Modifier}))(?:\uFE0F|\p{Emoji_Modifier}){0,2}(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier}){0,2}){0,4})/u;
