export const LEGAL = {
  documents: "Legal documents",
  changed: "Last changed ",
  onThisPage: "On this page",
  foreign: (language: string) => `This document is in ${language}.`,
  linkTo: (title: string) => `Link to ${title}`,
} as const;
