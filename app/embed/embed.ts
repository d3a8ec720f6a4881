import type { ButtonStyle } from "../content/chat/scene.ts";
import { accent } from "../content/more-facts.static.ts";

export type { ButtonStyle };

export const BUTTON_STYLES = [
  "primary",
  "secondary",
  "success",
  "danger",
] as const satisfies ButtonStyle[];

export interface EmbedField {
  name: string;
  value: string;
  inline: boolean;
}

export interface EmbedButton {
  label: string;
  style: ButtonStyle;
  url: string;
  emoji: string;
}

/** The embed as the builder edits it. Empty text means the part is left out. */
export interface Embed {
  content: string;
  title: string;
  description: string;
  url: string;
  color: string;
  author: { name: string; icon: string; url: string };
  footer: { text: string; icon: string };
  thumbnail: string;
  image: string;
  fields: EmbedField[];
  buttons: EmbedButton[];
  timestamp: boolean;
  /**
   * Segments of imported code that the builder cannot edit, without `$v{` and `}`; written back unchanged.
   * These are unknown keys, and fields and buttons beyond the limits of a message.
   */
  rest: string[];
}

export const DEFAULT_COLOR = accent;

/** The chat platform's limits for one message. */
export const MAX_FIELDS = 25;
export const MAX_BUTTONS = 25;

/** A new embed: everything empty but the default colour. */
export function blank(): Embed {
  return {
    content: "",
    title: "",
    description: "",
    url: "",
    color: DEFAULT_COLOR,
    author: { name: "", icon: "", url: "" },
    footer: { text: "", icon: "" },
    thumbnail: "",
    image: "",
    fields: [],
    buttons: [],
    timestamp: false,
    rest: [],
  };
}

/** Whether the embed shows nothing: neither a text, nor a picture, a field or a button. */
export function isBlank({ fields, buttons, author, footer, ...embed }: Embed): boolean {
  const texts = [embed.content, embed.title, embed.description, author.name, footer.text];
  const shown = [...texts, embed.thumbnail, embed.image];
  return fields.length + buttons.length === 0 && shown.every((text) => text.trim() === "");
}

/**
 * A colour text as '#rrggbb' in lower case; null if it is none. Accepts three or six digits, with `#`, with
 * `0x` as other bots write it, or bare.
 */
export function hexColor(text: string): string | null {
  const digits = /^(?:#|0x)?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return digits.length === 6 ? `#${digits}` : `#${digits.replaceAll(/./g, "$&$&")}`;
}
