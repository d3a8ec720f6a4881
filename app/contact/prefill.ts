/** The fields that a link to the form can fill in. */
export interface Prefill {
  subject: string;
  message: string;
}

const MAX_SUBJECT = 150;
const MAX_MESSAGE = 2000;

/** The `?subject=` and `?message=` of a link to the form; null if there are none. */
export function prefillOf(query: URLSearchParams): Prefill | null {
  const subject = clean(query.get("subject"), MAX_SUBJECT).replaceAll(/\s+/g, " ").trim();
  const message = clean(query.get("message"), MAX_MESSAGE);
  return subject || message.trim() ? { subject, message } : null;
}

/** Limits the length and removes control, format and bidi characters, but not line breaks and joiners. */
function clean(text: string | null, limit: number): string {
  return (text ?? "")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{C}\n\u200D]/gu, "")
    .slice(0, limit)
    .toWellFormed();
}
