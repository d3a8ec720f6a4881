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

/** The embed as edited. Empty text means that a part is left out. */
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
   * Segments that the builder can't edit (unknown keys, fields and buttons over the limits),
   * without `$v{` and `}`; written back unchanged.
   */
  rest: string[];
}

export const DEFAULT_COLOR = accent;

/** The platform's limits for a message. */
export const MAX_FIELDS = 25;
export const MAX_BUTTONS = 25;

/** Empty but for the default colour. */
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

/** Whether the embed shows nothing: no text, picture, field or button. */
export function isBlank({ fields, buttons, author, footer, ...embed }: Embed): boolean {
  const texts = [embed.content, embed.title, embed.description, author.name, footer.text];
  const shown = [...texts, embed.thumbnail, embed.image];
  return fields.length + buttons.length === 0 && shown.every((text) => text.trim() === "");
}

/**
 * A colour as '#rrggbb' in lower case; null for other text. Accepts three or six digits, with `#`,
 * with other bots' `0x`, or bare.
 */
export function hexColor(text: string): string | null {
  const digits = /^(?:#|0x)?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return digits.length === 6 ? `#${digits}` : `#${digits.replaceAll(/./g, "$&$&")}`;
}
