const MAX_LENGTH = 512;

/** The page's own `?returnTo=` if it is a path on this site, else null. The worker checks again. */
export function askedPath(search: string): string | null {
  const path = new URLSearchParams(search).get("returnTo");
  if (!path || path.length > MAX_LENGTH) return null;
  return /^\/(?![/\\])/.test(path) ? path : null;
}

/** Where 'Login' leads from a page: back to it, or to where its `?returnTo=` wanted to go. */
export function loginAddress(pathname: string, search: string): string {
  const target = askedPath(search) ?? pathname + search;
  return `/api/auth/discord?returnTo=${encodeURIComponent(target)}`;
}
