import { useRouteLoaderData } from "react-router";
import type { RootData, SiteInfo } from "../../loaders/context.ts";

/** The deployment's settings. @throws if the root loader failed */
export function useSite(): SiteInfo {
  const site = useSiteIfKnown();
  if (!site) throw new Error("The root loader sent no site");
  return site;
}

/** The same for the frame, which renders even if the root loader failed: null then. */
export function useSiteIfKnown(): SiteInfo | null {
  return useRouteLoaderData<RootData>("root")?.site ?? null;
}
