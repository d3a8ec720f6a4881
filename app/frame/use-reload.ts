import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { sayOffline } from "./stay-offline.tsx";

/**
 * The router reloads this page where the script of the next one is missing, as after a deploy. The reader is taken to
 * the next one instead. Without a connection the page stays and says so. Browsers without `navigation` reload.
 */
export function useReload(): void {
  const { location: next } = useNavigation();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  const onNavigate = useEffectEvent((event: NavigateEvent) => {
    if (event.navigationType !== "reload" || event.userInitiated) return;
    if (navigator.onLine && !next) return;
    event.preventDefault();
    if (next && navigator.onLine) {
      return window.location.assign(next.pathname + next.search + next.hash);
    }
    sayOffline();
    // The router waits for the script for ever, unless it goes elsewhere: to this page, with the data it has.
    if (next) {
      void navigate(pathname + search, {
        replace: true,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      });
    }
  });

  // The browser's navigation.
  useEffect(() => {
    const navigation: Navigation | undefined = window.navigation;
    const listener = (event: NavigateEvent) => onNavigate(event);
    navigation?.addEventListener("navigate", listener);
    return () => navigation?.removeEventListener("navigate", listener);
  }, []);
}
