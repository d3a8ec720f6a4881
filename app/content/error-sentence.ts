import type { ErrorCode } from "../contract/error-codes.ts";
import { LANGUAGE } from "../format/language.ts";
import { CODE_WORDS } from "./code-words.ts";
import { isFirst } from "./language.static.ts";

/** An answer of the worker, which writes in the site's own language; pages in another go by its code. */
export function answerSentence(code: ErrorCode, sentence: string): string {
  return isFirst ? sentence : CODE_WORDS[code];
}

/** An error of the contract, whose messages are English; other languages go by its code. */
export function contractSentence(code: ErrorCode, message: string): string {
  return LANGUAGE === "en" ? message : CODE_WORDS[code];
}
