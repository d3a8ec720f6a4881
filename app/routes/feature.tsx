import { featurePages } from "../content/features/index.ts";
import { FEATURE_PATHS } from "../content/paths.ts";
import { FeatureView } from "../features/page.tsx";
import { originOf, page as seo } from "../seo.ts";
import type { Route } from "./+types/feature";

/** The eleven feature pages: the route's pattern is the key of the page. */
export function loader({ pattern }: Route.LoaderArgs) {
  const path = FEATURE_PATHS.find((item) => item === pattern);
  if (!path) throw new Response(null, { status: 404 });
  return featurePages[path];
}

export function headers() {
  return { "Cache-Control": "no-cache" };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description, path } = loaderData;
  return seo({ title, description, path, origin: originOf(matches) });
}

export default function FeatureRoute({ loaderData }: Route.ComponentProps) {
  return <FeatureView page={loaderData} />;
}
