import { cut } from "../contract/cut.ts";
import { accent } from "../content/more-facts.static.ts";
import { CARD_WORDS } from "../content/link-card.ts";
import { SITE } from "../content/site.ts";
import { chatTime, escapeChat } from "../format/chat-text.ts";
import type { SiteInfo } from "../loaders/context.ts";
import { here } from "../content/addresses.ts";

/**
 * A page's link card on Discord: the JSON of a `discord:component-embed` script, which Discord shows
 * instead of the Open Graph preview (discord/discord-api-docs#8606, experimental; the type of its script is
 * `application/json`). Discord silently drops a payload beyond its limits, so every text is truncated to fit.
 */

/**
 * The documented limits: bytes of the payload, in which an escape such as `\\u003c` counts at its full length;
 * numbers of parts, the container included; characters of a label, of a button's address and of a picture's.
 */
export const LIMITS = {
  bytes: 3000,
  components: 40,
  media: 10,
  buttons: 5,
  label: 80,
  url: 512,
  mediaUrl: 2048,
} as const;

/** Most bytes of one text, so that a long one leaves room for the next. */
const TITLE_BYTES = 320;
const TEXT_BYTES = 640;

const ACCENT = Number.parseInt(accent.slice(1), 16);
const TYPE = { row: 1, button: 2, text: 10, gallery: 12, container: 17 } as const;
const LINK_STYLE = 5;

export interface LinkCard {
  /** Plain text, as are all texts here: Markdown in them is escaped. */
  title: string;
  text: string;
  /** The colour at its edge, '#rrggbb'; ours without one. */
  accent?: string;
  /** Lines below the text. */
  lines?: readonly { kind: "text" | "code"; text: string }[];
  /** When the card's data was read, epoch ms; shown as '3 minutes ago'. */
  asOf?: number;
  pictures?: readonly { url: string; alt: string }[];
  buttons: readonly { label: string; url: string }[];
}

/** What a card needs to know of the site. */
export type Site = Pick<SiteInfo, "origin" | "inviteUrl">;

/** The buttons of a card: to a page, and to invite the bot. */
export function buttonsTo(
  { origin, inviteUrl }: Site,
  label: string,
  path: string,
): LinkCard["buttons"] {
  return [
    { label, url: origin + here(path) },
    { label: SITE.invite, url: inviteUrl },
  ];
}

/** The card as JSON for the script element. `<` is escaped, so no text can close the element. */
export function cardJson(card: LinkCard): string {
  const pictures =
    card.pictures?.filter(({ url }) => isAddress(url, LIMITS.mediaUrl)).slice(0, LIMITS.media) ??
    [];
  const gallery = {
    type: TYPE.gallery,
    items: pictures.map(({ url, alt }) => ({
      media: { url },
      description: truncate(alt, 240, unescaped),
    })),
  };
  const buttons = card.buttons
    .filter(({ url }) => isAddress(url, LIMITS.url))
    .slice(0, LIMITS.buttons);
  const row = {
    type: TYPE.row,
    components: buttons.map(({ label, url }) => ({
      type: TYPE.button,
      style: LINK_STYLE,
      label: Array.from(label).slice(0, LIMITS.label).join(""),
      url,
    })),
  };
  const extras = [...(pictures.length > 0 ? [gallery] : []), ...(buttons.length > 0 ? [row] : [])];
  // URLs cannot be truncated: if they leave too little room for the texts, pictures go first, then buttons.
  for (const kept of [extras, extras.slice(-1), []]) {
    const room = LIMITS.bytes - byteLength(payload(card, "", kept));
    if (room >= TITLE_BYTES + TEXT_BYTES)
      return toJson(payload(card, markdownOf(card, room), kept));
  }
  throw new RangeError("A card without pictures and buttons has room for its texts");
}

function payload({ accent }: LinkCard, content: string, extras: readonly object[]): object {
  const components = [{ type: TYPE.text, content }, ...extras];
  const color = accent === undefined ? ACCENT : Number.parseInt(accent.slice(1), 16);
  return { component: { type: TYPE.container, accent_color: color, components } };
}

/** Title, text and lines as Markdown of at most `room` bytes; lines that do not fit are left out. */
function markdownOf(card: LinkCard, room: number): string {
  let left = room;
  const lines: string[] = [];
  function add(
    prefix: string,
    text: string,
    maxBytes: number,
    escape = escaped,
    suffix = "",
  ): void {
    const around = textBytes(`\n${prefix}${suffix}`);
    const inside = truncate(text, Math.min(maxBytes, left - around), escape);
    if (inside === "") return;
    lines.push(`${prefix}${inside}${suffix}`);
    left -= around + textBytes(inside);
  }
  add("## ", card.title, TITLE_BYTES);
  if (card.asOf !== undefined) left -= TIMESTAMP_BYTES;
  add("", card.text, TEXT_BYTES);
  for (const { kind, text } of card.lines ?? []) {
    if (kind === "code") add("`", text, TEXT_BYTES, escapedCode, "`");
    else add("", text, TEXT_BYTES);
  }
  if (card.asOf !== undefined) lines.push(`-# ${CARD_WORDS.asOf(chatTime(card.asOf / 1000, "R"))}`);
  return lines.join("\n");
}

/** '-# As of <t:1790000000:R>' with its line break; `<` takes six bytes. */
const TIMESTAMP_BYTES = 48;

/** The text, escaped character by character; with an ellipsis at its end if it takes more than `maxBytes`. */
function truncate(text: string, maxBytes: number, escape: (character: string) => string): string {
  const whole = cut(text.trim(), maxBytes, (character) => textBytes(escape(character)));
  return Array.from(whole, escape).join("");
}

const unescaped = (character: string) => character;

/** One character as Markdown that shows it unchanged; control characters become spaces. */
function escaped(character: string): string {
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(character)) return " ";
  return escapeChat(character);
}

/** One character within a code span, where only a backtick needs replacing. */
function escapedCode(character: string): string {
  return character === "`" ? "'" : /[\p{Cc}\p{Zl}\p{Zp}]/u.test(character) ? " " : character;
}

function isAddress(url: string, most: number): boolean {
  return /^https?:\/\//.test(url) && url.length <= most;
}

function toJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

function byteLength(value: unknown): number {
  return new TextEncoder().encode(toJson(value)).length;
}

/** Bytes of a text within the payload, without its quotes. */
function textBytes(text: string): number {
  return byteLength(text) - 2;
}
