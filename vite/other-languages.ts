import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { Plugin } from "vite";
import { programFile } from "./program.ts";
import { withSlashes } from "./slashes.ts";

const ROOT = resolve(import.meta.dirname, "..");
const BUILDS = join(ROOT, "build/languages");

/** A further language's build, until the first one includes it. */
export function folderOf(language: string): string {
  return join(BUILDS, language);
}

const NAME = "virtual:other-languages";

/**
 * Builds further languages in processes of their own and adds them: server bundles to the worker,
 * scripts to the assets. Common files, such as React's, have the same name and exist once.
 */
export function otherLanguages(languages: readonly string[]): Plugin {
  let builds: Promise<unknown> = Promise.resolve();
  return {
    name: "other-languages",
    applyToEnvironment: ({ name }) => name === "client" || name === "ssr",
    buildStart() {
      const isBuilt = this.environment.mode === "build" && this.environment.name === "client";
      // Failures are reported where they are awaited.
      if (isBuilt) builds = Promise.allSettled(languages.map(build));
    },
    resolveId: { filter: { id: /^virtual:other-languages$/ }, handler: () => `\0${NAME}` },
    load: {
      filter: { id: /^\0virtual:other-languages$/ },
      handler() {
        const built = this.environment.mode === "build" ? languages : [];
        return `export default [${built.map(rendererOf).join(", ")}];`;
      },
    },
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        if (this.environment.name !== "client") return;
        await builds;
        for (const language of languages) {
          const folder = join(folderOf(language), "client");
          for (const name of filesOf(folder)) {
            if (name in bundle) continue;
            this.emitFile({
              type: "asset",
              fileName: name,
              source: readFileSync(join(folder, name)),
            });
          }
        }
      },
    },
    closeBundle() {
      if (this.environment.name === "ssr") rmSync(BUILDS, { recursive: true, force: true });
    },
  };
}

/** Runs a language's bundle at its first request, so that the worker starts no slower. */
function rendererOf(language: string): string {
  const bundle = `import(${JSON.stringify(withSlashes(join(folderOf(language), "server/index.js")))})`;
  return `["/${language}", {
    site: async (request, services) => (await ${bundle}).site(request, services),
    isPage: async (path) => (await ${bundle}).isPage(path),
  }]`;
}

const SHEET = "virtual:style-sheet";

/** All languages share one style sheet, so further ones have none. */
export function sharedSheet(isFirst: boolean): Plugin {
  return {
    name: "shared-sheet",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId: {
      filter: { id: /(?:\/app\.css\?inline|^virtual:style-sheet)$/ },
      handler(id) {
        if (isFirst) return id === SHEET ? withSlashes(join(ROOT, "app/app.css?inline")) : null;
        return { id: SHEET, external: true };
      },
    },
  };
}

/** Names of served files, without the bundler's notes. */
function filesOf(folder: string): string[] {
  if (!existsSync(join(folder, "assets"))) throw new Error(`${folder} was not built`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => withSlashes(relative(folder, join(entry.parentPath, entry.name))))
    .filter((name) => !name.startsWith("."));
}

function build(language: string): Promise<void> {
  const args = [programFile("react-router"), "build", "--logLevel", "warn"];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, BUILD_LANGUAGE: language },
    stdio: "inherit",
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`The build in ${language} ended with ${code}`)),
    );
  });
}
