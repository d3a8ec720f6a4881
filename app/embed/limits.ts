import type { Place } from "./field-paths.ts";

/** What the chat platform takes, in characters; the sum is over the embed's own texts. */
export const LIMITS = {
  content: 2000,
  title: 256,
  description: 4096,
  "author.name": 256,
  "footer.text": 2048,
  "fields.name": 256,
  "fields.value": 1024,
  "buttons.label": 80,
  "buttons.url": 512,
} as const;

export const MOST_TOTAL = 6000;

/** The bot takes one character less, and half the description. */
const BOT_LIMITS: ReadonlyMap<string, number> = new Map([
  ["content", 1999],
  ["title", 255],
  ["description", 2047],
  ["author.name", 255],
  ["footer.text", 2047],
  ["fields.name", 255],
  ["fields.value", 1023],
]);

const CHAT_LIMITS: ReadonlyMap<string, number> = new Map(Object.entries(LIMITS));

/** Most characters of a place: of the chat platform and of the bot; null where neither says. */
export function limitsOf(place: Place): { chat: number; bot: number } | null {
  const slot = place.replace(/\.\d+\./, ".");
  const chat = CHAT_LIMITS.get(slot);
  return chat === undefined ? null : { chat, bot: BOT_LIMITS.get(slot) ?? chat };
}

/** Length in characters as both count them: a sign beyond the basic plane is one. */
export function lengthOf(text: string): number {
  let pairs = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit >= 0xd800 && unit <= 0xdbff) pairs += 1;
  }
  return text.length - pairs;
}
