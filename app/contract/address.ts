/** Only http and https addresses, as the URL parser reads them; all others are null. */
export function webAddress(address: unknown): string | null {
  if (typeof address !== "string" || address.length > 2048) return null;
  const url = URL.parse(address.trim());
  return url && (url.protocol === "https:" || url.protocol === "http:") ? url.href : null;
}
