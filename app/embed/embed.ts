import type { ButtonStyle } from "../content/scene.ts";

export type { ButtonStyle };

/** Button styles of §3. */
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

/** What the builder edits (§3). Empty text means the part is left out. */
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
   * Segments of imported code that the builder cannot edit, without `$v{` and `}`; written back as they
   * were: unknown keys, and fields and buttons beyond what a message holds.
   */
  rest: string[];
}

export const DEFAULT_COLOR = "#729bb0";

/** The chat platform takes no more of either in one message. */
export const MOST_FIELDS = 25;
export const MOST_BUTTONS = 25;

/** A new embed, with the default colour alone. */
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
