import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { cloudflare, type WorkerConfig } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import uno from "@unocss/postcss";
import { defineConfig, type Plugin } from "vite";
import { unoConfig } from "./app/uno.config.ts";
import "./vite/brand-hook.ts";
import { configFile } from "./vite/config-file.ts";
import { brandPlugin, loadBrand, loadLanguage } from "./vite/brand.ts";
import { otherLanguages, sharedSheet } from "./vite/other-languages.ts";
import { translations } from "./vite/translations.ts";

/** Variables for the worker, as JSON: `npm run dev` sets them to the addresses of worker/local. */
const devVars = process.env.HAVEN_DEV_VARS;
// Wrangler would warn that secrets are missing, which a build does not need.
if (!devVars) process.env.WRANGLER_LOG ??= "error";

/**
 * What every page runs first comes in two files: React, and React Router with the frame. As a score of small
 * files it is 9 KB larger gzipped; as a single file it is one long task on a slow phone
 * (app/deferred-scripts.ts evaluates React first). What follows on every page, or always together, is a file each
 * for the same reason. Everything else is split by route.
 */
const codeSplitting = {
  groups: [
    { name: "react", test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
    {
      name: "frame",
      test: /[\\/](app[\\/]root\.tsx|app[\\/]ui[\\/]page-header\.tsx|app[\\/]content[\\/](?:[a-z]{2}[\\/])?(words|frame[\\/]account)\.ts|react-router[\\/])/,
    },
    {
      name: "robust-navigation",
      test: /[\\/]app[\\/](frame[\\/]robust-navigation|content[\\/](?:[a-z]{2}[\\/])?frame[\\/]error-pages)\.tsx?$/,
    },
    { name: "deferred", test: /[\\/]app[\\/]page-load[\\/](deferred|failed)\.tsx?$/ },
    // Small files of which nearly always all are asked for: each costs a phone a request and some milliseconds. A
    // group takes what its files import along, unless a group before it has that.
    { name: "colors", test: /[\\/]app[\\/]content[\\/](colors|more-facts\.static)\.ts$/ },
    { name: "embed-limits", test: /[\\/]app[\\/]embed[\\/](limits|variables)\.ts$/ },
    { name: "digits", test: /[\\/]app[\\/]contract[\\/](cut|digits)\.ts$/ },
    { name: "decode", test: /[\\/]app[\\/]contract[\\/](decode|history-time|status)\.ts$/ },
    { name: "date", test: /[\\/]app[\\/]format[\\/](?:[a-z]{2}[\\/])?(date|ago)\.ts$/ },
    { name: "reads", test: /[\\/]app[\\/]content[\\/]reads(\.static)?\.ts$/ },
    { name: "copy", test: /[\\/]app[\\/]live[\\/](hooks[\\/]use-copy\.ts|copy-button\.tsx)$/ },
  ],
};

/** Explicit compile hint: V8 compiles React's file eagerly and off-thread, since hydration calls most of it. */
function compileHint({ name }: { name: string }): string {
  return name === "react" ? "//# allFunctionsCalledOnLoad" : "";
}

/**
 * Cloudflare's plugin copies the secrets of .dev.vars into the built worker's folder for `vite preview`, which
 * is not used here. A folder that is uploaded must not hold them.
 */
export function withoutSecrets(): Plugin {
  return {
    name: "without-secrets",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        delete bundle[".dev.vars"];
      },
    },
  };
}

/** Names the database as `npm run migrate` does, so that a deploy binds that one instead of creating another. */
function nameDatabase({ name = "", d1_databases: databases }: WorkerConfig): void {
  const database = databases.find(({ binding }) => binding === "DB");
  if (database && !database.database_id) database.database_name ??= `${name}-db`;
}

/** The site serves these fonts, so their licence texts are served with them, below /licenses/. */
const FONTS = ["hanken-grotesk", "familjen-grotesk"];

function fontLicenses(): Plugin {
  return {
    name: "font-licenses",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle() {
      for (const font of FONTS) {
        const file = `node_modules/@fontsource-variable/${font}/LICENSE`;
        const source = readFileSync(new URL(file, import.meta.url));
        this.emitFile({ type: "asset", fileName: `licenses/${font}.txt`, source });
      }
    },
  };
}

