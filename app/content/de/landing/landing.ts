import type * as english from "../../landing/landing.ts";
import type { Words } from "../../translation.ts";
import { premiumPrice } from "../../pages.static.ts";
import { fill } from "../../words.ts";

export const LANDING: Words<typeof english.LANDING> = {
  title: "Discord-Bot",
  commands: "Befehle",
  premium: "Premium",
  trouble: (title) => `${title}. Zum Status.`,
  servers: "Server",
  users: "Nutzer",
  voice: "Sprachkanäle",
  asked: (count) =>
    `Er fragt nach ${count === 1 ? "einer Berechtigung" : `${count} Berechtigungen`}`,
  askedText:
    "Welche er bekommt, entscheidest du beim Hinzufügen. Ändern kannst du das jederzeit in den Einstellungen deines Servers.",
};

export const PRICE = premiumPrice && fill(`{product} ist kostenlos. ${premiumPrice}:`);

export const PLANS_LINK = "zu den Paketen";
