/** Words of every legal document. */
export const LEGAL = {
  documents: "Legal documents",
  changed: "Last changed ",
  onThisPage: "On this page",
  linkTo: (title: string) => `Link to ${title}`,
} as const;
