const ELLIPSIS = "…";

/** Cuts a text to `most` UTF-16 units, with '…' at the end and never within a character. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = most - ELLIPSIS.length;
  let end = 0;
  for (const character of text) {
    if (end + character.length > room) break;
    end += character.length;
  }
  return text.slice(0, end) + ELLIPSIS;
}
