import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { faultsOf } from "../app/content/brand-faults.ts";
import type { Brand } from "../app/content/brand-schema.ts";
import { brandFiles } from "./brand-files.ts";

const OWN = new URL("../app/content/brand.ts", import.meta.url).href;

/** The address of the brand's file: the one that BRAND_FILE names, from the current folder, or the project's own. */
export function brandUrl(): string {
  const file = process.env.BRAND_FILE;
  return file ? pathToFileURL(resolve(file)).href : OWN;
}

/** The brand of this build. @throws Error with one line for each fault of the file */
export async function loadBrand(): Promise<Brand> {
  const { brand }: { brand?: Brand } = await import(/* @vite-ignore */ brandUrl());
  const faults = brand ? faultsOf(brand) : ["brand: the file has no export of this name"];
  if (!brand || faults.length > 0) throw faultsError(faults);
  return brand;
}

function faultsError(faults: readonly string[]): Error {
  const error = new Error([`${fileURLToPath(brandUrl())} is no brand:`, ...faults].join("\n"));
  // Builds print the stack, of which no line is of use here.
  error.stack = error.message;
  return error;
}

/**
 * Puts the brand into the build. `#brand` is its file, which only the server may import, for it holds the texts of
 * all pages. Modules named `*.static.ts` run now, and their exports go into the build as JSON. Icons and manifest are
 * drawn into the site's files.
 */
export function brandPlugin(brand: Brand): Plugin {
  const files = brandFiles(brand);
  return {
    name: "brand",
    enforce: "pre",
    resolveId: {
      filter: { id: /^#brand$/ },
      handler(_, importer) {
        if (this.environment.name === "client") {
          this.error(`${importer} may not import #brand in a browser: a *.static.ts may`);
        }
        return fileURLToPath(brandUrl());
      },
    },
    load: {
      filter: { id: /\.static\.ts$/ },
      async handler(id) {
        const exports: object = await import(/* @vite-ignore */ pathToFileURL(id).href);
        return Object.entries(exports)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
          .join("");
      },
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [fileName, source] of files) this.emitFile({ type: "asset", fileName, source });
    },
    configureServer({ middlewares }) {
      middlewares.use(function serveBrandFile(request, response, next) {
        const name = request.url?.slice(1) ?? "";
        const file = files.get(name);
        if (file === undefined) return next();
        response.setHeader(
          "Content-Type",
          name.endsWith(".svg") ? "image/svg+xml" : "application/manifest+json",
        );
        response.end(file);
      });
    },
  };
}
