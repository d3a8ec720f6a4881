/** `npm run docs`: writes the documents for the bot's author. A test checks them. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { PRODUCT } from "../../app/content/site.ts";
import { brandFolder, describeBrand } from "../../vite/brand.ts";
import { botDocuments } from "./bot-api/documents.ts";

process.stdout.write(`Documents of ${describeBrand({ product: PRODUCT })}\n`);
const folder = join(brandFolder(), "docs");
mkdirSync(folder, { recursive: true });
for (const [name, text] of await botDocuments()) {
  writeFileSync(join(folder, name), text);
  process.stdout.write(`${relative(process.cwd(), join(folder, name))}\n`);
}
