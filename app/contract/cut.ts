const ELLIPSIS = "…";

/**
 * At most so much of a text; what is cut ends with '…' and never within a character. Without `sizeOf`, the size
 * of a character is its UTF-16 units.
 */
export function cut(text: string, most: number, sizeOf?: (character: string) => number): string {
  if (!sizeOf && text.length <= most) return text;
  const sizeOfCharacter = sizeOf ?? ((character) => character.length);
  const room = most - sizeOfCharacter(ELLIPSIS);
  let size = 0;
  let end = 0;
  let kept = 0;
  for (const character of text) {
    size += sizeOfCharacter(character);
    if (size > most) return kept === 0 ? "" : text.slice(0, kept) + ELLIPSIS;
    end += character.length;
    if (size <= room) kept = end;
  }
  return text;
}
