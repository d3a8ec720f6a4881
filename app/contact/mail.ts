/** What somebody has written into the contact form. */
export interface Letter {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/**
 * The mailto address that opens a mail client with the letter filled in (§2).
 * Exactly two parameters, both encoded: nothing typed can add a recipient or a header.
 */
export function mailto(to: string, letter: Letter): string {
  const subject = oneLine(letter.subject);
  const body = `${mailLines(letter.message)}\r\n\r\n${oneLine(letter.name)}\r\n${oneLine(letter.email)}`;
  return `mailto:${address(to)}?subject=${encode(subject)}&body=${encode(body)}`;
}

/** The mailto address without a letter, for pages and browsers without the form. */
export function plainMailto(to: string): string {
  return `mailto:${address(to)}`;
}

/** Line breaks in a subject would start another header. */
function oneLine(text: string): string {
  return text.replaceAll(/[\r\n]+/g, " ").trim();
}

/** RFC 6068 wants CRLF between the lines of a body. */
function mailLines(text: string): string {
  return text.trim().replaceAll(/\r\n|\r|\n/g, "\r\n");
}

function address(to: string): string {
  return encode(to).replaceAll("%40", "@");
}

/** encodeURIComponent throws on half a surrogate pair, which a cut paste can contain. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
