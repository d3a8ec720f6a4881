/** Writes the documents for the bot's author: `npm run docs`. A test checks that they are up to date. */
import { writeFileSync } from "node:fs";
import { PRODUCT } from "../../app/content/site.ts";
import { describeBrand } from "../../vite/brand.ts";
import { botDocuments } from "./bot-api/documents.ts";

process.stdout.write(`Documents of ${describeBrand({ product: PRODUCT })}\n`);
for (const [path, text] of await botDocuments()) {
  writeFileSync(new URL(`../../${path}`, import.meta.url), text);
  process.stdout.write(`${path}\n`);
}
