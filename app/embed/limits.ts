import type { FieldPath } from "./field-paths.ts";

/** The platform's limit for all texts of an embed, in characters. */
export const MAX_TOTAL = 6000;

/** Characters of a button's label that chat shows, with emoji and alone. */
export const SHOWN_LABEL = { withEmoji: 34, alone: 38 } as const;

/** In characters. The bot takes one less than chat, and half the description. */
const LIMITS: ReadonlyMap<string, { chat: number; bot: number }> = new Map([
  ["content", { chat: 2000, bot: 1999 }],
  ["title", { chat: 256, bot: 255 }],
  ["description", { chat: 4096, bot: 2047 }],
  ["author.name", { chat: 256, bot: 255 }],
  ["footer.text", { chat: 2048, bot: 2047 }],
  ["fields.name", { chat: 256, bot: 255 }],
  ["fields.value", { chat: 1024, bot: 1023 }],
  ["buttons.label", { chat: 80, bot: 80 }],
  ["buttons.url", { chat: 512, bot: 512 }],
]);

/** Longer addresses don't fit into any part of a message. */
const ADDRESS_LIMITS = { chat: 2048, bot: 2048 };
const ADDRESSES = /^(url|thumbnail|image)$|\.(icon|url)$/;

/** Whether a text is an address. */
export function isAddress(path: FieldPath): boolean {
  return ADDRESSES.test(path);
}

/** A text's limits, chat's and the bot's; null for none. */
export function limitsOf(path: FieldPath): { chat: number; bot: number } | null {
  const limits = LIMITS.get(path.replace(/\.\d+\./, "."));
  return limits ?? (isAddress(path) ? ADDRESS_LIMITS : null);
}

/**
 * Texts far beyond all limits: only the limit's place is marked in them, and only so much is drawn.
 * One can still type and undo after pasting a book by mistake.
 */
export const MAX_CHECKED = 10_000;

/** Length as chat and bot count: a surrogate pair is one. */
export function lengthOf(text: string): number {
  return text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
}
