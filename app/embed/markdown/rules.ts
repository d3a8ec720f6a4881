const INLINE = ["emphasis", "code", "escape", "channel", "emoji", "time"] as const;
const INLINE_AND_LINKS = [...INLINE, "autolink"] as const;
const BLOCKS = ["heading", "subtext", "quote", "list", "codeBlock"] as const;
const ALL = [...INLINE_AND_LINKS, ...BLOCKS, "maskedLink", "mention"] as const;

export type RuleName = (typeof ALL)[number];
export type Rules = ReadonlySet<RuleName>;

/** Formatted texts of a message; others are plain. Chat has rules for each kind. */
export type TextKind =
  | "content"
  | "description"
  | "fieldValue"
  | "title"
  /** A title that is a link, so without links inside. */
  | "linkedTitle"
  | "fieldName";

/** Each kind's rules. */
export const RULES_OF: Readonly<Record<TextKind, Rules>> = {
  content: new Set(ALL),
  description: new Set(ALL),
  fieldValue: new Set(ALL),
  title: new Set(INLINE_AND_LINKS),
  fieldName: new Set(INLINE_AND_LINKS),
  linkedTitle: new Set(INLINE),
};
