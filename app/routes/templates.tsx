import { data } from "react-router";
import { TEMPLATES } from "../content/templates.ts";
import { ERRORS } from "../contract/errors.ts";
import { botContext } from "../context.ts";
import { UNAVAILABLE } from "../format/unavailable.ts";
import { PageFailure } from "../people/page-failure.tsx";
import { originOf, page } from "../seo.ts";
import { TemplateBrowser } from "../templates/browser.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import type { Route } from "./+types/templates";

export async function loader({ context }: Route.LoaderArgs) {
  try {
    return data({ templates: (await context.get(botContext).templates()).value });
  } catch {
    return data({ templates: null }, UNAVAILABLE);
  }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return page({
    title: TEMPLATES.title,
    description: TEMPLATES.description,
    path: "/templates",
    origin: originOf(matches),
  });
}

export default function TemplatesPage({ loaderData: { templates } }: Route.ComponentProps) {
  return (
    <div className="page-body">
      <PageHeader title={TEMPLATES.title} description={TEMPLATES.description} />
      {templates ? (
        <TemplateBrowser templates={templates} />
      ) : (
        <PageFailure text={ERRORS.templates} />
      )}
    </div>
  );
}
