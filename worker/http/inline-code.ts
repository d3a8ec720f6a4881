import { encodeBase64 } from "hono/utils/encode";

/** Content-Security-Policy sources that allow a document's inline code. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

export interface HashedDocument {
  html: string;
  inline: InlineSources;
}

/** A nonce to write a document with, which visitors and the bot API can't guess. */
export function createMarker(): string {
  return crypto.randomUUID();
}

/**
 * Hashes scripts and styles that have the marker as nonce and removes it, so that the document is
 * the same each time. Injected code has no marker, hence no hash, and the browser refuses it.
 */
export async function hashInlineCode(html: string, marker: string): Promise<HashedDocument> {
  const nonce = ` nonce="${marker}"`;
  const element = new RegExp(`<(script|style)\\b[^>]*${nonce}[^>]*>([\\s\\S]*?)</\\1>`, "gi");
  const found = [...html.matchAll(element)].map(([, tag = "", code = ""]) => ({
    isScript: tag.toLowerCase() === "script",
    source: hashSource(code),
  }));
  const sourcesOf = (isScript: boolean) =>
    Promise.all(found.filter((one) => one.isScript === isScript).map(({ source }) => source));
  const [scripts, styles] = await Promise.all([sourcesOf(true), sourcesOf(false)]);
  return { html: html.replaceAll(nonce, ""), inline: { scripts, styles } };
}

/** The policy's source for inline code. */
export async function hashSource(code: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code));
  return `'sha256-${encodeBase64(hash)}'`;
}
