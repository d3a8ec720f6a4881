import { useRouteLoaderData } from "react-router";
import type { RootData, SiteInfo } from "../../loaders/context.ts";

/** The deployment's public settings. @throws when the root loader failed */
export function useSite(): SiteInfo {
  const site = useSiteIfKnown();
  if (!site) throw new Error("The root loader sent no site");
  return site;
}

/** The deployment's public settings for the frame, which is rendered even when the root loader failed: null then. */
export function useSiteIfKnown(): SiteInfo | null {
  return useRouteLoaderData<RootData>("root")?.site ?? null;
}
