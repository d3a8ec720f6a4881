import type * as english from "../contact-form.ts";
import type { Words } from "../translation.ts";

export const FIELD_WORDS: Words<typeof english.FIELD_WORDS> = {
  name: { label: "Name", missing: "Gib deinen Namen ein." },
  email: { label: "E-Mail", missing: "Gib deine E-Mail-Adresse ein." },
  subject: { label: "Betreff", missing: "Gib einen Betreff ein." },
  message: { label: "Nachricht", missing: "Gib eine Nachricht ein." },
};

export const INVALID_EMAIL = "Gib eine E-Mail-Adresse ein, zum Beispiel name@example.com.";
