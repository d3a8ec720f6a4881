import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import uno from "@unocss/postcss";
import { defineConfig } from "vite";

/** `npm run dev` hands the local outside world to the worker through this variable, as JSON. */
const devVars = process.env.HAVEN_DEV_VARS;

export default defineConfig(({ command }) => ({
  css: { postcss: { plugins: [uno({ configOrPath: "./app/uno.config.ts" })] } },
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
