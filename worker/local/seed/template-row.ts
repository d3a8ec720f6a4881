/** The parts of a template's embed. Each name contains one of Jail, Unjail, Ban, Unban, Kick, Mute, Unmute. */
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
