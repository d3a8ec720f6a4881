import { AVATARS } from "../content/avatars.ts";
/** Pictures per page. */
export const AVATARS_A_PAGE = 100;

/** A hidden history must disappear at once, so no response may be cached. */
export const NO_STORE = { headers: { "Cache-Control": "no-store" } } as const;

export function pathOfAll(page: number): string {
  return page > 1 ? `/avatars?page=${page}` : "/avatars";
}

export function pathOfUser(id: string, page: number): string {
  return page > 1 ? `/avatars/${id}?page=${page}` : `/avatars/${id}`;
}

/** The id in a search: trimmed, null if empty. */
export function searchedUser(query: string | null): string | null {
  return query?.trim() || null;
}

/** The contact form, filled to report a person's history; `origin` is the site's. */
export function reportAddress(origin: string, id: string): string {
  const fields = new URLSearchParams({
    subject: AVATARS.reportSubject(id),
    message: AVATARS.reportMessage(id, `${origin}/avatars/${id}`),
  });
  return `/contact?${fields}`;
}
