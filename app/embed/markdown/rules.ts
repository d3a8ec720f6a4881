/** Which text of a message it is. The chat client formats each kind by other rules. */
export type TextKind =
  | "content"
  | "description"
  | "fieldValue"
  | "title"
  /** A title that is a link as a whole, so it must not contain further links. */
  | "linkedTitle"
  | "fieldName"
  | "author"
  | "footer"
  | "button";

export type RuleName =
  | "heading"
  | "subtext"
  | "quote"
  | "list"
  | "codeBlock"
  | "code"
  | "emphasis"
  | "maskedLink"
  | "autolink"
  | "escape"
  | "mention"
  | "channel"
  | "emoji"
  | "time";

export type Rules = ReadonlySet<RuleName>;

const PLAIN: Rules = new Set();
const INLINE: Rules = new Set(["emphasis", "code", "escape", "channel", "emoji", "time"]);
const INLINE_AND_LINKS: Rules = new Set([...INLINE, "autolink"]);
const FULL: Rules = new Set([
  ...INLINE_AND_LINKS,
  "heading",
  "subtext",
  "quote",
  "list",
  "codeBlock",
  "maskedLink",
  "mention",
]);

/** The rules that apply to each kind of text. */
export const RULES_OF: Readonly<Record<TextKind, Rules>> = {
  content: FULL,
  description: FULL,
  fieldValue: FULL,
  title: INLINE_AND_LINKS,
  fieldName: INLINE_AND_LINKS,
  linkedTitle: INLINE,
  author: PLAIN,
  footer: PLAIN,
  button: PLAIN,
};
