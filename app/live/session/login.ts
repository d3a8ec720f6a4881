const MAX_LENGTH = 512;

/** The `returnTo` of a query if it is a path on this site, else null. The worker checks again. */
export function returnPath(search: string): string | null {
  const path = new URLSearchParams(search).get("returnTo");
  if (!path || path.length > MAX_LENGTH) return null;
  return /^\/(?![/\\])/.test(path) ? path : null;
}

/** The address of 'Login' on a page: the sign-in returns to that page, or to its own `returnTo`. */
export function loginAddress(pathname: string, search: string): string {
  const target = returnPath(search) ?? pathname + search;
  return `/api/auth/discord?returnTo=${encodeURIComponent(target)}`;
}
