import type { ContactFieldName } from "../content/contact-fields.ts";

/** The values of the contact form. */
export type ContactMessage = Record<ContactFieldName, string>;

/**
 * The mailto address that opens a mail client with the message filled in. It has exactly two parameters, both
 * encoded, so that nothing typed can add a recipient or a header.
 */
export function mailto(
  to: string,
  { name, email, subject: title, message }: ContactMessage,
): string {
  const subject = oneLine(title);
  const body = `${mailLines(message)}\r\n\r\n${oneLine(name)}\r\n${oneLine(email)}`;
  return `mailto:${address(to)}?subject=${encode(subject)}&body=${encode(body)}`;
}

/** The mailto address without a message, for browsers without JavaScript. */
export function plainMailto(to: string): string {
  return `mailto:${address(to)}`;
}

/** Line breaks in a subject would start another header. */
function oneLine(text: string): string {
  return text.replaceAll(/[\r\n]+/g, " ").trim();
}

/** RFC 6068 requires CRLF between the lines of a body. */
function mailLines(text: string): string {
  return text.trim().replaceAll(/\r\n|\r|\n/g, "\r\n");
}

function address(to: string): string {
  return encode(to).replaceAll("%40", "@");
}

/** encodeURIComponent throws for lone surrogates, which pasted text can contain. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
