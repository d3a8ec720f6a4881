import type { ErrorCode } from "../contract/error-codes.ts";
import { LANGUAGE } from "../format/language.ts";
import { CODE_WORDS } from "./code-words.ts";
import { isFirst } from "./language.static.ts";

/** The worker's answer, in the first language; pages in others go by its code. */
export function answerSentence(code: ErrorCode, sentence: string): string {
  return isFirst ? sentence : CODE_WORDS[code];
}

/** A contract's error, in English; other languages go by its code. */
export function contractSentence(code: ErrorCode, message: string): string {
  return LANGUAGE === "en" ? message : CODE_WORDS[code];
}
