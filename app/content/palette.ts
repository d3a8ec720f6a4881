/** Texts of the command palette (Ctrl K). */
export const PALETTE = {
  label: "Search pages and commands",
  placeholder: "Page, feature or command",
  results: "Results",
  none: "Nothing found.",
  noCommands: "Commands cannot be searched at the moment. The pages are all here.",
  count: (found: number) => (found === 1 ? "1 result" : `${found} results`),
  first: (shown: number, found: number) => `The first ${shown} of ${found} results`,
} as const;
