/** For `node --import`: loads `#brand` and the first language's texts in programs. */
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { brandUrl, buildLanguage } from "./brand.ts";
import { originalOf, translatedImport, withOriginal } from "./translations.ts";

/** Before the hook: reading wrangler.toml imports modules. */
const url = brandUrl();
const language = await buildLanguage();

const pathOf = (address: string) =>
  address.startsWith("file:") ? fileURLToPath(address) : undefined;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === "#brand") return next(url, context);
    const importer = context.parentURL && pathOf(context.parentURL);
    const translation = translatedImport(specifier, importer, language);
    return next(translation ? pathToFileURL(translation).href : specifier, context);
  },
  load(address, context, next) {
    const file = pathOf(address);
    const original = file && originalOf(file, language);
    if (!original) return next(address, context);
    const source = withOriginal(readFileSync(file, "utf8"), pathToFileURL(original).href);
    return { format: "module-typescript", source, shortCircuit: true };
  },
});
