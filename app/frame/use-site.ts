import { useRouteLoaderData } from "react-router";
import type { SiteInfo } from "../context.ts";
import type { loader } from "../root.tsx";

/** What the worker told the page about the deployment. @throws when the root loader failed */
export function useSite(): SiteInfo {
  const site = useRouteLoaderData<typeof loader>("root")?.site;
  if (!site) throw new Error("The root loader sent no site");
  return site;
}

/** The same for the frame, which stands even where the root loader failed: null then. */
export function useSiteIfKnown(): SiteInfo | null {
  return useRouteLoaderData<typeof loader>("root")?.site ?? null;
}
