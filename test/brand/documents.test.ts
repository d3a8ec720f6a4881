import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { brandFolder } from "../../vite/brand.ts";
import { botDocuments } from "../../worker/tools/bot-api/documents.ts";

it("the documents for the bot's author are those that `npm run docs` writes, under the brand's name", async () => {
  for (const [name, text] of await botDocuments()) {
    const path = join(brandFolder(), "docs", name);
    expect(
      existsSync(path) && readFileSync(path, "utf8") === text,
      `${name} is out of date: npm run docs`,
    ).toBe(true);
  }
});
