import { accent } from "../more-facts.static.ts";
import { COLOR_NAMES } from "./embed.ts";

export const COLOR_PRESETS = [
  [COLOR_NAMES.accent, accent],
  [COLOR_NAMES.green, "#5cc98f"],
  [COLOR_NAMES.yellow, "#e3bd5b"],
  [COLOR_NAMES.orange, "#e8945a"],
  [COLOR_NAMES.red, "#e5544d"],
  [COLOR_NAMES.pink, "#e58fb4"],
  [COLOR_NAMES.purple, "#9b84ec"],
  [COLOR_NAMES.white, "#ffffff"],
] as const;

/** Duration in ms. */
export const BUILDER_TOAST = { duration: 3000 } as const;
