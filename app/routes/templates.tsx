import { lazy, Suspense } from "react";
import { Await, data } from "react-router";
import { TEMPLATES } from "../content/templates.ts";
import { ERRORS } from "../contract/errors.ts";
import type { Template } from "../contract/template.ts";
import { botContext, linkCardContext, siteContext } from "../context.ts";
import { UNAVAILABLE } from "../page-load/unavailable.ts";
import { cardJson } from "../link-card/card.ts";
import { templatesCard } from "../link-card/pages.ts";
import { PageFailure } from "../page-load/page-failure.tsx";
import { originOf, page } from "../seo.ts";
import { LoadingTemplates } from "../templates/loading.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import type { Route } from "./+types/templates";

// The server draws them; their script comes after the page's first ones.
const TemplateBrowser = lazy(async () => ({
  default: (await import("../templates/browser.tsx")).TemplateBrowser,
}));

export async function loader({ context }: Route.LoaderArgs) {
  try {
    const templates = (await context.get(botContext).templates()).value;
    context.set(linkCardContext, cardJson(templatesCard(context.get(siteContext), templates)));
    return data({ templates });
  } catch {
    return data({ templates: null }, UNAVAILABLE);
  }
}

/** The page shows at once with its placeholders; the templates follow. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  // No network is a failed load like any other.
  return { later: serverLoader().catch(() => ({ templates: null })) };
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
    image: TEMPLATES.picture,
  });
}

export default function TemplatesPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page-body">
      <PageHeader title={TEMPLATES.title} description={TEMPLATES.description} />
      <Suspense fallback={<LoadingTemplates />}>
        {"later" in loaderData ? (
          <Await resolve={loaderData.later}>
            {({ templates }) => <Loaded templates={templates} />}
          </Await>
        ) : (
          <Loaded templates={loaderData.templates} />
        )}
      </Suspense>
    </div>
  );
}

function Loaded({ templates }: { templates: readonly Template[] | null }) {
  if (!templates) return <PageFailure text={ERRORS.templates} />;
  return <TemplateBrowser templates={templates} />;
}
