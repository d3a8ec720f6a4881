import type * as english from "../../frame/toasts.ts";
import type { Words } from "../../translation.ts";

export const TOASTS: Words<typeof english.TOASTS> = {
  title: "Mitteilungen",
  dismiss: "Schließen",
  copyRefused: "Dieser Browser hat das Kopieren nicht erlaubt. Kopier es hier:",
  copyByHand: "Text zum Kopieren",
  times: (count) => ` ×${count}`,
};
