import { hexOfHsl } from "../../content/colors.ts";
import { hexColor } from "../embed.ts";
import { isRecord, textOf } from "./values.ts";

function hexOf(red: number, green: number, blue: number): string {
  return `#${[red, green, blue]
    .map((part) =>
      Math.min(255, Math.max(0, Math.round(part)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** The numbers of `rgb()` or `hsl()`. The client writes `calc(var(--saturation-factor, 1) * 85%)` for 85%. */
function fromFunction(text: string): string | null {
  const match = /^(rgb|hsl)a?\((.{1,200})\)$/i.exec(text.trim());
  if (!match) return null;
  const plain = (match[2] ?? "").replaceAll(/calc\(\s*var\([^)]*\)\s*\*\s*([\d.]+%?)\s*\)/g, "$1");
  const numbers = [...plain.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
  const [first, second, third] = numbers;
  if (first === undefined || second === undefined || third === undefined) return null;
  const isRgb = match[1]?.toLowerCase() === "rgb";
  return isRgb ? hexOf(first, second, third) : hexOfHsl(first / 60, second / 100, third / 100);
}

/** A colour in any notation of JSON as '#rrggbb', or a text with a variable as it is; null for none of these. */
export function colorOf(value: unknown): string | null {
  if (Array.isArray(value)) {
    const [red, green, blue] = value.map(Number);
    const isColor = [red, green, blue].every((part) => Number.isFinite(part));
    return isColor ? hexOf(red ?? 0, green ?? 0, blue ?? 0) : null;
  }
  if (isRecord(value)) return colorOf([value.r, value.g, value.b]);
  const text = textOf(value).trim();
  if (typeof value !== "number") {
    // Some write how transparent it is behind it.
    const hex = hexColor(/^#[\da-f]{8}$/i.test(text) ? text.slice(0, 7) : text);
    if (hex) return hex;
    if (/\{[\w.]+\}/.test(text)) return text;
  }
  const number = /^\d{1,8}$/.test(text) ? Number(text) : Number.NaN;
  if (number <= 0xffffff) return `#${number.toString(16).padStart(6, "0")}`;
  return fromFunction(text);
}
