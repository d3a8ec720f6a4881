/** Paths that are not pages and make no sense after signing in. */
const NOT_PAGES = /^\/(api|blacklist|epicgames|discord|invite|healthz)(\/|$)/i;
const MAX_LENGTH = 512;

/**
 * A path on our own site to return to after signing in, or "/" for anything else: other hosts in any
 * spelling, control characters, backslashes, the worker's own paths.
 */
export function safeReturnPath(raw: string | null | undefined, siteUrl: string): string {
  if (!raw || raw.length > MAX_LENGTH) return "/";
  if (!/^\/(?!\/)[^\\\p{Cc}]*$/u.test(raw)) return "/";
  const url = URL.parse(raw, siteUrl);
  if (!url || url.origin !== siteUrl) return "/";
  const path = url.pathname + url.search + url.hash;
  // "/..//evil" resolves to the path "//evil", which a browser would resolve to another host.
  const again = URL.parse(path, siteUrl);
  // Percent-encoding has made the path longer, and it must fit into the attempt cookie.
  if (path.length > MAX_LENGTH) return "/";
  if (path.startsWith("//") || again?.origin !== siteUrl) return "/";
  return NOT_PAGES.test(url.pathname) ? "/" : path;
}

/**
 * Where somebody who cancelled a sign-in ends: on the page it began on, or for staff pages, which would lead on
 * without the parameter, on the landing page. `signin=cancelled` is what the page turns into a toast.
 */
export function cancelledPath(returnTo: string, siteUrl: string): string {
  const began = new URL(returnTo, siteUrl);
  const isStaff = /^\/staff(\/|$)/i.test(began.pathname);
  const url = isStaff ? new URL("/", siteUrl) : began;
  url.searchParams.set("signin", "cancelled");
  if (isStaff) url.searchParams.set("returnTo", returnTo);
  return url.pathname + url.search + url.hash;
}
