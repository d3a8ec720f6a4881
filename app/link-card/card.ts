/**
 * A page as a card in the chat platform: the JSON of a `discord:component-embed` script, which its
 * crawler shows in place of the Open Graph preview (discord/discord-api-docs#8606, experimental). A
 * payload beyond the limits is dropped without a word, so every text is cut to the room there is.
 */

/** The platform's limits: bytes of the payload, letters of a label and of an address. */
export const LIMITS = {
  bytes: 3000,
  components: 40,
  media: 10,
  buttons: 5,
  label: 80,
  url: 512,
} as const;

/** Most bytes one text takes, so that a long one leaves room for those after it. */
const TITLE_ROOM = 320;
const TEXT_ROOM = 640;

const ACCENT = 0x729bb0;
const TYPE = { row: 1, button: 2, text: 10, gallery: 12, container: 17 } as const;
const LINK_STYLE = 5;

export interface LinkCard {
  /** Texts are plain: what would be Markdown in them is shown as it is. */
  title: string;
  text: string;
  /** Lines below; code stands in the type of code. */
  lines?: readonly { kind: "words" | "code"; text: string }[];
  /** Epoch ms of what the card says; shown as '3 minutes ago'. */
  asOf?: number;
  pictures?: readonly { url: string; alt: string }[];
  buttons: readonly { label: string; url: string }[];
}

/** The card as the text of the script element; holds no `<`, so nothing in it can end the element. */
export function cardJson(card: LinkCard): string {
  const pictures = card.pictures?.filter(({ url }) => isShort(url)).slice(0, LIMITS.media) ?? [];
  const gallery = {
    type: TYPE.gallery,
    items: pictures.map(({ url, alt }) => ({ media: { url }, description: cut(alt, 240, plain) })),
  };
  const buttons = card.buttons.filter(({ url }) => isShort(url)).slice(0, LIMITS.buttons);
  const row = {
    type: TYPE.row,
    components: buttons.map(({ label, url }) => ({
      type: TYPE.button,
      style: LINK_STYLE,
      label: Array.from(label).slice(0, LIMITS.label).join(""),
      url,
    })),
  };
  const below = [...(pictures.length > 0 ? [gallery] : []), ...(buttons.length > 0 ? [row] : [])];
  // Addresses cannot be cut; pictures that leave no room for words go first.
  for (const most of [below, below.slice(-1), []]) {
    const room = LIMITS.bytes - cost(payload("", most));
    if (room >= TITLE_ROOM + TEXT_ROOM) return written(payload(wordsOf(card, room), most));
  }
  throw new RangeError("A card without pictures and buttons has room for its words");
}

function payload(content: string, below: readonly object[]): object {
  const components = [{ type: TYPE.text, content }, ...below];
  return { component: { type: TYPE.container, accent_color: ACCENT, components } };
}

/** Title, text and lines as Markdown of at most `room` bytes; lines that do not fit are left out. */
function wordsOf(card: LinkCard, room: number): string {
  let left = room;
  const parts: string[] = [];
  function add(before: string, text: string, most: number, letter = escaped, after = ""): void {
    const around = bytesOf(`\n${before}${after}`);
    const inside = cut(text, Math.min(most, left - around), letter);
    if (inside === "") return;
    parts.push(`${before}${inside}${after}`);
    left -= around + bytesOf(inside);
  }
  add("## ", card.title, TITLE_ROOM);
  if (card.asOf !== undefined) left -= STAMP_ROOM;
  add("", card.text, TEXT_ROOM);
  for (const { kind, text } of card.lines ?? []) {
    if (kind === "code") add("`", text, TEXT_ROOM, coded, "`");
    else add("", text, TEXT_ROOM);
  }
  if (card.asOf !== undefined) parts.push(`-# As of <t:${Math.floor(card.asOf / 1000)}:R>`);
  return parts.join("\n");
}

/** '-# As of <t:1790000000:R>' with its line break; `<` is written in six bytes. */
const STAMP_ROOM = 48;

/** As much of the text as fits, written letter by letter and cut between two code points. */
function cut(text: string, room: number, letter: (plain: string) => string): string {
  const ellipsis = "…";
  let left = room;
  let whole = "";
  let shortened = "";
  for (const point of text.trim()) {
    const next = letter(point);
    left -= bytesOf(next);
    if (left < 0) return shortened === "" ? "" : shortened + ellipsis;
    whole += next;
    if (left >= bytesOf(ellipsis)) shortened = whole;
  }
  return whole;
}

const plain = (point: string) => point;

/** One letter of a text, shown as it is. */
function escaped(point: string): string {
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(point)) return " ";
  return /[\\`*_~|<>()[\]#:@-]/.test(point) ? `\\${point}` : point;
}

/** One letter within a code span, which only a backtick could end. */
function coded(point: string): string {
  return point === "`" ? "'" : /[\p{Cc}\p{Zl}\p{Zp}]/u.test(point) ? " " : point;
}

function isShort(url: string): boolean {
  return url.startsWith("http") && url.length <= LIMITS.url;
}

function written(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

function cost(value: unknown): number {
  return new TextEncoder().encode(written(value)).length;
}

/** Bytes of a text within the payload. */
function bytesOf(text: string): number {
  return cost(text) - 2;
}
