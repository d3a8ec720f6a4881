import { lazy, Suspense } from "react";
import { STAFF } from "../../content/staff.ts";
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

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = url.searchParams.get("id");
  const { id, problem } = parseId(query, { empty: STAFF.lookupProblem, malformed: STAFF.noId });
  const lookup = id === null ? null : await lookUp(context.get(staffContext).bot, id);
  return { query, problem, lookup, now: Date.now() };
}

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, { title: STAFF.lookup, path: "/staff/lookup" });
}

export default function LookupPage({ loaderData }: Route.ComponentProps) {
  const { query, problem, lookup, now } = loaderData;
  return (
    <>
      <PageHeader isDense title={STAFF.lookup} description={STAFF.lookupDescription} />
      <div className="flex flex-col gap-8">
        <IdSearch name="id" label={STAFF.lookupId} query={query ?? ""} problem={problem} />
        {lookup ? (
          <Suspense fallback={<Skeleton className="h-dvh" />}>
            <LookupResult lookup={lookup} now={now} />
          </Suspense>
        ) : null}
      </div>
    </>
  );
}
