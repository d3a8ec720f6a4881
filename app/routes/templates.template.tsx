import { data } from "react-router";
import { TEMPLATE, TEMPLATES } from "../content/templates.ts";
import { pageContext } from "../loaders/context.ts";
import { breadcrumbs } from "../seo/linked-data.ts";
import { Deferred } from "../page-load/deferred.tsx";
import { PageFailure } from "../page-load/page-failure.tsx";
import { PANEL_ONLY } from "../page-load/failed.ts";
import { originOf, page } from "../seo/meta.ts";
import { addressOfTemplate, relatedTemplates } from "../templates/filter.ts";
import { BackLink } from "../ui/back-link.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import type { Route } from "./+types/templates.template";
import { TemplateView } from "../templates/view.tsx";

export { headers } from "../page-load/headers.ts";

const RELATED = 3;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { bot } = context.get(pageContext);
  const templates = await bot.templates().then(
    ({ value }) => value,
    () => null,
  );
  if (!templates) return data(null, PANEL_ONLY);
  const template = templates.find(({ id }) => id === params.id);
  if (!template) throw data(null, { status: 404 });
  return data({ template, related: relatedTemplates(templates, template, RELATED) });
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  const list = { title: TEMPLATES.title, path: "/templates" };
  const template = loaderData?.template;
  const path = template
    ? addressOfTemplate(template)
    : `/templates/${encodeURIComponent(params.id)}`;
  return page(matches, {
    title: template?.name ?? TEMPLATES.title,
    description: template ? TEMPLATE.descriptionOf(template.name) : TEMPLATES.description,
    path,
    image: TEMPLATES.picture,
    index: template !== undefined,
    linkedData: template
      ? [breadcrumbs(originOf(matches), [list, { title: template.name, path }])]
      : undefined,
  });
}

export default function TemplatePage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page-body">
      <BackLink to="/templates">{TEMPLATE.back}</BackLink>
      <PageHeader title={loaderData?.template.name ?? TEMPLATES.title} />
      <Deferred data={loaderData} fallback={null}>
        {(loaded) =>
          loaded ? (
            <TemplateView key={loaded.template.id} {...loaded} />
          ) : (
            <PageFailure text={TEMPLATES.failed} />
          )
        }
      </Deferred>
    </div>
  );
}
