import type { Embed } from "./embed.ts";
import type { FieldPath } from "./field-paths.ts";

/** A text of the embed that is not empty. */
export interface RuleInput {
  path: FieldPath;
  text: string;
  /** The text with its variables replaced. */
  expanded: string;
  /** The embed it is of. */
  embed: Embed;
}

/** A finding of a rule; without `at` and `length` it is about the whole text. */
interface Finding {
  /** Chat or bot refuse an error and may refuse a warning; a note is only for information. */
  level: "error" | "warning" | "note";
  text: string;
  at?: number;
  length?: number;
  /** The text without the problem, and the label of the button that applies it. */
  fix?: { label: string; value: string };
}

/** Finds one kind of problem in a text. */
export type Rule = (input: RuleInput) => Finding | null;
