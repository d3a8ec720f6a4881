/** Readers of pasted JSON, which may have any shape: each takes what it can use and never throws. */

export type Fields = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value if it is an object; an empty one otherwise. */
export function recordOf(value: unknown): Fields {
  return isRecord(value) ? value : {};
}

/** The objects of a list; a single object counts as a list of one. */
export function recordsOf(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.filter(isRecord);
  return isRecord(value) ? [value] : [];
}

/** Numbers and booleans as text, as some builders write titles and values as such. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

/** The first of the keys that has a text. */
export function firstText(record: Fields, ...keys: string[]): string {
  for (const key of keys) {
    const text = textOf(record[key]);
    if (text !== "") return text;
  }
  return "";
}

/** Whether a value is empty, or contains only empty values: `null`, `""`, `{ url: "" }`. */
export function isEmpty(value: unknown, depth = 0): boolean {
  if (typeof value !== "object" || value === null) return !value;
  return depth < 8 && Object.values(value).every((part) => isEmpty(part, depth + 1));
}
