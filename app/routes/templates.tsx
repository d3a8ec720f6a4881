import { TEMPLATES } from "../content/templates.ts";
import type { Template } from "../contract/template.ts";
import { pageContext } from "../loaders/context.ts";
import { isFailed, loadResult, NOT_REACHED, type LoadResult } from "../page-load/failed.ts";
import { Deferred } from "../page-load/deferred.tsx";
import { createMemory } from "../page-load/memory.ts";
import { PageFailure } from "../page-load/page-failure.tsx";
import { page } from "../seo/meta.ts";
import { LoadingTemplates } from "../templates/loading.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import type { Route } from "./+types/templates";
import { TemplateBrowser } from "../templates/browser.tsx";

export { headers } from "../page-load/headers.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { bot, requestId } = context.get(pageContext);
  return loadResult(async () => ({ templates: (await bot.templates()).value }), { requestId });
}

const { recall, useKept } = createMemory<LoadResult<{ templates: Template[] }>>();

/** Shows placeholders at once. */
export function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  return recall(url, () => serverLoader().catch(() => NOT_REACHED));
}

/** The browser filters. */
export function shouldRevalidate() {
  return false;
}

export function meta({ location, matches }: Route.MetaArgs) {
  const query = new URLSearchParams(location.search);
  return page(matches, {
    title: TEMPLATES.title,
    description: TEMPLATES.description,
    path: "/templates",
    image: TEMPLATES.picture,
    // Search results repeat parts of an indexed page.
    index: !query.has("q") && !query.has("category"),
  });
}

export default function TemplatesPage({ loaderData }: Route.ComponentProps) {
  useKept(loaderData);
  return (
    <div className="page-body">
      <PageHeader title={TEMPLATES.title} description={TEMPLATES.description} />
      <Deferred data={loaderData} fallback={<LoadingTemplates />}>
        {(loaded) =>
          isFailed(loaded) ? (
            <PageFailure text={TEMPLATES.failed} requestId={loaded.requestId} />
          ) : (
            <TemplateBrowser templates={loaded.templates} />
          )
        }
      </Deferred>
    </div>
  );
}
