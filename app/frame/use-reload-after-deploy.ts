import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { canReachSite } from "../live/http/reach.ts";
import { sayOffline } from "./stay-offline.tsx";

/** Events whose handlers may reload the page or go to another one, besides the click on a link. */
const INPUTS = ["keydown", "submit", "change"] as const;

/**
 * What a page does when the script of the next one is missing, which happens when it is left open over a deploy.
 * The router would reload this one: the reader is taken there instead, and stays where the link was only under
 * the pointer.
 */
export function useReloadAfterDeploy(): void {
  const next = useNavigation().location;
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  /** The link that was clicked last: a script known to be missing fails before the router's state is rendered. */
  const clicked = useRef<{ address: string | null; at: string }>({ address: null, at: "" });
  /** Whether an input other than the click on a link is being handled, such as 'Try Again'. */
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

  // Events of the document and of the browser's navigation.
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
