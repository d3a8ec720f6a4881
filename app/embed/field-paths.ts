import type { Embed } from "./embed.ts";

const FLAT = ["content", "title", "description", "url", "color", "thumbnail", "image"] as const;
const AUTHOR = ["name", "icon", "url"] as const;
const FOOTER = ["text", "icon"] as const;
const FIELD = ["name", "value"] as const;
const BUTTON = ["label", "url", "emoji"] as const;

/** The path of a text within an embed, such as "title" or "fields.3.value". Lists count from 0. */
export type FieldPath =
  | (typeof FLAT)[number]
  | `author.${(typeof AUTHOR)[number]}`
  | `footer.${(typeof FOOTER)[number]}`
  | `fields.${number}.${(typeof FIELD)[number]}`
  | `buttons.${number}.${(typeof BUTTON)[number]}`;

export type ListName = "fields" | "buttons";

/** The paths of all texts of an embed, in the order of the editor. */
export function fieldPathsOf(embed: Embed): FieldPath[] {
  return [
    ...FLAT,
    ...AUTHOR.map((key): FieldPath => `author.${key}`),
    ...FOOTER.map((key): FieldPath => `footer.${key}`),
    ...embed.fields.flatMap((_, at) => FIELD.map((key): FieldPath => `fields.${at}.${key}`)),
    ...embed.buttons.flatMap((_, at) => BUTTON.map((key): FieldPath => `buttons.${at}.${key}`)),
  ];
}

function oneOf<T extends string>(keys: readonly T[], key: string): T | undefined {
  return keys.find((known) => known === key);
}

/** The text at a path; "" if there is none. */
export function textAt(embed: Embed, path: FieldPath): string {
  const [group = "", second = "", third = ""] = path.split(".");
  const flat = oneOf(FLAT, group);
  if (flat) return embed[flat];
  if (group === "author") return embed.author[oneOf(AUTHOR, second) ?? "name"];
  if (group === "footer") return embed.footer[oneOf(FOOTER, second) ?? "text"];
  if (group === "fields")
    return embed.fields[Number(second)]?.[oneOf(FIELD, third) ?? "name"] ?? "";
  return embed.buttons[Number(second)]?.[oneOf(BUTTON, third) ?? "label"] ?? "";
}

/** The list with one changed item; the same items if there is none at the index. */
export function updateAt<T>(items: readonly T[], index: number, change: (item: T) => T): T[] {
  return items.map((item, at) => (at === index ? change(item) : item));
}

/** The embed with another text at a path. Parts beside the path stay the same objects, so React skips them. */
export function withText(embed: Embed, path: FieldPath, text: string): Embed {
  const [group = "", second = "", third = ""] = path.split(".");
  const flat = oneOf(FLAT, group);
  if (flat) return { ...embed, [flat]: text };
  if (group === "author") return { ...embed, author: { ...embed.author, [second]: text } };
  if (group === "footer") return { ...embed, footer: { ...embed.footer, [second]: text } };
  const index = Number(second);
  if (group === "fields") {
    const fields = updateAt(embed.fields, index, (field) => ({ ...field, [third]: text }));
    return { ...embed, fields };
  }
  const buttons = updateAt(embed.buttons, index, (button) => ({ ...button, [third]: text }));
  return { ...embed, buttons };
}

const LABELS: Record<string, string> = {
  content: "Content",
  title: "Title",
  description: "Description",
  url: "URL",
  color: "Color",
  thumbnail: "Thumbnail URL",
  image: "Image URL",
  "author.name": "Author name",
  "author.icon": "Author icon URL",
  "author.url": "Author URL",
  "footer.text": "Footer text",
  "footer.icon": "Footer icon URL",
  name: "name",
  value: "value",
  label: "label",
  emoji: "emoji",
};

/** The label of a path in the editor, such as "Field 4 value". */
export function labelOf(path: FieldPath): string {
  const [group, second, third = ""] = path.split(".");
  if (group !== "fields" && group !== "buttons") return LABELS[path] ?? path;
  const what = group === "fields" ? "Field" : "Button";
  return `${what} ${Number(second) + 1} ${third === "url" ? "URL" : (LABELS[third] ?? third)}`;
}

/** The element id of the input of a path. */
export function inputId(path: FieldPath): string {
  return `embed-${path.replaceAll(".", "-")}`;
}

/** The element id of the timestamp checkbox. */
export const TIMESTAMP_ID = "embed-timestamp";
