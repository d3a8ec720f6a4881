import type { LegalBlock } from "./document.ts";

/** A paragraph of a legal document. */
export function text(content: string): LegalBlock {
  return { kind: "text", text: content };
}

/** A list in a legal document. */
export function list(...items: string[]): LegalBlock {
  return { kind: "list", items };
}
