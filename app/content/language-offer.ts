import type { Language } from "../contract/languages.ts";

/** What offers a page in another language to whose browser prefers that, in its words. */
export const OFFERS: Record<Language, { text: string; close: string }> = {
  en: { text: "Read in English", close: "Close" },
  de: { text: "Auf Deutsch lesen", close: "Schließen" },
};
