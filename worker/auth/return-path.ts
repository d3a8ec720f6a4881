/** Paths that aren't pages, so nobody returns to them. */
const NOT_PAGES = /^\/(api|blacklist|epicgames|discord|invite|healthz)(\/|$)/i;
const MAX_LENGTH = 512;

/**
 * A path on our site to return to; "/" for other hosts in any spelling, control characters,
 * backslashes and the worker's own paths.
 */
export function safeReturnPath(raw: string | null | undefined, siteUrl: string): string {
  if (!raw || raw.length > MAX_LENGTH) return "/";
  if (!/^\/(?!\/)[^\\\p{Cc}]*$/u.test(raw)) return "/";
  const url = URL.parse(raw, siteUrl);
  if (!url || url.origin !== siteUrl) return "/";
  const path = url.pathname + url.search + url.hash;
  // "/..//evil" resolves to the path "//evil", which a browser would resolve to another host.
  const again = URL.parse(path, siteUrl);
  // Encoding lengthened the path, which must fit into the attempt cookie.
  if (path.length > MAX_LENGTH) return "/";
  if (path.startsWith("//") || again?.origin !== siteUrl) return "/";
  return NOT_PAGES.test(url.pathname) ? "/" : path;
}

/**
 * Where a cancelled sign-in ends: on its page, or on the landing page for staff pages, which would
 * lose the parameter. The page shows `signin=cancelled` as a toast.
 */
export function cancelledPath(returnTo: string, siteUrl: string): string {
  const began = new URL(returnTo, siteUrl);
  const isStaff = /^\/staff(\/|$)/i.test(began.pathname);
  const url = isStaff ? new URL("/", siteUrl) : began;
  url.searchParams.set("signin", "cancelled");
  if (isStaff) url.searchParams.set("returnTo", returnTo);
  return url.pathname + url.search + url.hash;
}
