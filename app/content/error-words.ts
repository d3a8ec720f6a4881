import { ERRORS } from "../contract/errors.ts";
import { SHAPE_ERRORS } from "../contract/shape-errors.ts";
import { SIGN_IN_AGAIN } from "../contract/sign-in-again.ts";
import { ANSWERS, UNAVAILABLE } from "./answers.ts";
import { CODE_WORDS } from "./code-words.ts";

/** Errors that cross between the worker and pages; a translation has the same in its own words. */
export const ERROR_WORDS = {
  ...ERRORS,
  ...SHAPE_ERRORS,
  ...ANSWERS,
  ...UNAVAILABLE,
  ...SIGN_IN_AGAIN,
  ...CODE_WORDS,
} as const;
