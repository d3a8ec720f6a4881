import { existsSync } from "node:fs";
import type { PLAIN_PAGES } from "./plain-pages.ts";
import { languages } from "./language.static.ts";

/** Read by its address: an import would be the words of this build's language. English where it has none yet. */
async function plainPagesIn(tag: string): Promise<typeof PLAIN_PAGES> {
  const translated = new URL(`./${tag}/plain-pages.ts`, import.meta.url);
  const file = existsSync(translated) ? translated : new URL("./plain-pages.ts", import.meta.url);
  const { PLAIN_PAGES: words }: { PLAIN_PAGES: typeof PLAIN_PAGES } = await import(file.href);
  return words;
}

/** In each language of the site: the pages with which the worker refuses before a page is rendered. */
export const refusals = await Promise.all(
  languages.map(async ({ tag, prefix }) => {
    const { back, tooManyPages, tooManySignIns } = await plainPagesIn(tag);
    return { tag, prefix, back, tooManyPages, tooManySignIns };
  }),
);
