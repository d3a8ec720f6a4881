/** A colour text as '#rrggbb' in lower case; null if it is none. Six digits without the # count too. */
export function hexColor(text: string): string | null {
  const match = /^#?([0-9a-f]{6})$/i.exec(text.trim());
  return match ? `#${match[1]?.toLowerCase()}` : null;
}
