import { CONTACT_FIELDS, INVALID_EMAIL, type ContactFieldName } from "../content/contact.ts";
import type { Letter } from "./mail.ts";

export type LetterProblems = Partial<Record<ContactFieldName, string>>;

/** What is wrong with a letter, by field; empty when it can be sent (§5: all four are required). */
export function problemsOf(letter: Letter): LetterProblems {
  const problems: LetterProblems = {};
  for (const field of CONTACT_FIELDS) {
    if (letter[field.name].trim() === "") problems[field.name] = field.missing;
  }
  if (!problems.email && !isEmail(letter.email.trim())) problems.email = INVALID_EMAIL;
  return problems;
}

/** The rule of `input type=email` in HTML, so that our message and the browser's agree. */
function isEmail(text: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i.test(
    text,
  );
}
