import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { canReachSite } from "../live/http/reach.ts";
import { sayOffline } from "./stay-offline.tsx";

const STORAGE_KEY = "reloaded-for";

/**
 * What a page does when a script is missing, which happens when it is left open over a deploy. Where the
 * script of the next page is missing, the router would reload this one: the reader is taken there instead.
 * Where a part of this page is missing, it reloads.
 */
export function useReloadAfterDeploy(): void {
  const next = useNavigation().location;
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  /** The link that was clicked last: a script known to be missing fails before the router's state is rendered. */
  const clicked = useRef<{ address: string | null; at: string }>({ address: null, at: "" });

  const onNavigate = useEffectEvent((event: NavigateEvent) => {
    // The router's own reload, not the reader's.
    if (event.navigationType !== "reload" || event.userInitiated) return;
    const address = next ? next.pathname + next.search + next.hash : clicked.current.address;
    if (address === null || (!next && clicked.current.at !== key)) {
      // No page was asked for: a link was under the pointer, or 'Try Again' was pressed. Without a
      // connection a reload would end at the browser's own error.
      if (!navigator.onLine) {
        event.preventDefault();
        sayOffline();
      }
      return;
    }
    event.preventDefault();
    void canReachSite().then((isReachable) => {
      if (isReachable) return window.location.assign(address);
      sayOffline();
      // The router waits for the script for ever, unless it goes elsewhere: to this page, with the data it has.
      return navigate(pathname + search, {
        replace: true,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      });
    });
  });

  const onClick = useEffectEvent(({ target }: Event) => {
    clicked.current = { address: addressOf(target), at: key };
  });

  useEffect(() => {
    // Browsers without it reload this page, and the reader clicks again.
    const navigation: Navigation | undefined = window.navigation;
    const listener = (event: NavigateEvent) => onNavigate(event);
    navigation?.addEventListener("navigate", listener);
    const clickListener = (event: Event) => onClick(event);
    document.addEventListener("click", clickListener, { capture: true });
    window.addEventListener("vite:preloadError", reloadOnce);
    return () => {
      document.removeEventListener("click", clickListener, { capture: true });
      navigation?.removeEventListener("navigate", listener);
      window.removeEventListener("vite:preloadError", reloadOnce);
    };
  }, []);
}

/** The address of the link within the site that an event happened on; null for anything else. */
function addressOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest("a") : null;
  return link && link.origin === window.location.origin && !link.target ? link.href : null;
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
