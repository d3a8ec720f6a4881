import { readFileSync } from "node:fs";
import { join } from "node:path";
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

/** The worker's variables as JSON: `npm run dev` sets the addresses of worker/local. */
const devVars = process.env.HAVEN_DEV_VARS;
// Builds need no secrets, but Wrangler warns if they are missing.
if (!devVars) process.env.WRANGLER_LOG ??= "error";

const ROOT = import.meta.dirname;

/** Whether a module belongs to staff pages. */
const isOfStaff = (id: string) => id.startsWith(ROOT) && id.slice(ROOT.length).includes("/staff/");

/**
 * Scripts are split by route. Without groups, a page names up to 98 files and 201 KB; the budget is
 * 25 and 180. React has its own file, evaluated first (app/deferred-scripts.ts). The frame has one:
 * without it a plain page names 170 KB instead of 139. Modules shared by seven pages share a file,
 * and so do those of five staff pages; in one file they'd make /status 185 KB.
 */
const codeSplitting = {
  groups: [
    { name: "react", test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
    { name: "frame", test: "/app/root.tsx", priority: 2 },
    { name: "common", test: (id: string) => !isOfStaff(id), minShareCount: 7, priority: 1 },
    { name: "staff", test: isOfStaff, minShareCount: 5 },
  ],
};

/** V8 compiles React's file eagerly and off-thread: hydration calls most of it. */
function compileHint({ name }: { name: string }): string {
  return name === "react" ? "//# allFunctionsCalledOnLoad" : "";
}

/**
 * Cloudflare's plugin copies .dev.vars into the worker's folder for `vite preview`, unused here.
 * Uploaded folders must not contain secrets.
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

/** Names the database as `npm run migrate` does; a deploy would create another one. */
function nameDatabase({ name = "", d1_databases: databases }: WorkerConfig): void {
  const database = databases.find(({ binding }) => binding === "DB");
  if (database && !database.database_id) database.database_name ??= `${name}-db`;
}

/** Licence texts of the browser's scripts, served with them. */
const LICENSES = "licenses/packages.md";

/** Adds licences of icons and emoji names, which aren't modules. */
function dataLicenses(): Plugin {
  return {
    name: "data-licenses",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const file = bundle[LICENSES];
        if (file?.type !== "asset") throw new Error(`The build wrote no ${LICENSES}`);
        const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
        const icons = read("app/ui/icons-license.txt");
        const emoji = read("app/embed/markdown/emoji-license.txt");
        file.source = `${String(file.source)}\n## lucide (ISC, MIT)\n\n${icons}\n## discord-emoji (MIT)\n\n${emoji}`;
      },
    },
  };
}

const LANGUAGE_ENTRY = fileURLToPath(new URL("worker/language.ts", import.meta.url));

/** They advise about the framework's own plugins. */
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
          copyPublicDir: isFirst,
          license: { fileName: LICENSES },
          // ApexCharts is 560 KB; only pages with charts load it, after their first paint.
          chunkSizeWarningLimit: 600,
        },
      },
      ssr: {
        build: {
          cssMinify: true, // app/entry.server.tsx inlines the style sheet
          // One module: in workerd a chunk belongs to the request that imported it. If its visitor
          // leaves, the import never settles, and `lazy` would wait for it in all later requests.
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
      // Further languages are parts of the first one's worker.
      isFirst
        ? [
            otherLanguages(others),
            cloudflare({
              configPath: configFile(),
              viteEnvironment: { name: "ssr" },
              inspectorPort: false,
              config(worker) {
                nameDatabase(worker);
                if (command !== "serve" || !devVars) return {};
                // Not beside wrangler.toml: there .dev.vars would win, with real secrets.
                worker.userConfigPath = join(import.meta.dirname, ".wrangler/dev/wrangler.toml");
                return { vars: JSON.parse(devVars) };
              },
            }),
          ]
        : [],
      reactRouter(),
      withoutSecrets(),
      dataLicenses(),
    ],
  };
});
