/** What a link may write into the form beforehand. */
export interface Prefill {
  subject: string;
  message: string;
}

const MAX_SUBJECT = 150;
const MAX_MESSAGE = 2000;

/** The letter a link asks for by `?subject=` and `?message=`; null when it asks for none. */
export function prefillOf(query: URLSearchParams): Prefill | null {
  const subject = clean(query.get("subject"), MAX_SUBJECT).replaceAll(/\s+/g, " ").trim();
  const message = clean(query.get("message"), MAX_MESSAGE);
  return subject || message.trim() ? { subject, message } : null;
}

/** Plain text of bounded length: no control characters but line breaks, nothing that turns the writing direction. */
function clean(text: string | null, limit: number): string {
  return (text ?? "")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{C}\n\u200D]/gu, "")
    .slice(0, limit)
    .toWellFormed();
}
