/** A time (epoch seconds) that the chat platform shows in each reader's own zone: `f` with the date, `R` as 'in an hour'. */
export function chatTime(seconds: number, style: "f" | "R"): string {
  return `<t:${Math.floor(seconds)}:${style}>`;
}

/** Characters with which the chat platform formats a text, links it or mentions somebody. */
const SPECIAL = /[\\`*_~|<>[\]()#:@-]/g;

/** A text as Markdown that shows it unchanged. */
export function escapeChat(text: string): string {
  return text.replaceAll(SPECIAL, "\\$&");
}
