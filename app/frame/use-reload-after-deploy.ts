import { useEffect } from "react";

const STORAGE_KEY = "reloaded-for";

/**
 * Reloads the page when a lazily loaded script is missing, which happens to a page left open over a
 * deploy. The router does the same for scripts of routes.
 */
export function useReloadAfterDeploy(): void {
  useEffect(() => {
    window.addEventListener("vite:preloadError", reloadOnce);
    return () => window.removeEventListener("vite:preloadError", reloadOnce);
  }, []);
}

/** Once per version of the site: a script still missing after a reload has another cause. */
function reloadOnce(): void {
  const version = siteVersion(Reflect.get(window, "__reactRouterManifest"));
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === version) return;
    sessionStorage.setItem(STORAGE_KEY, version);
  } catch {
    // Without storage the reload could repeat for ever.
    return;
  }
  window.location.reload();
}

/** The version in React Router's manifest; "" without one. */
function siteVersion(manifest: unknown): string {
  const known = typeof manifest === "object" && manifest !== null && "version" in manifest;
  return known ? String(manifest.version) : "";
}
