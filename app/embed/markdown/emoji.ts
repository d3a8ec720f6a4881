import { EMOJI_WORDS } from "../../content/embed/embed.ts";
import emojiNames from "./emoji-names.json" with { type: "json" };

export interface NamedEmoji {
  text: string;
  /** Without colons; the first is the one chat shows. */
  names: readonly string[];
}

/** Groups of emoji-names.json in chat's order. */
const GROUPS = [
  "people",
  "nature",
  "food",
  "activity",
  "travel",
  "objects",
  "symbols",
  "flags",
] as const;

/** All emoji without skin tones, in groups. */
export const EMOJI: readonly { title: string; emoji: readonly NamedEmoji[] }[] = GROUPS.map(
  (group) => ({
    title: EMOJI_WORDS.groups[group],
    emoji: emojiNames[group].split(" ").map((entry) => {
      const [text = "", names = ""] = entry.split(":");
      return { text, names: names.split(",") };
    }),
  }),
);

/** Groups with emoji whose names have every word of a search; all for an empty one. */
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

/** A country's letters as its flag. */
function flagOf(letters: string): string {
  return Array.from(letters, (letter) =>
    String.fromCodePoint(FIRST_INDICATOR + letter.charCodeAt(0) - "a".charCodeAt(0)),
  ).join("");
}

const TONES = ["light", "medium_light", "medium", "medium_dark", "dark"];
/** `_tone3` or `_medium_skin_tone`, before the hair. */
const TONE = /_tone([1-5])|_((?:medium_)?(?:light|dark)|medium)_skin_tone/;

/** Chat's emoji for a name without colons, in skin tone 1 to 5 or 0 for the name's; else null. */
export function emojiNamed(name: string, tone: number): string | null {
  const country =
    /^flag_([a-z]{2})$/.exec(name)?.[1] ?? /^regional_indicator_([a-z])$/.exec(name)?.[1];
  if (country !== undefined) return flagOf(country);
  const [named, digit, word = ""] = TONE.exec(name) ?? [""];
  const text = BY_NAME.get(name.replace(named, ""));
  const wanted = tone || Number(digit) || TONES.indexOf(word) + 1;
  if (text === undefined || wanted === 0) return text ?? null;
  // The tone follows the person or hand; a profession or sign may come after it.
  const toned = /^(\p{Emoji_Modifier_Base})\uFE0F?(.*)$/u.exec(text);
  return toned && `${toned[1]}${String.fromCodePoint(FIRST_TONE + wanted - 1)}${toned[2]}`;
}

/**
 * An emoji as chat draws it: flags, keycaps, pictures with skin tone, joined ones. Text signs such
 * as © need the variation selector.
 */
export const UNICODE_EMOJI =
  /(\p{Regional_Indicator}{2}|\u{1F3F4}[\u{E0061}-\u{E007A}]+\u{E007F}|[#*\d]\uFE0F\u20E3|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}(?=\uFE0F|\p{Emoji_Modifier}))(?:\uFE0F|\p{Emoji_Modifier}){0,2}(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier}){0,2}){0,4})/u;
