import type { Embed } from "./embed.ts";

const FLAT = ["content", "title", "description", "url", "color", "thumbnail", "image"] as const;
const AUTHOR = ["name", "icon", "url"] as const;
const FOOTER = ["text", "icon"] as const;
const FIELD = ["name", "value"] as const;
const BUTTON = ["label", "url", "emoji"] as const;

/** Where a text stands in an embed, such as "title" or "fields.3.value". Lists count from 0. */
export type Place =
  | (typeof FLAT)[number]
  | `author.${(typeof AUTHOR)[number]}`
  | `footer.${(typeof FOOTER)[number]}`
  | `fields.${number}.${(typeof FIELD)[number]}`
  | `buttons.${number}.${(typeof BUTTON)[number]}`;

export type ListName = "fields" | "buttons";

/** Every place of an embed, in the order of the editor. */
export function placesOf(embed: Embed): Place[] {
  return [
    ...FLAT,
    ...AUTHOR.map((key): Place => `author.${key}`),
    ...FOOTER.map((key): Place => `footer.${key}`),
    ...embed.fields.flatMap((_, at) => FIELD.map((key): Place => `fields.${at}.${key}`)),
    ...embed.buttons.flatMap((_, at) => BUTTON.map((key): Place => `buttons.${at}.${key}`)),
  ];
}

function oneOf<T extends string>(keys: readonly T[], key: string): T | undefined {
  return keys.find((known) => known === key);
}

/** The text at a place; "" where there is none. */
export function textAt(embed: Embed, place: Place): string {
  const [room = "", second = "", third = ""] = place.split(".");
  const flat = oneOf(FLAT, room);
  if (flat) return embed[flat];
  if (room === "author") return embed.author[oneOf(AUTHOR, second) ?? "name"];
  if (room === "footer") return embed.footer[oneOf(FOOTER, second) ?? "text"];
  if (room === "fields") return embed.fields[Number(second)]?.[oneOf(FIELD, third) ?? "name"] ?? "";
  return embed.buttons[Number(second)]?.[oneOf(BUTTON, third) ?? "label"] ?? "";
}

function changed<T>(items: readonly T[], index: number, change: (item: T) => T): T[] {
  return items.map((item, at) => (at === index ? change(item) : item));
}

/** The embed with another text at a place. What is not on the way stays the same object. */
export function withText(embed: Embed, place: Place, text: string): Embed {
  const [room = "", second = "", third = ""] = place.split(".");
  const flat = oneOf(FLAT, room);
  if (flat) return { ...embed, [flat]: text };
  if (room === "author") return { ...embed, author: { ...embed.author, [second]: text } };
  if (room === "footer") return { ...embed, footer: { ...embed.footer, [second]: text } };
  const index = Number(second);
  if (room === "fields") {
    const fields = changed(embed.fields, index, (field) => ({ ...field, [third]: text }));
    return { ...embed, fields };
  }
  const buttons = changed(embed.buttons, index, (button) => ({ ...button, [third]: text }));
  return { ...embed, buttons };
}

const WORDS: Record<string, string> = {
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

/** What the editor calls a place, such as "Field 4 value". */
export function placeName(place: Place): string {
  const [room, second, third = ""] = place.split(".");
  if (room !== "fields" && room !== "buttons") return WORDS[place] ?? place;
  const what = room === "fields" ? "Field" : "Button";
  return `${what} ${Number(second) + 1} ${third === "url" ? "URL" : (WORDS[third] ?? third)}`;
}

/** The id of a place's input, so that a problem can lead there. */
export function placeId(place: Place): string {
  return `embed-${place.replaceAll(".", "-")}`;
}

/** The id of the one part that is ticked, not written. */
export const TIMESTAMP_ID = "embed-timestamp";
