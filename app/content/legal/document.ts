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
  /** Links to related pages of this site. */
  see?: { path: string; title: string }[];
}

export interface LegalDocument {
  path: LegalPath;
  title: string;
  description: string;
  /** The summary before the sections. */
  lead: string;
  /** The day of the last change: as an ISO date, and as it is shown. */
  changed: { iso: string; words: string };
  sections: LegalSection[];
}

export function text(content: string): LegalBlock {
  return { kind: "text", text: content };
}

export function list(...items: string[]): LegalBlock {
  return { kind: "list", items };
}
