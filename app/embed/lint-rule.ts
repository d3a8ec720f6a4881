import type { Embed } from "./embed.ts";
import type { FieldPath } from "./field-paths.ts";

/** A non-empty text of the embed. */
export interface RuleInput {
  path: FieldPath;
  text: string;
  /** With variables replaced. */
  expanded: string;
  embed: Embed;
}

/** What a rule found; without `at` and `length`, it concerns the whole text. */
interface Finding {
  /** Chat or bot refuse an error and may refuse a warning; a note only informs. */
  level: "error" | "warning" | "note";
  text: string;
  at?: number;
  length?: number;
  /** The text without the problem, and the fixing button's label. */
  fix?: { label: string; value: string };
}

/** Finds one kind of problem in a text. */
export type Rule = (input: RuleInput) => Finding | null;
