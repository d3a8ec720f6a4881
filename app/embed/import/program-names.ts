import { Unknown } from "./program-values.ts";

/** The colors that discord.js and discord.py have names for. */
export const COLORS: Readonly<Record<string, string>> = {
  aqua: "#1abc9c",
  teal: "#1abc9c",
  green: "#57f287",
  blue: "#3498db",
  purple: "#9b59b6",
  magenta: "#e91e63",
  luminousvividpink: "#e91e63",
  fuchsia: "#eb459e",
  pink: "#eb459e",
  gold: "#f1c40f",
  yellow: "#fee75c",
  orange: "#e67e22",
  red: "#ed4245",
  grey: "#95a5a6",
  gray: "#95a5a6",
  navy: "#34495e",
  blurple: "#5865f2",
  white: "#ffffff",
  darkgreen: "#1f8b4c",
  darkblue: "#206694",
  darkpurple: "#71368a",
  darkgold: "#c27c0e",
  darkorange: "#a84300",
  darkred: "#992d22",
};

/** The platform's numbers of the styles of buttons, by the names that libraries have for them. */
export const STYLES: Readonly<Record<string, number>> = {
  primary: 1,
  blurple: 1,
  secondary: 2,
  grey: 2,
  gray: 2,
  success: 3,
  green: 3,
  danger: 4,
  red: 4,
  link: 5,
  url: 5,
};

/** The last name of `discord.Color.dark_blue()` without its signs: `darkblue`. */
export function lastName(word: string): string {
  const name = word.replace(/^new /, "").replaceAll("()", "").split(".").at(-1) ?? "";
  return name.toLowerCase().replaceAll("_", "");
}

/** A value by the name that a library has for it; the value itself if it is none of the table. */
export function named(value: unknown, table: Readonly<Record<string, unknown>>): unknown {
  const name = value instanceof Unknown ? value.source : value;
  if (typeof name !== "string" || !/^[\w. ()]+$/.test(name)) return value;
  return table[lastName(name)] ?? value;
}
