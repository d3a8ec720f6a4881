import { read, write } from "./code.ts";
import { blank, type ButtonStyle, type Embed } from "./embed.ts";
import { withText, type ListName, type Place } from "./field-paths.ts";

/** Everything that can happen to the embed in the builder. */
export type Edit =
  | { type: "text"; place: Place; value: string }
  | { type: "timestamp"; value: boolean }
  | { type: "inline"; index: number; value: boolean }
  | { type: "style"; index: number; value: ButtonStyle }
  | { type: "added"; list: ListName }
  | { type: "removed"; list: ListName; index: number }
  | { type: "duplicated"; list: ListName; index: number }
  | { type: "moved"; list: ListName; from: number; to: number }
  | { type: "rest-removed" }
  | { type: "replaced"; embed: Embed }
  | { type: "cleared" };

function without<T>(items: readonly T[], index: number): T[] {
  return items.filter((_, at) => at !== index);
}

function twice<T extends object>(items: readonly T[], index: number): T[] {
  return items.flatMap((item, at) => (at === index ? [item, { ...item }] : [item]));
}

/** The list with one item at another place; places outside of the list change nothing. */
function shifted<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return without(items, from).toSpliced(to, 0, item);
}

function withList(
  embed: Embed,
  list: ListName,
  change: <T extends object>(items: T[]) => T[],
): Embed {
  if (list === "fields") return { ...embed, fields: change(embed.fields) };
  return { ...embed, buttons: change(embed.buttons) };
}

/** The embed after an edit. */
export function edited(embed: Embed, edit: Edit): Embed {
  switch (edit.type) {
    case "text":
      return withText(embed, edit.place, edit.value);
    case "timestamp":
      return { ...embed, timestamp: edit.value };
    case "inline":
      return {
        ...embed,
        fields: embed.fields.map((field, at) =>
          at === edit.index ? { ...field, inline: edit.value } : field,
        ),
      };
    case "style":
      return {
        ...embed,
        buttons: embed.buttons.map((button, at) =>
          at === edit.index ? { ...button, style: edit.value } : button,
        ),
      };
    case "added":
      return added(embed, edit.list);
    case "removed": {
      const rest = withList(embed, edit.list, (items) => without(items, edit.index));
      // What did not fit before may fit now.
      return rest.rest.length > 0 ? (read(write(rest)) ?? rest) : rest;
    }
    case "duplicated":
      return withList(embed, edit.list, (items) => twice(items, edit.index));
    case "moved":
      return withList(embed, edit.list, (items) => shifted(items, edit.from, edit.to));
    case "rest-removed":
      return { ...embed, rest: [] };
    case "replaced":
      return edit.embed;
    case "cleared":
      return blank();
  }
}

function added(embed: Embed, list: ListName): Embed {
  if (list === "fields") {
    return { ...embed, fields: [...embed.fields, { name: "", value: "", inline: false }] };
  }
  const button = { label: "", style: "primary", url: "", emoji: "" } as const;
  return { ...embed, buttons: [...embed.buttons, button] };
}

/** Edits with the same name that follow each other at once are one step back; null stands alone. */
export function stepName(edit: Edit): string | null {
  if (edit.type === "text") return edit.place;
  if (edit.type === "moved") return `moved ${edit.list}`;
  return null;
}
