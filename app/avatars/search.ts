/** The user id of a search: trimmed, null when empty. */
export function searchedUser(query: string | null): string | null {
  return query?.trim() || null;
}
