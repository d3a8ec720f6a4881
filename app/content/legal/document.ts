import * as v from "valibot";
import { languageTag, line, name, oneOf, text as words } from "../chat/scene.ts";

/** The schema of a legal document in a brand, and its types. */

/** A paragraph, a list or a small table. */
const block = v.variant("kind", [
  v.strictObject({ kind: v.literal("text"), text: words }),
  v.strictObject({ kind: v.literal("list"), items: v.array(words) }),
  v.strictObject({
    kind: v.literal("table"),
    label: words,
    columns: v.array(words),
    rows: v.array(v.array(words)),
  }),
]);

const section = v.strictObject({
  /** Anchor of the section. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, "must be small letters, digits and hyphens")),
  title: words,
  blocks: v.array(block),
  /** Links to related pages of this site; those to pages that are off are left out. */
  see: v.optional(v.array(v.strictObject({ path: words, title: words }))),
});

export const legalDocument = v.strictObject({
  path: v.pipe(v.string(), v.regex(/^\/[a-z0-9-]+$/, "must be a slash and a name")),
  title: line,
  /** What links call it where its title is in another language than the page's. */
  name: v.optional(line),
  /** Its name in the footer; not there without it. */
  footer: v.optional(name),
  /** The page it is about: a document about a page that is off is off too. */
  about: v.optional(oneOf(["economy", "premium"])),
  description: words,
  /** The language it is written in, where that is not the site's first one: 'de'. */
  language: v.optional(languageTag),
  /** The summary before the sections. */
  lead: words,
  /** The day of the last change: as an ISO date, and as it is shown. */
  changed: v.strictObject({
    iso: v.pipe(v.string(), v.isoDate("must be a date such as 2026-11-21")),
    words,
  }),
  sections: v.array(section),
});

export type LegalBlock = v.InferOutput<typeof block>;
export type LegalSection = v.InferOutput<typeof section>;
export type LegalDocument = v.InferOutput<typeof legalDocument>;
