/** Where a text stands in a message; each slot of the chat client knows other rules. */
export type Slot =
  | "content"
  | "description"
  | "fieldValue"
  | "title"
  /** A title that is a link itself, so that nothing in it can be one. */
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
  | "mark"
  | "maskedLink"
  | "autolink"
  | "escape"
  | "mention"
  | "channel"
  | "emoji"
  | "time";

const FULL = ["content", "description", "fieldValue"] as const;
const LINES = [...FULL, "title", "linkedTitle", "fieldName"] as const;

/** Which rules hold where. Author, footer and button labels are plain text. */
const TABLE: Record<RuleName, readonly Slot[]> = {
  heading: FULL,
  subtext: FULL,
  quote: FULL,
  list: FULL,
  codeBlock: FULL,
  maskedLink: FULL,
  mention: FULL,
  mark: LINES,
  code: LINES,
  autolink: [...FULL, "title", "fieldName"],
  escape: LINES,
  channel: LINES,
  emoji: LINES,
  time: LINES,
};

const RULES: readonly RuleName[] = [
  "heading",
  "subtext",
  "quote",
  "list",
  "codeBlock",
  "maskedLink",
  "mention",
  "mark",
  "code",
  "autolink",
  "escape",
  "channel",
  "emoji",
  "time",
];

/** The rules that hold in a slot. */
export function rulesOf(slot: Slot): ReadonlySet<RuleName> {
  return new Set(RULES.filter((rule) => TABLE[rule].includes(slot)));
}
