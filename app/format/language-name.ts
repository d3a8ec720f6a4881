import { LANGUAGE } from "./language.ts";

/** 'German', in this page's language. */
export function languageName(tag: string): string {
  return new Intl.DisplayNames(LANGUAGE, { type: "language" }).of(tag) ?? tag;
}
