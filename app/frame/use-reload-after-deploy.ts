import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { canReachSite } from "../live/http/reach.ts";
import { sayOffline } from "./use-stay-offline.ts";

const STORAGE_KEY = "reloaded-for";

/**
 * What a page does when a script is missing, which happens when it is left open over a deploy. Where the
 * script of the next page is missing, the router would reload this one: the reader is taken there instead.
 * Where a part of this page is missing, it reloads.
 */
export function useReloadAfterDeploy(): void {
  const next = useNavigation().location;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  const onNavigate = useEffectEvent((event: NavigateEvent) => {
    // The router's own reload, not the reader's.
    if (event.navigationType !== "reload" || event.userInitiated || !next) return;
    event.preventDefault();
    const address = next.pathname + next.search + next.hash;
    void canReachSite().then((isReachable) => {
      if (isReachable) return window.location.assign(address);
      sayOffline();
      // The router waits for the script for ever, unless it goes elsewhere.
      return navigate(pathname + search, { replace: true, preventScrollReset: true });
    });
  });

  useEffect(() => {
    // Browsers without it reload this page, and the reader clicks again.
    const navigation: Navigation | undefined = window.navigation;
    const listener = (event: NavigateEvent) => onNavigate(event);
    navigation?.addEventListener("navigate", listener);
    window.addEventListener("vite:preloadError", reloadOnce);
    return () => {
      navigation?.removeEventListener("navigate", listener);
      window.removeEventListener("vite:preloadError", reloadOnce);
    };
  }, []);
}

/** Once per version of the site: a script still missing after a reload has another cause. */
function reloadOnce(): void {
  // A reload would end at the browser's own error.
  if (!navigator.onLine) return;
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
