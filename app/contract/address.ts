/** The web address in a text; null for other text. */
export function parseAddress(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** The address if it is http or https, normalized by the URL parser; null for any other value. */
export function webAddress(address: unknown): string | null {
  if (typeof address !== "string" || address.length > 2048) return null;
  const url = parseAddress(address.trim());
  return url && (url.protocol === "https:" || url.protocol === "http:") ? url.href : null;
}
