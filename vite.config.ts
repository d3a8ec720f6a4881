import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import uno from "@unocss/postcss";
import { defineConfig } from "vite";
import unoConfig from "./app/uno.config.ts";

/** `npm run dev` hands the local outside world to the worker through this variable, as JSON. */
const devVars = process.env.HAVEN_DEV_VARS;

/**
 * What every page runs, in two files: React, and the router with the frame. In a score of small files it
 * takes 9 KB more gzipped; in one it is one long task of a slow phone (app/entry.server.tsx reads React
 * first). The rest is split by route, so that no page loads what another needs.
 */
const codeSplitting = {
  groups: [
    { name: "react", test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
    { name: "frame", test: /[\\/](app[\\/]root\.tsx|react-router[\\/])/ },
  ],
};

/**
 * Most of React runs while a page becomes live. Told so, V8 compiles it beside the main thread as it arrives,
 * in place of function by function when each is called.
 */
function compileHint({ name }: { name: string }): string {
  return name === "react" ? "//# allFunctionsCalledOnLoad" : "";
}

/**
 * The server's code, in one: a part that is loaded while somebody waits belongs to their request. Should
 * they leave, it never arrives, for anybody: `lazy` keeps the promise for as long as the isolate lives.
 */
const oneModule = { codeSplitting: false };

export default defineConfig(({ command }) => ({
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting, postBanner: compileHint } } },
    },
    // Documents carry the style sheet (app/entry.server.tsx).
    ssr: { build: { cssMinify: true, rolldownOptions: { output: oneModule } } },
  },
  css: { postcss: { plugins: [uno({ configOrPath: unoConfig })] } },
  optimizeDeps: { include: ["swr", "dayjs", "valibot", "react-hot-toast/headless"] },
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      inspectorPort: false,
      config: command === "serve" && devVars ? { vars: JSON.parse(devVars) } : undefined,
    }),
    reactRouter(),
  ],
}));
