import { readExamples } from "./examples.ts";
import { openApi } from "./openapi.ts";
import { botPage } from "./page.ts";

/** Documents for the bot's author: pairs of name and text. */
export async function botDocuments(): Promise<[path: string, text: string][]> {
  const examples = await readExamples();
  return [
    ["openapi.json", `${JSON.stringify(openApi(examples), null, 2)}\n`],
    ["bot-api.md", botPage(examples)],
  ];
}
