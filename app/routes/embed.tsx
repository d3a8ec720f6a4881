import { BUILDER } from "../content/embed/embed.ts";
import { hasRead } from "../content/reads.ts";
import { page } from "../seo/meta.ts";
import { ButtonLink } from "../ui/button.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import type { Route } from "./+types/embed";
import { lazyPart } from "../page-load/lazy-part.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const Builder = lazyPart(() => import("../embed/builder.tsx"), <Skeleton className="h-dvh" />);

export function meta({ matches }: Route.MetaArgs) {
  return page(matches, {
    title: BUILDER.title,
    description: BUILDER.description,
    path: "/embed",
    image: BUILDER.picture,
  });
}

export default function EmbedPage() {
  return (
    <div className="page-body">
      <PageHeader title={BUILDER.title} description={BUILDER.description} />
      <noscript>
        <p className="prose">{BUILDER.noScript}</p>
        {hasRead("templates") && (
          <>
            <p className="prose mt-2 mb-4">{BUILDER.noScriptTemplates}</p>
            <ButtonLink to="/templates">{BUILDER.toTemplates}</ButtonLink>
          </>
        )}
      </noscript>
      <div data-scripted="">
        <Builder />
      </div>
    </div>
  );
}
