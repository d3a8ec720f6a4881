import { data, redirect } from "react-router";
import { LOOKUP as TEXT, BULK } from "../../content/staff/lookup.ts";
import { staffContext, type StaffServices } from "../../loaders/context.ts";
import { parseId, idsIn } from "../../staff/list/parse-id.ts";
import { IdSearch } from "../../staff/list/id-search.tsx";
import { lookUp } from "../../staff/lookup/lookup.ts";
import { BulkSearch } from "../../staff/lookup/bulk-search.tsx";
import { bulkLookUp } from "../../staff/lookup/bulk.ts";
import { lazyPart } from "../../page-load/lazy-part.tsx";
import { useWhole } from "../../staff/list/use-whole.ts";
import { staffMeta } from "../../staff/meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/lookup";
import { LookupResult } from "../../staff/lookup/result.tsx";
import { RecentIds } from "../../staff/lookup/recent-ids.tsx";

export { headers } from "../../page-load/headers.ts";

/** Most look-ups are of one ID. */
const BulkResult = lazyPart(() => import("../../staff/lookup/bulk-result.tsx"));

const PROBLEMS = { empty: TEXT.noId, malformed: TEXT.malformed };

/** `?id=`: one ID and its timeline. `?ids=`: several, and where they are sanctioned. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const services = context.get(staffContext);
  const { now } = services;
  const query = searchParams.get("id");
  const { id, problem } = parseId(query, PROBLEMS);
  // Several IDs pasted into the field for one.
  if (query !== null && id === null && idsIn(query).ids.length > 1) {
    throw redirect(`/staff/lookup?${new URLSearchParams({ ids: query })}`);
  }
  const { bot, remember, recordLookup } = services;
  const lookup = id === null ? null : await lookUp(bot, id, { query: searchParams, now, remember });
  if (lookup) recordLookup(lookup.id, lookup.timeline.list.total);
  const ids = searchParams.get("ids");
  const { bulk, wait } = ids === null ? NOBODY : await loadBulk(services, ids, searchParams);
  const answer = { query, problem, lookup, ids, bulk, now, person: services.viewer.id };
  if (wait === 0) return data(answer);
  return data(answer, { status: 429, headers: { "Retry-After": String(wait) } });
}

const NOBODY = { bulk: null, wait: 0 };

async function loadBulk(
  { bot, recordLookup, countBulkLookup }: StaffServices,
  ids: string,
  query: URLSearchParams,
) {
  const pasted = idsIn(ids);
  if (pasted.ids.length === 0) {
    return { bulk: { pasted, found: null, problem: BULK.none }, wait: 0 };
  }
  const wait = countBulkLookup();
  if (wait > 0) return { bulk: { pasted, found: null, problem: BULK.wait(wait) }, wait };
  const found = await bulkLookUp(bot, pasted.ids, query);
  for (const { id, entries, allTransfers } of found.rows) {
    recordLookup(id, entries.length + allTransfers);
  }
  return { bulk: { pasted, found, problem: null }, wait };
}

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, { title: TEXT.title, path: "/staff/lookup" });
}

function isPartial({ lookup, bulk }: Route.ComponentProps["loaderData"]): boolean {
  return lookup?.isPartial === true || (bulk?.found?.gaps.late.length ?? 0) > 0;
}

/** False for a look-up over the limit. */
function hasFound({ lookup, bulk }: Route.ComponentProps["loaderData"]): boolean {
  return lookup !== null || bulk?.found != null;
}

export default function LookupPage({ loaderData }: Route.ComponentProps) {
  const { query, problem, lookup, ids, bulk, now, person } = useWhole(
    loaderData,
    isPartial,
    hasFound,
  );
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
          <BulkSearch query={ids} pasted={bulk?.pasted ?? null} problem={bulk?.problem ?? null} />
          <RecentIds
            person={person}
            id={lookup?.id ?? null}
            isShown={lookup === null && ids === null}
          />
        </div>
        {lookup ? <LookupResult lookup={lookup} now={now} /> : null}
        {bulk?.found ? (
          <div className="flex flex-col gap-4">
            <BulkResult bulk={bulk.found} now={now} />
          </div>
        ) : null}
      </div>
    </>
  );
}
