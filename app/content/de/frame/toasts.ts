import type * as english from "../../frame/toasts.ts";
import type { Words } from "../../translation.ts";

export const TOASTS: Words<typeof english.TOASTS> = {
  title: "Mitteilungen",
  dismiss: "Schließen",
  copyRefused: "Dieser Browser hat das Kopieren nicht erlaubt",
  copyByHand: "Kopier es hier",
  times: (count) => ` ×${count}`,
};
