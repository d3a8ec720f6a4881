import { lazy, Suspense } from "react";
import { BUILDER } from "../content/embed/embed.ts";
import { originOf, page } from "../seo/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { Route } from "./+types/embed";

// In its own chunk, so that the page's first scripts stay small; the server renders it nevertheless.
const Builder = lazy(() => import("../embed/builder.tsx"));

export function meta({ matches }: Route.MetaArgs) {
  return page({
    title: BUILDER.title,
    description: BUILDER.description,
    path: "/embed",
    origin: originOf(matches),
    image: BUILDER.picture,
  });
}

export default function EmbedPage() {
  return (
    <div className="page-body">
      <PageHeader title={BUILDER.title} description={BUILDER.description} />
      <noscript>
        <p>{BUILDER.noScript}</p>
      </noscript>
      <div data-scripted="">
        <Suspense fallback={<Skeleton className="h-dvh" />}>
          <Builder />
        </Suspense>
      </div>
    </div>
  );
}
