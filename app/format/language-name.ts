import { LANGUAGE } from "./language.ts";

/** A language's name in the page's language, such as 'German'. */
export function languageName(tag: string): string {
  return new Intl.DisplayNames(LANGUAGE, { type: "language" }).of(tag) ?? tag;
}
