import { useEffect } from "react";

const RELOADED = "reloaded-for";

/**
 * A page left open over a deploy asks for scripts that are gone. It then reloads itself, once for each
 * version of the site: what is missing after that is missing for another reason. The router does the
 * same for its routes; this is for the parts of a page that come later.
 */
export function useFreshCode(): void {
  useEffect(() => {
    window.addEventListener("vite:preloadError", reloadOnce);
    return () => window.removeEventListener("vite:preloadError", reloadOnce);
  }, []);
}

function reloadOnce(): void {
  const version = versionOf(Reflect.get(window, "__reactRouterManifest"));
  try {
    if (sessionStorage.getItem(RELOADED) === version) return;
    sessionStorage.setItem(RELOADED, version);
  } catch {
    // Without storage, nothing could keep it from reloading for ever.
    return;
  }
  window.location.reload();
}

/** The version of the site a page came from, as the router notes it. */
function versionOf(manifest: unknown): string {
  const known = typeof manifest === "object" && manifest !== null && "version" in manifest;
  return known ? String(manifest.version) : "";
}
