import type { Config } from "@react-router/dev/config";
import { buildLanguage, loadBrand } from "./vite/brand.ts";
import { folderOf } from "./vite/other-languages.ts";

const language = await buildLanguage();
const { languages = ["en"] } = await loadBrand();
const isFirst = language === languages[0];

export default {
  // All routes come in one file of 3 KB that browsers keep, where each page would ask the worker for its links' routes.
  routeDiscovery: { mode: "initial" },
  // A further language is built by itself, and then put into the site (vite/other-languages.ts).
  ...(!isFirst && { basename: `/${language}`, buildDirectory: folderOf(language) }),
} satisfies Config;
