import * as v from "valibot";
import { languageTag, line, name, oneOf, text as words } from "../chat/scene.ts";

/** A legal document's schema in a brand, and its types. */

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
  /** The section's anchor. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, "must be small letters, digits and hyphens")),
  title: words,
  blocks: v.array(block),
  /** Links to related pages; those to pages that are off are skipped. */
  see: v.optional(v.array(v.strictObject({ path: words, title: words }))),
});

export const legalDocument = v.strictObject({
  path: v.pipe(v.string(), v.regex(/^\/[a-z0-9-]+$/, "must be a slash and a name")),
  title: line,
  /** For links, if the title is in another language. */
  name: v.optional(line),
  /** Its name in the footer; missing there by default. */
  footer: v.optional(name),
  /** The page it is about; off with that page. */
  about: v.optional(oneOf(["economy", "premium"])),
  description: words,
  /** If not the site's first: 'de'. */
  language: v.optional(languageTag),
  /** Before the sections. */
  lead: words,
  /** The day of the last change, as an ISO date. */
  changed: v.pipe(v.string(), v.isoDate("must be a date such as 2026-11-21")),
  sections: v.array(section),
});

export type LegalBlock = v.InferOutput<typeof block>;
export type LegalSection = v.InferOutput<typeof section>;
export type LegalDocument = v.InferOutput<typeof legalDocument>;