/** In every document: the page would not run without them. */
const ALWAYS_LOADED = /^assets\/(?:react|frame|rolldown-runtime)-[\w-]{8}\.js$/;

/** The files of a module behind an `import()`. Vite names what it imports, but not its own file. */
function filesOfPart(file: string, imported: string[]): string[] {
  return [...new Set([file, ...imported])].filter((path) => !ALWAYS_LOADED.test(path));
}

const LANGUAGE_ENTRY = fileURLToPath(new URL("worker/language.ts", import.meta.url));
const PRELOAD_HELPER = fileURLToPath(new URL("vite/preload-helper.ts", import.meta.url));

/**
 * Each `import()` of the app calls our loader instead of Vite's, which adds preload links: a module whose link
 * failed once is failed for as long as the page is open.
 */
function ownScriptLoader(): Plugin {
  return {
    name: "own-script-loader",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export * from ${JSON.stringify(PRELOAD_HELPER)};`,
    },
  };
}

/**
 * Of the router's components, those that nothing uses stay in the build, as calls of React that may do something and
 * for the names that developer tools show. NavLink is 0.5 kB of every page.
 */
export function unusedRouterComponents(): Plugin {
  let isMarked = false;
  return {
    name: "unused-router-components",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]lib\.js$/ },
      handler(code) {
        const marked = code
          .replaceAll(/^(const \w+ = )(?=React\$1\.forwardRef\()/gm, "$1/* @__PURE__ */ ")
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, "");
        isMarked =
          /^const NavLink = \/\* @__PURE__ \*\//m.test(marked) && !/^NavLink\b/m.test(marked);
        return marked;
      },
    },
    // The file, or the form of its lines, may change with the router's next version.
    buildEnd(error) {
      if (!error && !isMarked) {
        this.error(
          "The router's NavLink is not found any more: adapt or remove unusedRouterComponents",
        );
      }
    },
  };
}

/** Off, as they advise about plugins that the framework brings. */
const checks = { bundlerTimings: false };

export default defineConfig(async ({ command }) => {
  const brand = await loadBrand();
  const build = await loadLanguage();
  const { language } = build;
  const [first = "en", ...others] = brand.languages ?? ["en"];
  const isFirst = language === first;
  return {
    environments: {
      client: {
        build: {
          rolldownOptions: { output: { codeSplitting, postBanner: compileHint }, checks },
          modulePreload: { resolveDependencies: filesOfPart },
          copyPublicDir: isFirst,
          // ApexCharts is 560 KB; only pages with charts load it, after their first paint.
          chunkSizeWarningLimit: 600,
        },
      },
      ssr: {
        build: {
          cssMinify: true, // app/entry.server.tsx inlines the style sheet
          // One module: a chunk imported during a request belongs to that request in workerd. If its visitor
          // leaves, the import never settles, and `lazy` would keep that promise for every later request.
          rolldownOptions: {
            output: { codeSplitting: false },
            checks,
            ...(!isFirst && { input: LANGUAGE_ENTRY }),
          },
        },
      },
    },
    css: { postcss: { plugins: [uno({ configOrPath: unoConfig(brand) })] } },
    optimizeDeps: { include: ["swr", "dayjs", "valibot", "react-hot-toast/headless"] },
    plugins: [
      brandPlugin(brand, build),
      sharedSheet(isFirst),
      translations(language),
      // A further language is not a worker, but a part of the one that the site's own is built into.
      isFirst
        ? [
            otherLanguages(others),
            cloudflare({
              configPath: configFile(),
              viteEnvironment: { name: "ssr" },
              inspectorPort: false,
              config(worker) {
                nameDatabase(worker);
                return command === "serve" && devVars ? { vars: JSON.parse(devVars) } : {};
              },
            }),
          ]
        : [],
      reactRouter(),
      withoutSecrets(),
      fontLicenses(),
      ownScriptLoader(),
      unusedRouterComponents(),
    ],
  };
});
