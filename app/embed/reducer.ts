import { blank, type Embed, type EmbedButton, type EmbedField } from "./embed.ts";

type TextKey = "content" | "title" | "description" | "url" | "color" | "thumbnail" | "image";

/** Everything that can happen to the embed in the builder. */
export type Edit =
  | { type: "text"; key: TextKey; value: string }
  | { type: "author"; change: Partial<Embed["author"]> }
  | { type: "footer"; change: Partial<Embed["footer"]> }
  | { type: "timestamp"; value: boolean }
  | { type: "field-added" }
  | { type: "field-changed"; index: number; change: Partial<EmbedField> }
  | { type: "field-removed"; index: number }
  | { type: "button-added" }
  | { type: "button-changed"; index: number; change: Partial<EmbedButton> }
  | { type: "button-removed"; index: number }
  | { type: "imported"; embed: Embed }
  | { type: "cleared" };

function changed<T>(items: readonly T[], index: number, change: Partial<T>): T[] {
  return items.map((item, at) => (at === index ? { ...item, ...change } : item));
}

function without<T>(items: readonly T[], index: number): T[] {
  return items.filter((_, at) => at !== index);
}

/** The embed after an edit. */
export function edited(embed: Embed, edit: Edit): Embed {
  switch (edit.type) {
    case "text":
      return { ...embed, [edit.key]: edit.value };
    case "author":
      return { ...embed, author: { ...embed.author, ...edit.change } };
    case "footer":
      return { ...embed, footer: { ...embed.footer, ...edit.change } };
    case "timestamp":
      return { ...embed, timestamp: edit.value };
    case "field-added":
      return { ...embed, fields: [...embed.fields, { name: "", value: "", inline: false }] };
    case "field-changed":
      return { ...embed, fields: changed(embed.fields, edit.index, edit.change) };
    case "field-removed":
      return { ...embed, fields: without(embed.fields, edit.index) };
    case "button-added":
      return {
        ...embed,
        buttons: [...embed.buttons, { label: "", style: "primary", url: "", emoji: "" }],
      };
    case "button-changed":
      return { ...embed, buttons: changed(embed.buttons, edit.index, edit.change) };
    case "button-removed":
      return { ...embed, buttons: without(embed.buttons, edit.index) };
    case "imported":
      return edit.embed;
    case "cleared":
      return blank();
  }
}
