/** The languages that the site's words exist in: English, and those with a folder in `app/content`. */
export const LANGUAGES = ["en", "de"] as const;

export type Language = (typeof LANGUAGES)[number];
