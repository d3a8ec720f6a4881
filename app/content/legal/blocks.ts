import type { LegalBlock } from "./document.ts";

export function text(content: string): LegalBlock {
  return { kind: "text", text: content };
}

export function list(...items: string[]): LegalBlock {
  return { kind: "list", items };
}
