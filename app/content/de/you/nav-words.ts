import type { Words } from "../../translation.ts";
import type * as english from "../../you/nav-words.ts";

export const YOUR_PAGES: Words<typeof english.YOUR_PAGES> = {
  data: "Deine Daten",
  standing: "Deine Sperren",
  servers: "Deine Server",
};
