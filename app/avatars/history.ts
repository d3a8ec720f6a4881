import { AVATARS } from "../content/avatars.ts";
/** Pictures on one page. */
export const AVATARS_A_PAGE = 100;

/** A hidden history must disappear with the next request, so no response may be cached. */
export const NO_STORE = { headers: { "Cache-Control": "no-store" } } as const;

/** The address of a page of everybody's pictures. */
export function pathOfAll(page: number): string {
  return page > 1 ? `/avatars?page=${page}` : "/avatars";
}

/** The address of a page of one person's pictures. */
export function pathOfUser(id: string, page: number): string {
  return page > 1 ? `/avatars/${id}?page=${page}` : `/avatars/${id}`;
}

/** The user id of a search: trimmed, null when empty. */
export function searchedUser(query: string | null): string | null {
  return query?.trim() || null;
}

/** The contact form, prefilled to report a person's avatar history; `origin` is the site's. */
export function reportAddress(origin: string, id: string): string {
  const fields = new URLSearchParams({
    subject: AVATARS.reportSubject(id),
    message: AVATARS.reportMessage(id, `${origin}/avatars/${id}`),
  });
  return `/contact?${fields}`;
}
