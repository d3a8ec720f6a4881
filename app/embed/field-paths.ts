import { EDITOR_WORDS, ITEM_LABELS, TEXT_LABELS } from "../content/embed/embed.ts";
import type { Embed, EmbedButton, EmbedField } from "./embed.ts";

const FLAT = ["content", "title", "description", "url", "color", "thumbnail", "image"] as const;
const AUTHOR = ["name", "icon", "url"] as const;
const FOOTER = ["text", "icon"] as const;
const FIELD = ["name", "value"] as const;
const BUTTON = ["label", "url", "emoji"] as const;

/** A text's path in an embed, such as "title" or "fields.3.value", counting from 0. */
export type FieldPath =
  | (typeof FLAT)[number]
  | `author.${(typeof AUTHOR)[number]}`
  | `footer.${(typeof FOOTER)[number]}`
  | `fields.${number}.${(typeof FIELD)[number]}`
  | `buttons.${number}.${(typeof BUTTON)[number]}`;

export type ListName = "fields" | "buttons";

/** All paths of an embed, in the editor's order. */
export function fieldPathsOf(embed: Embed): FieldPath[] {
  return [
    ...FLAT,
    ...AUTHOR.map((key): FieldPath => `author.${key}`),
    ...FOOTER.map((key): FieldPath => `footer.${key}`),
    ...embed.fields.flatMap((_, at) => FIELD.map((key): FieldPath => `fields.${at}.${key}`)),
    ...embed.buttons.flatMap((_, at) => BUTTON.map((key): FieldPath => `buttons.${at}.${key}`)),
  ];
}

/** The text at a path; "" for none. */
export function textAt(embed: Embed, path: FieldPath): string {
  let value: unknown = embed;
  for (const key of path.split(".")) {
    value = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  }
  return typeof value === "string" ? value : "";
}

/** Changes an item; returns the same items if the index is outside. */
export function updateAt<T>(items: readonly T[], index: number, change: (item: T) => T): T[] {
  return items.map((item, at) => (at === index ? change(item) : item));
}

/** Changes the text at a path. Other parts stay the same objects, so React skips them. */
export function withText(embed: Embed, path: FieldPath, text: string): Embed {
  const [group = "", second = "", third = ""] = path.split(".");
  switch (group) {
    case "author":
      return { ...embed, author: { ...embed.author, [second]: text } };
    case "footer":
      return { ...embed, footer: { ...embed.footer, [second]: text } };
    case "fields": {
      const change = (field: EmbedField) => ({ ...field, [third]: text });
      return { ...embed, fields: updateAt(embed.fields, Number(second), change) };
    }
    case "buttons": {
      const change = (button: EmbedButton) => ({ ...button, [third]: text });
      return { ...embed, buttons: updateAt(embed.buttons, Number(second), change) };
    }
    default:
      return { ...embed, [group]: text };
  }
}

const PATH_LABELS: Readonly<Record<string, string>> = TEXT_LABELS;
const KEY_LABELS: Readonly<Record<string, string>> = ITEM_LABELS;

/** A path's label in the editor, such as "Field 4 value". */
export function labelOf(path: FieldPath): string {
  const [group, index, key = ""] = path.split(".");
  if (group !== "fields" && group !== "buttons") return PATH_LABELS[path] ?? path;
  const item = group === "fields" ? EDITOR_WORDS.field : EDITOR_WORDS.button;
  return `${item} ${Number(index) + 1} ${KEY_LABELS[key] ?? key}`;
}

/** Element id of a path's input. */
export function inputId(path: FieldPath): string {
  return `embed-${path.replaceAll(".", "-")}`;
}

export const TIMESTAMP_ID = "embed-timestamp";
