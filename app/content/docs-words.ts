/** /docs, as menus and lists name it. */
export const DOCS_WORDS = {
  title: "For Developers",
  description: "What programs can read",
} as const;
