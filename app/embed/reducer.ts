import { parseCode, writeCode } from "./code.ts";
import { blank, type ButtonStyle, type Embed } from "./embed.ts";
import { updateAt, withText, type FieldPath, type ListName } from "./field-paths.ts";

/** A change of the embed. */
export type Edit =
  /** `composition` numbers an input method's composition; `isSlid` marks a slider's values. */
  | { type: "text"; path: FieldPath; value: string; composition?: number; isSlid?: boolean }
  | { type: "timestamp"; value: boolean }
  | { type: "inline"; index: number; value: boolean }
  | { type: "style"; index: number; value: ButtonStyle }
  | { type: "added"; list: ListName }
  | { type: "removed"; list: ListName; index: number }
  | { type: "duplicated"; list: ListName; index: number }
  | { type: "moved"; list: ListName; from: number; to: number }
  /** Removes segments without input, by index in `rest`. */
  | { type: "rest-removed"; indexes: readonly number[] }
  | { type: "replaced"; embed: Embed }
  | { type: "cleared" };

function duplicateAt<T extends object>(items: readonly T[], index: number): T[] {
  return items.flatMap((item, at) => (at === index ? [item, { ...item }] : [item]));
}

/** Moves an item; unchanged if an index is outside. */
function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
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
export function applyEdit(embed: Embed, edit: Edit): Embed {
  switch (edit.type) {
    case "text":
      return withText(embed, edit.path, edit.value);
    case "timestamp":
      return { ...embed, timestamp: edit.value };
    case "inline": {
      const fields = updateAt(embed.fields, edit.index, (field) => ({
        ...field,
        inline: edit.value,
      }));
      return { ...embed, fields };
    }
    case "style": {
      const buttons = updateAt(embed.buttons, edit.index, (button) => ({
        ...button,
        style: edit.value,
      }));
      return { ...embed, buttons };
    }
    case "added":
      return withNewItem(embed, edit.list);
    case "removed": {
      const shorter = withList(embed, edit.list, (items) => items.toSpliced(edit.index, 1));
      // A field or button from `rest`, once over the limit, may fit now: parsing sorts it in.
      return shorter.rest.length > 0 ? (parseCode(writeCode(shorter)) ?? shorter) : shorter;
    }
    case "duplicated":
      return withList(embed, edit.list, (items) => duplicateAt(items, edit.index));
    case "moved":
      return withList(embed, edit.list, (items) => moveItem(items, edit.from, edit.to));
    case "rest-removed":
      return { ...embed, rest: embed.rest.filter((_, at) => !edit.indexes.includes(at)) };
    case "replaced":
      return edit.embed;
    case "cleared":
      return blank();
  }
}

function withNewItem(embed: Embed, list: ListName): Embed {
  if (list === "fields") {
    return { ...embed, fields: [...embed.fields, { name: "", value: "", inline: false }] };
  }
  const button = { label: "", style: "primary", url: "", emoji: "" } as const;
  return { ...embed, buttons: [...embed.buttons, button] };
}
