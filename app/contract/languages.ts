/**
 * The site's languages, each by its own name: English, and each folder of `app/content` that is a
 * language.
 */
export const LANGUAGE_NAMES = { en: "English", de: "Deutsch" } as const;

export type Language = keyof typeof LANGUAGE_NAMES;

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(["ar", "fa", "he", "ur"]);

/** Whether a language (BCP 47 tag) is written from right to left. */
export function isRightToLeft(tag: string): boolean {
  return RIGHT_TO_LEFT.has(tag.split("-")[0] ?? "");
}
