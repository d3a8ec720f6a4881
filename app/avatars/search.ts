/** The person a search asks for (§5): trimmed, null when nothing is left. */
export function searchedUser(query: string | null): string | null {
  return query?.trim() || null;
}
