import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, extname, join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type * as Wrangler from "wrangler";
import { faultsOf } from "../app/content/brand-faults.ts";
import { hintsOf } from "../app/content/brand-hints.ts";
import type { Brand } from "../app/content/brand-schema.ts";
import { brandFiles, manifestFile, spriteOf, type BuildLanguage } from "./brand-files.ts";
import { configFile } from "./config-file.ts";
import { withSlashes } from "./slashes.ts";
import { translationOf } from "./translations.ts";

const ROOT = resolve(import.meta.dirname, "..");
/** The brand that comes with the software, from the root. */
export const SHIPPED_BRAND = "app/content/brand.ts";

interface BrandChoice {
  /** The absolute path of the brand's file. */
  file: string;
  /** What named it: a variable of the environment, wrangler.toml, or nothing. */
  namedBy: "BRAND_FILE" | "BRAND" | null;
}

/**
 * The brand's file. BRAND_FILE in the environment names it for one command, from the current folder; empty, it means
 * the one that comes with the software. Else BRAND in [vars] of
 * wrangler.toml, or of the file that CONFIG_FILE names, does, from the root.
 * @throws Error where the named file is missing
 */
export function chooseBrand(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  config = configFile(environment),
): BrandChoice {
  const own = resolve(ROOT, SHIPPED_BRAND);
  const wanted = environment.BRAND_FILE;
  if (wanted !== undefined) {
    return wanted === ""
      ? { file: own, namedBy: null }
      : existing({ file: resolve(wanted), namedBy: "BRAND_FILE" });
  }
  const named = brandOfConfig(config);
  return named === null
    ? { file: own, namedBy: null }
    : existing({ file: resolve(ROOT, named), namedBy: "BRAND" });
}

function existing(choice: BrandChoice): BrandChoice {
  if (existsSync(choice.file)) return choice;
  throw withoutStack(
    new Error(`${choice.namedBy} names ${choice.file}, and there is no such file`),
  );
}

/** BRAND of a wrangler.toml; null without one. Wrangler takes a second to load, so only where the name stands there. */
function brandOfConfig(path: string): string | null {
  if (!existsSync(path) || !/^[^#\n]*\bBRAND\b/m.test(readFileSync(path, "utf8"))) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `import` would give, which is never at once
  const { unstable_readConfig: readConfig } = createRequire(import.meta.url)(
    "wrangler",
  ) as typeof Wrangler;
  const { BRAND: brand } = readConfig({ config: path }, { hideWarnings: true }).vars;
  return typeof brand === "string" && brand.trim() !== "" ? brand.trim() : null;
}

/**
 * Where `npm run brand` and `npm run docs` write: public/ beside a brand of your own, so that no upgrade meets what they
 * have written, and the site's public/ for the brand that comes with the software.
 */
export function brandFolder({ file } = chooseBrand()): string {
  const home = file === resolve(ROOT, SHIPPED_BRAND) ? ROOT : dirname(file);
  return join(home, "public");
}

/**
 * The address of the brand's file: for a build of another language than the site's own, of the one in the folder of
 * that name beside it.
 */
export function brandUrl(): string {
  const { file } = chooseBrand();
  const { BUILD_LANGUAGE: language } = process.env;
  const translated = language && join(dirname(file), language, basename(file));
  return pathToFileURL(translated && existsSync(translated) ? translated : file).href;
}

/** The language of this build: BUILD_LANGUAGE in the environment, or the site's own. */
export async function buildLanguage(): Promise<string> {
  const { BUILD_LANGUAGE: language } = process.env;
  if (language) return language;
  // The program that loads the brand says what is wrong with it.
  const { brand } = await importBrand().catch(() => ({ brand: undefined }));
  return brand?.languages?.[0] ?? "en";
}

/** 'Lumen from brands/lumen/brand.ts', for people. */
export function describeBrand({ product }: Pick<Brand, "product">): string {
  return `${product} from ${relative(ROOT, chooseBrand().file)}`;
}

/** Programs and builds print the stack, and no line of it helps here. */
function withoutStack(error: Error): Error {
  error.stack = error.message;
  return error;
}

/** The language of this build, with its words for the files that are drawn from the brand. */
export async function loadLanguage(): Promise<BuildLanguage> {
  const language = await buildLanguage();
  const english = join(ROOT, "app/content/frame/menu-words.ts");
  const file = translationOf(english, language) ?? english;
  const { MENU }: { MENU: BuildLanguage["menu"] } = await import(
    /* @vite-ignore */ pathToFileURL(file).href
  );
  return { language, menu: MENU };
}

/** The brand of this build. @throws Error with one line for each fault of the file */
export async function loadBrand(): Promise<Brand> {
  const { brand } = await importBrand();
  const faults = brand ? faultsOf(brand) : ["brand: the file has no export of this name"];
  if (!brand || faults.length > 0) throw faultsError(faults);
  return brand;
}

/** @throws Error with the platform's words for a file that cannot be read as a module, or imports what is not there */
async function importBrand(): Promise<{ brand?: Brand }> {
  try {
    return await import(/* @vite-ignore */ brandUrl());
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error);
    throw withoutStack(new Error(`${fileURLToPath(brandUrl())} cannot be loaded: ${says}`));
  }
}

function faultsError(faults: readonly string[]): Error {
  return withoutStack(
    new Error([`${fileURLToPath(brandUrl())} is no brand:`, ...faults].join("\n")),
  );
}

/** Of a brand of your own; what lies in the site's public/ is in every build by itself. */
function filesBelow(folder: string): [name: string, content: Buffer][] {
  if (folder === join(ROOT, "public") || !existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [withSlashes(relative(folder, path)), readFileSync(path)]);
}

/** What a brand's folder lacks and the site's public/ has under our name, one line each. */
export function hintsOfFolder(folder: string): string[] {
  const wanted = [
    ["social", "pictures", "npm run brand"],
    ["docs", "documents", "npm run docs"],
  ] as const;
  return wanted
    .filter(([part]) => !existsSync(join(folder, part)))
    .map(
      ([, what, command]) =>
        `It has no ${what} of its own, so those in public/ go live: ${command}`,
    );
}

/** For `npm run dev`, which serves these files itself. */
const TYPES: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
};

