import { lazy, Suspense } from "react";
import type { FeaturePage } from "../content/features/page.ts";
import { Hero } from "./hero.tsx";

/** Below the first screen: the server draws it, its script comes after the page's first ones. */
const Below = lazy(() => import("./below.tsx"));

/** A whole feature page. */
export function FeatureView({ page }: { page: FeaturePage }) {
  return (
    <>
      <Hero page={page} />
      <Suspense fallback={<div className="min-h-dvh" />}>
        <Below page={page} />
      </Suspense>
    </>
  );
}
