import type { PLAIN_PAGES } from "./plain-pages.ts";
import { languages } from "./language.static.ts";

/** By URL: an import would give the words of this build's language. */
async function readWords(file: string): Promise<typeof PLAIN_PAGES> {
  const { PLAIN_PAGES: words }: { PLAIN_PAGES: typeof PLAIN_PAGES } = await import(
    new URL(file, import.meta.url).href
  );
  return words;
}

/** English for a language without such a file. */
async function plainPagesIn(tag: string): Promise<typeof PLAIN_PAGES> {
  if (tag === "en") return readWords("./plain-pages.ts");
  try {
    return await readWords(`./${tag}/plain-pages.ts`);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ERR_MODULE_NOT_FOUND") return readWords("./plain-pages.ts");
    throw error;
  }
}

/** In each language: pages with which the worker refuses before rendering. */
export const refusals = await Promise.all(
  languages.map(async ({ tag, prefix }) => {
    const { back, tooManyPages, tooManySignIns } = await plainPagesIn(tag);
    return { tag, prefix, back, tooManyPages, tooManySignIns };
  }),
);
