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
/** The brand in the repository. */
export const SHIPPED_BRAND = "app/content/brand.ts";

interface BrandChoice {
  /** Absolute path. */
  file: string;
  /** Where the name came from; null for the default. */
  namedBy: "BRAND_FILE" | "BRAND" | null;
}

/**
 * The brand's file: BRAND_FILE (for one command, from the current folder; empty for the default),
 * else BRAND in [vars] of wrangler.toml or CONFIG_FILE (from the root).
 * @throws Error if the named file is missing
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

/** BRAND of a wrangler.toml, or null. Loads Wrangler, which takes a second, only if it is set. */
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
 * Where `npm run brand` and `npm run docs` write: public/ beside your own brand, where upgrades
 * don't collide with it, or the site's public/ for the default brand.
 */
export function brandFolder({ file } = chooseBrand()): string {
  const home = file === resolve(ROOT, SHIPPED_BRAND) ? ROOT : dirname(file);
  return join(home, "public");
}

/** The URL of the brand's file; for a further language, of its file in the folder of that name. */
export function brandUrl(): string {
  const { file } = chooseBrand();
  const { BUILD_LANGUAGE: language } = process.env;
  const translated = language && join(dirname(file), language, basename(file));
  return pathToFileURL(translated && existsSync(translated) ? translated : file).href;
}

/** The build's language: BUILD_LANGUAGE, or the site's first. */
export async function buildLanguage(): Promise<string> {
  const { BUILD_LANGUAGE: language } = process.env;
  if (language) return language;
  // Whichever program loads the brand reports its faults.
  const { brand } = await importBrand().catch(() => ({ brand: undefined }));
  return brand?.languages?.[0] ?? "en";
}

/** 'Lumen from brands/lumen/brand.ts', for people. */
export function describeBrand({ product }: Pick<Brand, "product">): string {
  return `${product} from ${relative(ROOT, chooseBrand().file)}`;
}

/** Programs and builds print the stack, which doesn't help here. */
function withoutStack(error: Error): Error {
  error.stack = error.message;
  return error;
}

/** The build's language, with its words for files drawn from the brand. */
export async function loadLanguage(): Promise<BuildLanguage> {
  const language = await buildLanguage();
  const english = join(ROOT, "app/content/frame/menu-words.ts");
  const file = translationOf(english, language) ?? english;
  const { MENU }: { MENU: BuildLanguage["menu"] } = await import(
    /* @vite-ignore */ pathToFileURL(file).href
  );
  return { language, menu: MENU };
}

/** The build's brand. @throws Error with a line for each fault of the file */
export async function loadBrand(): Promise<Brand> {
  const { brand } = await importBrand();
  const faults = brand ? faultsOf(brand) : ["brand: the file has no export of this name"];
  if (!brand || faults.length > 0) throw faultsError(faults);
  return brand;
}

/** @throws Error in plain words if the file or an import of it can't be read */
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
    new Error([`${fileURLToPath(brandUrl())}is not a valid brand:`, ...faults].join("\n")),
  );
}

/** Files beside your own brand; builds include the site's public/ anyway. */
function filesBelow(folder: string): [name: string, content: Buffer][] {
  if (folder === join(ROOT, "public") || !existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [withSlashes(relative(folder, path)), readFileSync(path)]);
}

/** Files of public/ with our name that a brand's folder lacks, one line each. */
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

/** For `npm run dev`, which serves these itself. */
const TYPES: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
};

/**
 * Puts the brand into the build. Only the server may import `#brand`, since it has the texts of all
 * pages. `*.static.ts` run now, and their exports become JSON. Draws icons and manifest into the
 * site's files; files beside the brand replace those of the same name.
 */
export function brandPlugin(brand: Brand, build: BuildLanguage, folder = brandFolder()): Plugin {
  const isFirst = build.language === (brand.languages?.[0] ?? "en");
  const files = new Map<string, string | Buffer>(
    isFirst
      ? [...brandFiles(brand, build), ...filesBelow(folder)]
      : // It uses the pictures of the site it is built into.
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
      // Always printed: a wrong brand would go live unnoticed.
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
