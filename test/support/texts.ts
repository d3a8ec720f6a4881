/** Words of English sentences that no German one has. */
const ENGLISH = /\b(the|your|you|with|and|of|this|is|are|not|from|please|loading|open menu)\b/i;

/** A document's texts and attributes that visitors read or hear. */
export function textsOf(html: string): string[] {
  const plain = html.replaceAll(/<(script|style)\b[^]*?<\/\1>/g, "");
  const texts = plain.matchAll(/>([^<]+)</g);
  const attributes = plain.matchAll(/\s(?:title|alt|placeholder|aria-label|content)="([^"]*)"/g);
  return [...texts, ...attributes].map(([, text = ""]) => text.replaceAll(/&#?\w+;/g, "_"));
}

/** The English texts of a German document, except code and those marked as English. */
export function englishOf(html: string): string[] {
  const own = html
    .replaceAll(/<(\w+)(?=[^>]* lang="en")[^>]*>[^]*?<\/\1>/g, "")
    .replaceAll(/<code\b[^]*?<\/code>/g, "");
  return textsOf(own).filter((text) => ENGLISH.test(text) && !/^https?:/.test(text));
}
