import type * as english from "../premium.ts";
import type { Words } from "../translation.ts";
import { words } from "../words.ts";

export const PREMIUM = words<Words<typeof english.PREMIUM>>({
  title: "Premium",
  popular: "Am beliebtesten",
  periods: { once: "einmalig", month: "im Monat", year: "im Jahr" },
  buy: "Kaufen",
  buyPlan: (plan) => `${plan} kaufen`,
  inServer: "auf dem Support-Server",
  plans: "Pakete",
  benefits: "Vorteile",
  addons: "Erweiterungen",
  comparison: "Pakete vergleichen",
  part: "Leistung",
  included: "Enthalten",
  notIncluded: "Nicht enthalten",
  partsNote: "Fragen zu einem Paket?",
  ask: "Auf dem Support-Server fragen",
  pictureText: (plans, prices, once) =>
    `${plans === 1 ? "Ein Paket" : `${plans} Pakete`}, ${prices}${once ? ", einmalig bezahlt" : ""}`,
  paidOnceFrom: (price) => `Premium zahlst du einmal, ab ${price}`,
  startsAt: (price) => `Premium gibt es ab ${price}`,
});
