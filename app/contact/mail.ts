import type { ContactFieldName } from "../content/contact-fields.ts";

export type ContactMessage = Record<ContactFieldName, string>;

/**
 * A mailto address with the message. It has exactly two encoded parameters, so that typed text
 * can't add recipients or headers.
 */
export function mailto(
  to: string,
  { name, email, subject: title, message }: ContactMessage,
): string {
  const subject = oneLine(title);
  const body = `${mailLines(message)}\r\n\r\n${oneLine(name)}\r\n${oneLine(email)}`;
  return `mailto:${address(to)}?subject=${encode(subject)}&body=${encode(body)}`;
}

/** A mailto address without message, for browsers without scripts. */
export function plainMailto(to: string): string {
  return `mailto:${address(to)}`;
}

/** A line break in a subject would start another header. */
function oneLine(text: string): string {
  return text.replaceAll(/[\r\n]+/g, " ").trim();
}

/** RFC 6068 requires CRLF in a body. */
function mailLines(text: string): string {
  return text.trim().replaceAll(/\r\n|\r|\n/g, "\r\n");
}

function address(to: string): string {
  return encode(to).replaceAll("%40", "@");
}

/** encodeURIComponent throws for lone surrogates, as in pasted text. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
