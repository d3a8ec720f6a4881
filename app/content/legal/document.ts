import type { LegalPath } from "../paths.ts";

/** A paragraph, a list or a small table. */
export type LegalBlock =
  | { kind: "text"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "table"; label: string; columns: string[]; rows: string[][] };

export interface LegalSection {
  /** Anchor of the section. */
  id: string;
  title: string;
  blocks: LegalBlock[];
  /** Pages of this site that say more. */
  see?: { path: string; title: string }[];
}

export interface LegalDocument {
  path: LegalPath;
  /** As §2 gives it. */
  title: string;
  description: string;
  /** What the document is about, before its sections. */
  lead: string;
  /** The day of the last change: machine form and words. */
  changed: { iso: string; words: string };
  sections: LegalSection[];
}

/** A paragraph. */
export function text(content: string): LegalBlock {
  return { kind: "text", text: content };
}

/** A list. */
export function list(...items: string[]): LegalBlock {
  return { kind: "list", items };
}
