import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { botDocuments } from "../../worker/tools/bot-api/documents.ts";

it("the documents for the bot's author are those that `npm run docs` writes, under the brand's name", async () => {
  for (const [path, text] of await botDocuments()) {
    const committed = readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
    expect(committed === text, `${path} is out of date: npm run docs`).toBe(true);
  }
});
