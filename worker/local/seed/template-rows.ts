import { LEAVE_ROWS } from "./template-leave.ts";
import { STAY_ROWS } from "./template-stay.ts";

/** A template by hand: the parts of its embed. Names hold one of Jail, Unjail, Ban, Unban, Kick, Mute, Unmute. */
export interface TemplateRow {
  name: string;
  color: string;
  title: string;
  lines: readonly string[];
  content?: string;
  author?: string;
  thumbnail?: true;
  fields?: readonly (readonly [name: string, value: string])[];
  footer?: string;
  timestamp?: true;
  /** Label, style, address. */
  button?: readonly [label: string, style: string, url: string];
}

/** Forty templates in the order of the bot's own list. */
export const TEMPLATE_ROWS: readonly TemplateRow[] = [...STAY_ROWS, ...LEAVE_ROWS];
