import { afterEach, expect, it, vi } from "vitest";
import { CODE_WORDS } from "../../../app/content/code-words.ts";

const LANGUAGE_MODULES = ["content/language.static.ts", "format/language.ts"];

// Files share their modules, so another language would stay in those of other tests.
afterEach(() => {
  for (const path of LANGUAGE_MODULES) vi.doUnmock(`../../../app/${path}`);
  vi.resetModules();
});

it("shows the worker's sentence on pages in the site's language", async () => {
  vi.resetModules();
  const { answerSentence } = await import("../../../app/content/error-sentence.ts");
  expect(answerSentence("too_many", "Not before ten")).toBe("Not before ten");
});

it("shows the sentence of the code on pages in another language", async () => {
  vi.resetModules();
  vi.doMock("../../../app/content/language.static.ts", () => ({ isFirst: false }));
  const { answerSentence } = await import("../../../app/content/error-sentence.ts");
  expect(answerSentence("too_many", "Nicht vor zehn")).toBe(CODE_WORDS.too_many);
});

it("shows the contract's messages, which are English, on English pages alone", async () => {
  vi.resetModules();
  const english = await import("../../../app/content/error-sentence.ts");
  expect(english.contractSentence("bot_answer", "expected array")).toBe("expected array");
  vi.resetModules();
  vi.doMock("../../../app/format/language.ts", () => ({ LANGUAGE: "de" }));
  const german = await import("../../../app/content/error-sentence.ts");
  expect(german.contractSentence("bot_answer", "expected array")).toBe(CODE_WORDS.bot_answer);
});
