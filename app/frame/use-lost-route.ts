import { useEffect, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { ASKED } from "../ui/reload-page.ts";
import { sayOffline } from "./stay-offline.tsx";

/**
 * The router reloads the page if the script of another one is missing, such as after a deploy, even
 * if its link was only hovered. Here the page stays instead, and the next one opens as a document;
 * offline the page says so. Needs the Navigation API; other browsers reload.
 */
export function useLostRoute(): void {
  const { location: next } = useNavigation();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isLost, setLost] = useState(false);

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

  // The script is often lost before React shows that the router is navigating, so wait for both.
  useEffect(() => {
    if (!isLost || !next || next.pathname === pathname) return;
    if (navigator.onLine) return window.location.assign(next.pathname + next.search + next.hash);
    sayOffline();
    // The router waits for the script for ever unless it navigates: to this page, with its data.
    void navigate(pathname + search, {
      replace: true,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    });
  }, [isLost, next, navigate, pathname, search]);
}
