import { Builder } from "../embed/builder.tsx";
import { BUILDER } from "../content/embed.ts";
import { originOf, page } from "../seo.ts";
import { PageHeader } from "../ui/page-header.tsx";
import type { Route } from "./+types/embed";

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
      <Builder />
    </div>
  );
}
