/** A time (epoch seconds) shown in each reader's zone: `f` as a date, `R` as 'in an hour'. */
export function chatTime(seconds: number, style: "f" | "R"): string {
  return `<t:${Math.floor(seconds)}:${style}>`;
}

/** Characters that format, link or mention in the platform's Markdown. */
const SPECIAL = /[\\`*_~|<>[\]()#:@-]/g;

/** Escapes a text so that the platform's Markdown shows it unchanged. */
export function escapeChat(text: string): string {
  return text.replaceAll(SPECIAL, "\\$&");
}
