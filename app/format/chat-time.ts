/** A time (epoch seconds) that the chat platform shows in each reader's own zone: `f` with the date, `R` as 'in an hour'. */
export function chatTime(seconds: number, style: "f" | "R"): string {
  return `<t:${Math.floor(seconds)}:${style}>`;
}
