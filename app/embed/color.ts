/**
 * A colour text as '#rrggbb' in lower case; null if it is none. Six digits without the # count too, and
 * three, and 0x as other bots write it.
 */
export function hexColor(text: string): string | null {
  const digits = /^(?:#|0x)?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return digits.length === 6 ? `#${digits}` : `#${digits.replaceAll(/./g, "$&$&")}`;
}
