import { lazy, Suspense } from "react";
import { LOOKUP as TEXT } from "../../content/lookup.ts";
import { staffContext } from "../../context.ts";
import { IdSearch } from "../../staff/list/id-search.tsx";
import { parseId } from "../../staff/list/list-query.ts";
import { lookUp } from "../../staff/lookup/lookup.ts";
import { staffMeta } from "../../staff/meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Route } from "./+types/lookup";

// Rendered on the server; in the browser a chunk that is not among the page's first scripts.
const LookupResult = lazy(() => import("../../staff/lookup/result.tsx"));

const PROBLEMS = { empty: TEXT.noId, malformed: TEXT.malformed };

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = url.searchParams.get("id");
  const { id, problem } = parseId(query, PROBLEMS);
  const { bot, remember, noteLookup } = context.get(staffContext);
  const now = Date.now();
  const options = { query: url.searchParams, now, remember };
  const lookup = id === null ? null : await lookUp(bot, id, options);
  if (lookup) noteLookup(lookup.id, lookup.timeline.list.total);
  return { query, problem, lookup, now };
}

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, { title: TEXT.title, path: "/staff/lookup" });
}

export default function LookupPage({ loaderData }: Route.ComponentProps) {
  const { query, problem, lookup, now } = loaderData;
  return (
    <>
      <PageHeader isDense title={TEXT.title} description={TEXT.description} />
      <div className="flex flex-col gap-8">
        <IdSearch name="id" label={TEXT.id} query={query ?? ""} problem={problem} />
        {lookup ? (
          <Suspense fallback={<Skeleton className="h-dvh" />}>
            <LookupResult lookup={lookup} now={now} />
          </Suspense>
        ) : null}
      </div>
    </>
  );
}
