import { legalDocuments } from "../content/legal/index.ts";
import { PRODUCT } from "../content/site.ts";
import { LegalView } from "../legal/document.tsx";
import { breadcrumbs } from "../seo/linked-data.ts";
import { originOf, page } from "../seo/meta.ts";
import type { Route } from "./+types/legal";

export { staticHeaders as headers } from "../page-load/headers.ts";

/** All legal pages: the route's pattern is the page's key. */
export function loader({ pattern }: Route.LoaderArgs) {
  const document = legalDocuments[pattern];
  if (!document) throw new Response(null, { status: 404 });
  return document;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description, path } = loaderData;
  return page(matches, {
    title,
    description,
    path,
    image: { name: "legal", alt: `${PRODUCT}: ${title}` },
    linkedData: [breadcrumbs(originOf(matches), [{ title, path }])],
  });
}

export default function LegalRoute({ loaderData }: Route.ComponentProps) {
  return <LegalView document={loaderData} />;
}
