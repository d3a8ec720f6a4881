import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { withSlashes } from "../../../vite/slashes.ts";

const CONTENT = resolve(import.meta.dirname, "../../../app/content");

/** An English export and its translation. */
export interface Pair {
  /** 'status/status.ts STATUS' */
  name: string;
  english: unknown;
  /** Undefined if not translated. */
  translated: unknown;
}

/** Folders and files without words of public pages, or with those of a brand. */
const NO_WORDS =
  /^(?:brand|staff|[a-z]{2})\/|^brand|^ranks\.ts$|^frame\/nav(?:igation|-item)\.ts$|\.static\.ts$|^(?:chat\/scene|features\/(?:index|page)|legal\/(?:blocks|document|index)|embed\/(?:presets|copy-commands|sample)|language-offer)\.ts$/;

/** Exports made from other files' words, the team's, or ids. */
const NO_WORD = new Set([
  "commands/permissions.ts PLATFORM_PERMISSIONS",
  "contact-fields.ts CONTACT_FIELDS",
  "follow/example.ts EXAMPLE",
  "landing/landing.ts ASKED",
  "landing/landing.ts CHAPTERS",
  "landing/landing.ts CLOSING",
  "landing/landing.ts HERO",
  "site.ts PRODUCT",
  "site.ts SITE",
  "status/incidents.ts INCIDENT_ERRORS",
  "status/incidents.ts INCIDENT_PROBLEMS",
  "status/incidents.ts STAFF_INCIDENTS",
]);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => withSlashes(relative(folder, join(entry.parentPath, entry.name))))
    .toSorted();
}

async function exportsOf(file: string): Promise<Record<string, unknown>> {
  return existsSync(file) ? { ...(await import(pathToFileURL(file).href)) } : {};
}

/** Whether a value has something to read, in braces or a function. */
export function hasWords(value: unknown): boolean {
  if (typeof value === "string") return /[a-z]{2} |^[A-Z][a-z]/.test(value);
  if (typeof value === "function") return true;
  return typeof value === "object" && value !== null && Object.values(value).some(hasWords);
}

/** All texts of public pages with their translations. */
export async function pairsOf(language: string): Promise<Pair[]> {
  const files = filesBelow(CONTENT).filter((file) => !NO_WORDS.test(file));
  const pairs: Pair[] = [];
  for (const file of files) {
    const translation = join(CONTENT, language, file);
    const english = await exportsOf(join(CONTENT, file));
    const translated = await exportsOf(translation);
    // A file without translation may be logic only: its words are constants.
    const names = Object.keys(english).filter((name) =>
      existsSync(translation)
        ? hasWords(english[name])
        : /^[A-Z]/.test(name) && hasWords(english[name]),
    );
    for (const name of names) {
      const id = `${file} ${name}`;
      if (!NO_WORD.has(id) && !/^[A-Z]\w+_(?:PATHS?|PAGES?|CATEGORIES|GROUPS)$/.test(name)) {
        pairs.push({ name: id, english: english[name], translated: translated[name] });
      }
    }
  }
  return pairs;
}

/** A text's hash, which tells its translation that it changed. */
export function markOf(value: unknown): string {
  const text = JSON.stringify(value, (_, part: unknown) =>
    typeof part === "function" ? String(part) : part,
  );
  return createHash("sha256").update(text).digest("base64url").slice(0, 8);
}

/** The file with hashes of the English texts a language was translated from. */
export function marksFile(language: string): string {
  return join(CONTENT, language, "marks.json");
}

export function readMarks(language: string): Record<string, string> {
  const file = marksFile(language);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

const MARKERS = [70_001, 80_002, 90_003, 60_004] as const;

/** What a function says for numbers, else for words; null if it takes neither. */
function saying(say: (...given: unknown[]) => unknown): unknown {
  for (const given of [MARKERS, MARKERS.map((marker) => `q${marker}q`)]) {
    try {
      return say(...given);
    } catch {
      // It takes something else.
    }
  }
  return null;
}

/** What a text inserts: names in braces, and a function's arguments. */
function insertedBy(text: string): string {
  const found = [...text.matchAll(/\{\w+\}/g)].map(([braced]) => braced);
  const given = MARKERS.filter((marker) => text.replaceAll(/[,.]/g, "").includes(String(marker)));
  return [...new Set([...found, ...given.map(String)])].toSorted().join(" ");
}

/** How a translation differs apart from words: keys, kinds, and what it inserts. */
export function differences(english: unknown, translated: unknown, key = ""): string[] {
  if (typeof english !== typeof translated) return [`${key}: ${typeof translated}`];
  if (typeof english === "string" && typeof translated === "string") {
    const [a, b] = [insertedBy(english), insertedBy(translated)];
    return a === b ? [] : [`${key}: inserts “${b}” in place of “${a}”`];
  }
  if (typeof english === "function" && typeof translated === "function") {
    return differences(
      saying((...given) => english(...given)),
      saying((...given) => translated(...given)),
      `${key}()`,
    );
  }
  if (typeof english !== "object" || english === null || translated === null) return [];
  if (Array.isArray(english)) {
    return Array.isArray(translated) && translated.length === english.length
      ? english.flatMap((item, at) => differences(item, translated[at], `${key}[${at}]`))
      : [`${key}: another number of items`];
  }
  const [own, theirs] = [Object.keys(english), Object.keys(translated ?? {})];
  return [
    ...own.filter((name) => !theirs.includes(name)).map((name) => `${key}.${name}: is missing`),
    ...theirs
      .filter((name) => !own.includes(name))
      .map((name) => `${key}.${name}: is not there in English`),
    ...own
      .filter((name) => theirs.includes(name))
      .flatMap((name) =>
        differences(
          Reflect.get(english, name),
          Reflect.get(Object(translated), name),
          `${key}.${name}`,
        ),
      ),
  ];
}
