import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { canReachSite } from "../live/http/reach.ts";
import { sayOffline } from "./stay-offline.tsx";

const STORAGE_KEY = "reloaded-for";

/** Events whose handlers may reload the page or go to another one, besides the click on a link. */
const INPUTS = ["keydown", "submit", "change"] as const;

/**
 * What a page does when a script is missing, which happens when it is left open over a deploy. Where the
 * script of the next page is missing, the router would reload this one: the reader is taken there instead, and
 * stays where the link was only under the pointer. Where a part of this page is missing, it reloads.
 */
export function useReloadAfterDeploy(): void {
  const next = useNavigation().location;
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  /** The link that was clicked last: a script known to be missing fails before the router's state is rendered. */
  const clicked = useRef<{ address: string | null; at: string }>({ address: null, at: "" });
  /** Whether an input other than the click on a link is being handled, such as 'Try Again', or a part is missing. */
  const isReloadAsked = useRef(false);

  const onNavigate = useEffectEvent((event: NavigateEvent) => {
    // The router's own reload, not the reader's.
    if (event.navigationType !== "reload" || event.userInitiated) return;
    // Without a connection a reload would end at the browser's own error.
    if (isReloadAsked.current && navigator.onLine) return;
    event.preventDefault();
    const address = next ? next.pathname + next.search + next.hash : clicked.current.address;
    if (address === null || (!next && clicked.current.at !== key)) {
      if (!navigator.onLine) sayOffline();
      return;
    }
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

  const onInput = useEffectEvent(({ type, target }: Event) => {
    const address = type === "click" ? addressOf(target) : null;
    if (type === "click") clicked.current = { address, at: key };
    isReloadAsked.current = address === null;
    setTimeout(() => (isReloadAsked.current = false));
  });

  const onMissingPart = useEffectEvent(() => {
    isReloadAsked.current = true;
    reloadOnce();
  });

  useEffect(() => {
    // Browsers without it reload this page, and the reader clicks again.
    const navigation: Navigation | undefined = window.navigation;
    const listener = (event: NavigateEvent) => onNavigate(event);
    navigation?.addEventListener("navigate", listener);
    const controller = new AbortController();
    const { signal } = controller;
    for (const type of ["click", ...INPUTS]) {
      document.addEventListener(type, (event) => onInput(event), { signal, capture: true });
    }
    window.addEventListener("vite:preloadError", () => onMissingPart(), { signal });
    return () => {
      controller.abort();
      navigation?.removeEventListener("navigate", listener);
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
