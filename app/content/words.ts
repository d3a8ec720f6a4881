import { DEFAULT_PREFIX, PRODUCT } from "./site.ts";

/**
 * Texts with `{product}` and `{prefix}` filled in, at any depth. Functions stay as they are: their
 * results go through `fill`.
 */
export function words<const T>(texts: T): T {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- texts become other texts, and nothing else changes
  return mapTexts(texts) as T;
}

/** A text with `{product}` and `{prefix}` filled in. */
export function fill(text: string): string {
  return text.replaceAll("{product}", PRODUCT).replaceAll("{prefix}", DEFAULT_PREFIX);
}

function mapTexts(value: unknown): unknown {
  if (typeof value === "string") return fill(value);
  if (Array.isArray(value)) return value.map(mapTexts);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item)]));
}
