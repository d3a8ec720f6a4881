import { anyLanguage, hours, prefix, product } from "./facts.static.ts";

/** Values for names in braces. Other braces stay, such as the bot's variables. */
const FACTS: Readonly<Record<string, string>> = {
  product,
  prefix,
  /** Support's hours, and its languages: 'English or German'. */
  hours: String(hours),
  languages: anyLanguage,
};

/** Fills `{product}` and `{prefix}` in texts at any depth, but not in functions' results. */
// Texts that a page does not use stay out of its scripts.
/* #__NO_SIDE_EFFECTS__ */
export function words<const T>(texts: T, more: Readonly<Record<string, string>> = {}): T {
  return changed(texts, (text) => fill(text, more));
}

/** Data with each text in it changed, at any depth. */
export function changed<T>(data: T, change: (text: string) => string): T;
/* #__NO_SIDE_EFFECTS__ */
export function changed(data: unknown, change: (text: string) => string): unknown {
  if (typeof data === "string") return change(data);
  if (Array.isArray(data)) return data.map((item: unknown) => changed(item, change));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, item]) => [key, changed(item, change)]),
  );
}

/** Fills `{product}`, `{prefix}` and the names in `more`. */
export function fill(text: string, more: Readonly<Record<string, string>> = {}): string {
  return text.replaceAll(
    /\{(\w+)\}/g,
    (braced, name: string) => more[name] ?? FACTS[name] ?? braced,
  );
}

/** The items if their page exists. */
export function only<T>(isEnabled: boolean, ...items: T[]): T[] {
  return isEnabled ? items : [];
}
