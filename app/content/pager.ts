/** Words of the links between the pages of a list. */
export const PAGER = {
  pages: "Pages",
  previous: "Previous",
  next: "Next",
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;
