import { lazy, Suspense } from "react";
import { data } from "react-router";
import { STAFF } from "../../content/staff.ts";
import { staffContext } from "../../context.ts";
import { originOf, page } from "../../seo.ts";
import { IdSearch } from "../../staff/list/id-search.tsx";
import { lookUp, lookupSearch } from "../../staff/lookup/lookup.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Route } from "./+types/lookup";

// The server draws it; its script comes after the page's first ones.
const Found = lazy(() => import("../../staff/lookup/found.tsx"));

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = url.searchParams.get("id");
  const search = lookupSearch(query);
  const typed = query ?? "";
  const now = Date.now();
  if (search === null) return data({ typed, now, problem: null, found: null });
  if ("problem" in search) return data({ typed, now, problem: search.problem, found: null });
  const found = await lookUp(context.get(staffContext).bot, search.id);
  return data({ typed, now, problem: null, found });
}

export function meta({ matches }: Route.MetaArgs) {
  return page({
    title: STAFF.lookup,
    path: "/staff/lookup",
    origin: originOf(matches),
    image: null,
    index: false,
  });
}

export default function LookupPage({ loaderData }: Route.ComponentProps) {
  const { typed, problem, found, now } = loaderData;
  return (
    <>
      <PageHeader isDense title={STAFF.lookup} description={STAFF.lookupDescription} />
      <div className="flex flex-col gap-8">
        <IdSearch name="id" label={STAFF.lookupId} query={typed} problem={problem} />
        {found ? (
          <Suspense fallback={<Skeleton className="h-dvh" />}>
            <Found found={found} now={now} />
          </Suspense>
        ) : null}
      </div>
    </>
  );
}
