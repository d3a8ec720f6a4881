/**
 * The languages that the site's words exist in, each by its own name: English, and those with a folder in
 * `app/content`.
 */
export const LANGUAGE_NAMES = { en: "English", de: "Deutsch" } as const;

export type Language = keyof typeof LANGUAGE_NAMES;

const RIGHT_TO_LEFT = ["ar", "fa", "he", "ur"];

/** Whether a language, given by its tag, is written from right to left. */
export function isRightToLeft(tag: string): boolean {
  return RIGHT_TO_LEFT.includes(tag.split("-")[0] ?? "");
}
