import { lazy, Suspense } from "react";
import { data, redirect } from "react-router";
import { LOOKUP as TEXT, SEVERAL, waitText } from "../../content/staff/lookup.ts";
import { staffContext, type StaffPass } from "../../loaders/context.ts";
import { parseId, idsIn } from "../../staff/list/parse-id.ts";
import { IdSearch } from "../../staff/list/id-search.tsx";
import { lookUp } from "../../staff/lookup/lookup.ts";
import { SeveralSearch } from "../../staff/lookup/several-search.tsx";
import { lookUpSeveral } from "../../staff/lookup/several.ts";
import { staffMeta } from "../../staff/meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Route } from "./+types/lookup";

// Rendered on the server; in the browser chunks that are not among the page's first scripts.
const LookupResult = lazy(() => import("../../staff/lookup/result.tsx"));
const SeveralResult = lazy(() => import("../../staff/lookup/several-result.tsx"));

const PROBLEMS = { empty: TEXT.noId, malformed: TEXT.malformed };

/** `?id=` is one ID and its timeline, `?ids=` several and where they are sanctioned. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const pass = context.get(staffContext);
  const now = Date.now();
  const query = searchParams.get("id");
  const { id, problem } = parseId(query, PROBLEMS);
  // Several IDs that were pasted into the field for one.
  if (query !== null && id === null && idsIn(query).ids.length > 1) {
    throw redirect(`/staff/lookup?${new URLSearchParams({ ids: query })}`);
  }
  const { bot, remember, noteLookup } = pass;
  const lookup = id === null ? null : await lookUp(bot, id, { query: searchParams, now, remember });
  if (lookup) noteLookup(lookup.id, lookup.timeline.list.total);
  const ids = searchParams.get("ids");
  const { several, wait } = ids === null ? NOBODY : await readSeveral(pass, ids);
  const answer = { query, problem, lookup, ids, several, now };
  if (wait === 0) return data(answer);
  return data(answer, { status: 429, headers: { "Retry-After": String(wait) } });
}

const NOBODY = { several: null, wait: 0 };

async function readSeveral({ bot, noteLookup, countSeveral }: StaffPass, query: string) {
  const pasted = idsIn(query);
  if (pasted.ids.length === 0) {
    return { several: { pasted, found: null, problem: SEVERAL.none }, wait: 0 };
  }
  const wait = countSeveral();
  if (wait > 0) return { several: { pasted, found: null, problem: waitText(wait) }, wait };
  const found = await lookUpSeveral(bot, pasted.ids);
  for (const { id, entries } of found.rows) noteLookup(id, entries.length);
  return { several: { pasted, found, problem: null }, wait };
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, { title: TEXT.title, path: "/staff/lookup" });
}

export default function LookupPage({ loaderData }: Route.ComponentProps) {
  const { query, problem, lookup, ids, several, now } = loaderData;
  return (
    <>
      <PageHeader isDense title={TEXT.title} description={TEXT.description} />
      <div className="flex flex-col gap-8">
        <div className="flex flex-col gap-3">
          <IdSearch
            name="id"
            label={TEXT.id}
            query={query ?? ""}
            problem={problem}
            isWaiting={ids === null}
          />
          <SeveralSearch
            query={ids}
            pasted={several?.pasted ?? null}
            problem={several?.problem ?? null}
          />
        </div>
        <Suspense fallback={<Skeleton className="h-dvh" />}>
          {lookup ? <LookupResult lookup={lookup} now={now} /> : null}
          {several?.found ? (
            <div className="flex flex-col gap-4">
              <SeveralResult several={several.found} now={now} />
            </div>
          ) : null}
        </Suspense>
      </div>
    </>
  );
}