/**
 * Puts the brand into the build. `#brand` is its file, which only the server may import, for it holds the texts of
 * all pages. Modules named `*.static.ts` run now, and their exports go into the build as JSON. Icons and manifest are
 * drawn into the site's files, in which the files beside the brand take the place of those of the same name.
 */
export function brandPlugin(brand: Brand, build: BuildLanguage, folder = brandFolder()): Plugin {
  const isFirst = build.language === (brand.languages?.[0] ?? "en");
  const files = new Map<string, string | Buffer>(
    isFirst
      ? [...brandFiles(brand, build), ...filesBelow(folder)]
      : // Its pictures are the site's, beside which it is built.
        [manifestFile(brand, build)],
  );
  return {
    name: "brand",
    enforce: "pre",
    resolveId: {
      filter: { id: /^#brand$/ },
      handler(_, importer) {
        if (this.environment.name === "client") {
          this.error(`${importer} may not import #brand in a browser: a *.static.ts may`);
        }
        return withSlashes(fileURLToPath(brandUrl()));
      },
    },
    load: {
      filter: { id: [/\.static\.ts$/, /[\\/]ui[\\/]icons\.svg\?no-inline$/] },
      async handler(id) {
        if (!id.endsWith(".ts"))
          return `export default ${JSON.stringify(`/${spriteOf(brand).name}`)};`;
        const exports: object = await import(/* @vite-ignore */ pathToFileURL(id).href);
        return Object.entries(exports)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
          .join("");
      },
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [fileName, source] of files) this.emitFile({ type: "asset", fileName, source });
      if (!isFirst) return;
      // Whatever the log's level: another brand than meant would go live unnoticed.
      process.stdout.write(`Builds ${describeBrand(brand)}\n`);
      for (const hint of hintsOf(brand)) process.stdout.write(`${hint}\n`);
      for (const hint of hintsOfFolder(folder)) process.stdout.write(`${hint}\n`);
    },
    configureServer({ middlewares }) {
      middlewares.use(function serveBrandFile(request, response, next) {
        const name = request.url?.slice(1) ?? "";
        const file = files.get(name);
        if (file === undefined) return next();
        response.setHeader("Content-Type", TYPES[extname(name)] ?? "text/plain; charset=utf-8");
        response.end(file);
      });
    },
  };
}
