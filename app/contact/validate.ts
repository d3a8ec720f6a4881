import { CONTACT_FIELDS, type ContactFieldName } from "../content/contact-fields.ts";
import { INVALID_EMAIL } from "../content/contact.ts";
import type { ContactMessage } from "./mail.ts";

/** Errors of the invalid fields. */
export type FieldErrors = Partial<Record<ContactFieldName, string>>;

/** A message's errors; empty if it can be sent. All fields are required. */
export function validate(message: ContactMessage): FieldErrors {
  const errors: FieldErrors = {};
  for (const { name, missing } of CONTACT_FIELDS) {
    if (message[name].trim() === "") errors[name] = missing;
  }
  if (!errors.email && !isEmail(message.email.trim())) errors.email = INVALID_EMAIL;
  return errors;
}

/** HTML's pattern for `input type=email`. */
function isEmail(text: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i.test(
    text,
  );
}
