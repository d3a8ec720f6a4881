import type { Config } from "@react-router/dev/config";
import { buildLanguage, loadBrand } from "./vite/brand.ts";
import { folderOf } from "./vite/other-languages.ts";

const language = await buildLanguage();
const { languages = ["en"] } = await loadBrand();
const isFirst = language === languages[0];

export default {
  // One cached file of 3 KB; otherwise each page would ask the worker for its links' routes.
  routeDiscovery: { mode: "initial" },
  // Further languages are built separately and added to the site (vite/other-languages.ts).
  ...(!isFirst && { basename: `/${language}`, buildDirectory: folderOf(language) }),
} satisfies Config;
