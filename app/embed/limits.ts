import type { FieldPath } from "./field-paths.ts";

/** The chat platform's limit for all texts of an embed together, in characters. */
export const MAX_TOTAL = 6000;

/** Characters of a button's label that chat shows, beside an emoji and alone. */
export const SHOWN_LABEL = { withEmoji: 34, alone: 38 } as const;

/** Limits in characters. The bot takes one character less than chat, and half the description. */
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

/** Addresses of links and pictures. Longer ones do not fit into any part of a message. */
const ADDRESS_LIMITS = { chat: 2048, bot: 2048 };
const ADDRESSES = /^(url|thumbnail|image)$|\.(icon|url)$/;

/** Whether a text is an address. */
export function isAddress(path: FieldPath): boolean {
  return ADDRESSES.test(path);
}

/** The limits of a text, of the chat platform and of the bot; null if it has none. */
export function limitsOf(path: FieldPath): { chat: number; bot: number } | null {
  const limits = LIMITS.get(path.replace(/\.\d+\./, "."));
  return limits ?? (isAddress(path) ? ADDRESS_LIMITS : null);
}

/**
 * Texts longer than this are far beyond every limit: no place is sought in them but that of the limit, and they are
 * drawn only so far. After pasting a book by mistake you can still type and undo.
 */
export const MAX_CHECKED = 10_000;

/** Length in characters as chat and bot count them: a surrogate pair is one. */
export function lengthOf(text: string): number {
  return text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
}
