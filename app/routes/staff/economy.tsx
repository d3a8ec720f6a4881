import { lazy, Suspense } from "react";
import { data } from "react-router";
import { STAFF } from "../../content/staff/staff.ts";
import { staffContext } from "../../context.ts";
import { STAFF_ERRORS } from "../../content/staff/errors.ts";
import { UNAVAILABLE } from "../../page-load/unavailable.ts";
import { newestFirst } from "../../staff/economy/economy.ts";
import { cachedView, cacheLog } from "../../staff/economy/log-cache.ts";
import { economyView } from "../../staff/economy/view.ts";
import { ErrorBox } from "../../staff/error-box.tsx";
import { IdSearch } from "../../staff/list/id-search.tsx";
import { parseId } from "../../staff/list/id-in.ts";
import { staffMeta } from "../../staff/meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Route } from "./+types/economy";

// Rendered on the server; in the browser a chunk that is not among the page's first scripts.
const EconomyResults = lazy(() => import("../../staff/economy/results.tsx"));

const PROBLEMS = { empty: STAFF_ERRORS.economyId, malformed: STAFF.noUserId };

/**
 * A document has the rows of one page, filtered here. A client navigation gets the whole log besides, so
 * that one read of the bot, with one line in the audit log, serves all filters, pages and exports.
 */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const query = url.searchParams.get("user");
  const { id, problem } = parseId(query, PROBLEMS);
  if (id === null) return data({ query, problem, view: null, log: null, error: null });
  const { bot, remember } = context.get(staffContext);
  // A document opened by its link is followed by a navigation, whose whole log comes from memory.
  const [reading, profile] = await Promise.allSettled([
    remember(`log ${id}`, () => bot.economyLogs(id), { weightOf: ({ value }) => value.length }),
    bot.user(id),
  ]);
  if (reading.status === "rejected") {
    return data(
      { query, problem, view: null, log: null, error: STAFF_ERRORS.economy },
      UNAVAILABLE,
    );
  }
  const { value, isCut = false, unreadable = 0 } = reading.value;
  const user = profile.status === "fulfilled" ? profile.value.value : null;
  const log = { id, user, logs: newestFirst(value), isCut, unreadable };
  const isNavigation = new URL(request.url).pathname.endsWith(".data");
  return data({
    query,
    problem,
    view: economyView(log, url.searchParams),
    // As text, since the router's own format takes over a second for 20,000 transactions.
    log: isNavigation ? JSON.stringify(log) : null,
    error: null,
  });
}

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const query = url.searchParams.get("user");
  const view = await cachedView(query, url.searchParams);
  if (view) return { query, problem: null, view, error: null };
  const { log, ...answer } = await serverLoader();
  if (log) cacheLog(JSON.parse(log));
  return answer;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, { title: STAFF.economy, path: "/staff/logging/economy" });
}

export default function EconomyPage({ loaderData }: Route.ComponentProps) {
  const { query, problem, view, error } = loaderData;
  return (
    <>
      <PageHeader isDense title={STAFF.economy} description={STAFF.economyDescription} />
      <div className="flex flex-col gap-6">
        <IdSearch
          name="user"
          label={STAFF.userId}
          query={query ?? ""}
          problem={problem}
          onSubmit={() => cacheLog(null)}
        />
        {error ? <ErrorBox text={error} /> : null}
        {view ? (
          <Suspense fallback={<Skeleton className="h-dvh" />}>
            <EconomyResults view={view} />
          </Suspense>
        ) : null}
      </div>
    </>
  );
}
