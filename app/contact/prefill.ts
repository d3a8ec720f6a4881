/** Fields that a link can fill in. */
export interface Prefill {
  subject: string;
  message: string;
}

const MAX_SUBJECT = 150;
const MAX_MESSAGE = 2000;

/** `?subject=` and `?message=` of a link; null for neither. */
export function prefillOf(query: URLSearchParams): Prefill | null {
  const subject = clean(query.get("subject"), MAX_SUBJECT).replaceAll(/\s+/g, " ").trim();
  const message = clean(query.get("message"), MAX_MESSAGE);
  return subject || message.trim() ? { subject, message } : null;
}

/** Cuts a text, and removes control, format and bidi characters except line breaks and joiners. */
function clean(text: string | null, limit: number): string {
  return (text ?? "")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{C}\n\u200D]/gu, "")
    .slice(0, limit)
    .toWellFormed();
}
