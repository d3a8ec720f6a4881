const INLINE = ["emphasis", "code", "escape", "channel", "emoji", "time"] as const;
const INLINE_AND_LINKS = [...INLINE, "autolink"] as const;
const BLOCKS = ["heading", "subtext", "quote", "list", "codeBlock"] as const;
const ALL = [...INLINE_AND_LINKS, ...BLOCKS, "maskedLink", "mention"] as const;

export type RuleName = (typeof ALL)[number];
export type Rules = ReadonlySet<RuleName>;

/** The formatted texts of a message; the others are plain. The chat client formats each kind by other rules. */
export type TextKind =
  | "content"
  | "description"
  | "fieldValue"
  | "title"
  /** A title that is a link as a whole, so it must not contain further links. */
  | "linkedTitle"
  | "fieldName";

/** The rules that apply to each kind of text. */
export const RULES_OF: Readonly<Record<TextKind, Rules>> = {
  content: new Set(ALL),
  description: new Set(ALL),
  fieldValue: new Set(ALL),
  title: new Set(INLINE_AND_LINKS),
  fieldName: new Set(INLINE_AND_LINKS),
  linkedTitle: new Set(INLINE),
};
