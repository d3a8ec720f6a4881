import { existsSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { Plugin } from "vite";
import { withSlashes } from "./slashes.ts";

const APP = resolve(import.meta.dirname, "../app");
/** Folders with words: English beside a folder for each other language. */
const ROOMS: ReadonlySet<string> = new Set(["content", "format"]);

/** A file's translation, `app/content/de/x.ts` for `app/content/x.ts`; null for none. */
export function translationOf(file: string, language: string): string | null {
  if (language === "en" || !file.endsWith(".ts")) return null;
  const [room = "", ...rest] = relative(APP, file).split(sep);
  if (!ROOMS.has(room) || rest[0] === language) return null;
  const translation = join(APP, room, language, ...rest);
  return existsSync(translation) ? withSlashes(translation) : null;
}

/** A translation's English file; null for other files. */
export function originalOf(file: string, language: string): string | null {
  if (language === "en" || !file.endsWith(".ts")) return null;
  const [room = "", folder, ...rest] = relative(APP, file).split(sep);
  if (!ROOMS.has(room) || folder !== language) return null;
  const original = join(APP, room, ...rest);
  return existsSync(original) ? withSlashes(original) : null;
}

/** The translation that an import gets in a language; null for none, and for its own import. */
export function translatedImport(
  source: string,
  importer: string | undefined,
  language: string,
): string | null {
  if (!importer || !source.startsWith(".")) return null;
  const from = withSlashes(importer.replace(/\?.*$/, ""));
  const translation = translationOf(resolve(dirname(from), source), language);
  return translation === from ? null : translation;
}

/** A translation plus what it leaves out: its own exports hide the original's. */
export function withOriginal(code: string, original: string): string {
  return `${code}\nexport * from ${JSON.stringify(original)};\n`;
}

export function translations(language: string): Plugin {
  return {
    name: "translations",
    enforce: "pre",
    resolveId: {
      filter: { id: /^\..*\.ts$/ },
      handler: (source, importer) => translatedImport(source, importer, language),
    },
    transform: {
      filter: { id: /\.ts$/ },
      handler(code, id) {
        const original = id.endsWith(".static.ts") ? null : originalOf(id, language);
        return original && { code: withOriginal(code, original), map: null };
      },
    },
  };
}
