import { useEffect, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { ASKED } from "../ui/reload-page.ts";
import { sayOffline } from "./stay-offline.tsx";

/**
 * The router reloads this page where the script of another one is missing, as after a deploy, even if that link was
 * only under the pointer. This page stays instead, and the next one opens as a document of its own. Without a
 * connection a reload is prevented, too, and the page says so. Browsers without `navigation` reload.
 */
export function useLostRoute(): void {
  const { location: next } = useNavigation();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isLost, setLost] = useState(false);

  // The browser's navigation.
  useEffect(() => {
    const navigation: Navigation | undefined = window.navigation;
    const listener = (event: NavigateEvent) => {
      if (event.navigationType !== "reload" || event.userInitiated) return;
      const isAsked = event.info === ASKED;
      if (isAsked && navigator.onLine) return;
      event.preventDefault();
      if (isAsked) sayOffline();
      else setLost(true);
    };
    navigation?.addEventListener("navigate", listener);
    return () => navigation?.removeEventListener("navigate", listener);
  }, []);

  // The script is often lost before React has drawn that the router is on its way, so this waits for both.
  useEffect(() => {
    if (!isLost || !next || next.pathname === pathname) return;
    if (navigator.onLine) return window.location.assign(next.pathname + next.search + next.hash);
    sayOffline();
    // The router waits for the script for ever, unless it goes elsewhere: to this page, with the data it has.
    void navigate(pathname + search, {
      replace: true,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    });
  }, [isLost, next, navigate, pathname, search]);
}
