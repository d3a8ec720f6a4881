import type { Language } from "../contract/languages.ts";

/** Offers a page in another language, in that language. */
export const OFFERS: Record<Language, { text: string; close: string }> = {
  en: { text: "Read in English", close: "Close" },
  de: { text: "Auf Deutsch lesen", close: "Schließen" },
};
