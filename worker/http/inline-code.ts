import { encodeBase64 } from "hono/utils/encode";

/** Sources of a Content-Security-Policy that allow the inline code of one document. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

export interface HashedDocument {
  html: string;
  inline: InlineSources;
}

/** A nonce to write a document with: nothing that a visitor or the bot API sends can contain it. */
export function createMarker(): string {
  return crypto.randomUUID();
}

/**
 * Hashes the scripts and styles that carry the marker as their nonce and takes the marker out, so that the
 * document is the same each time it is written. Code that got into it without the marker has no hash, and
 * the browser refuses it.
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

/** The source by which a policy allows inline code. */
export async function hashSource(code: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code));
  return `'sha256-${encodeBase64(hash)}'`;
}
