/** Pictures on one page (§9). */
export const AVATARS_A_PAGE = 100;

/** What somebody hides must be gone from the next answer, so no answer is kept. */
export const NOT_KEPT = { headers: { "Cache-Control": "no-store" } } as const;

/** The address of a page of everybody's pictures. */
export function pathOfAll(page: number): string {
  return page > 1 ? `/avatars?page=${page}` : "/avatars";
}

/** The address of a page of one person's pictures. */
export function pathOfUser(id: string, page: number): string {
  return page > 1 ? `/avatars/${id}?page=${page}` : `/avatars/${id}`;
}
