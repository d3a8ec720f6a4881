import { lazy, Suspense } from "react";
import { SITE } from "../content/site.ts";
import { Hero } from "../landing/hero.tsx";
import { aboutProduct } from "../linked-data.ts";
import { originOf, page } from "../seo.ts";
import type { Route } from "./+types/home";

/** Below the first screen: the server draws it, its script comes after the page's first ones. */
const Below = lazy(() => import("../landing/below.tsx"));

export function meta({ matches }: Route.MetaArgs) {
  const origin = originOf(matches);
  return page({
    title: "Discord Bot",
    description: SITE.description,
    path: "/",
    origin,
    linkedData: aboutProduct(origin),
  });
}

export default function Home() {
  return (
    <>
      <Hero />
      <Suspense fallback={<div className="min-h-dvh" />}>
        <Below />
      </Suspense>
    </>
  );
}
