import { FIELD_WORDS } from "./contact.ts";

/** In order; all are required. */
export const CONTACT_FIELDS = [
  { name: "name", type: "text", autoComplete: "name", ...FIELD_WORDS.name },
  { name: "email", type: "email", autoComplete: "email", ...FIELD_WORDS.email },
  { name: "subject", type: "text", autoComplete: "off", ...FIELD_WORDS.subject },
  { name: "message", type: "textarea", autoComplete: "off", ...FIELD_WORDS.message },
] as const;

export type ContactFieldName = (typeof CONTACT_FIELDS)[number]["name"];
