import { lazy, Suspense, useMemo } from "react";
import { data } from "react-router";
import { STATUS } from "../content/status.ts";
import { ERRORS } from "../contract/errors.ts";
import { statusReportContext, botContext, linkCardContext, siteContext } from "../context.ts";
import { UNAVAILABLE } from "../format/unavailable.ts";
import { cardJson } from "../link-card/card.ts";
import { statusCard } from "../link-card/pages.ts";
import { originOf, page } from "../seo.ts";
import { statusFailure } from "../status/data/failure.ts";
import { LoadingStatus } from "../status/loading.tsx";
import { unpackLoaded, type PackedStatus } from "../status/data/loaded.ts";
import { packPoints, packShards } from "../status/data/packed.ts";
import { rangeOf } from "../status/growth/range.ts";
import { pointsOf } from "../status/growth/series.ts";
import { PageHeader } from "../ui/page-header.tsx";
import type { Route } from "./+types/status";

// The server draws them; their script comes after the page's first ones.
const Sky = lazy(async () => ({ default: (await import("../status/sky.tsx")).Sky }));
const StatusBody = lazy(async () => ({ default: (await import("../status/page.tsx")).StatusBody }));

export async function loader({ context, request }: Route.LoaderArgs) {
  const bot = context.get(botContext);
  const range = rangeOf(new URL(request.url).searchParams.get("range"));
  const reading = context.get(statusReportContext)();
  const [shards, history] = await Promise.allSettled([bot.shards(), bot.history()]);
  const past = await reading;
  const at = Date.now();
  const status: PackedStatus = {
    range,
    at,
    shards: null,
    shardsError: null,
    history: null,
    historyError: null,
  };
  if (shards.status === "rejected") status.shardsError = statusFailure(shards.reason);
  else if (shards.value.value.length === 0) status.shardsError = ERRORS.shardsEmpty;
  else {
    const { value, age } = shards.value;
    const asOf = Math.round(at - age * 1000);
    status.shards = { packed: packShards(value), asOf };
    context.set(linkCardContext, cardJson(statusCard(context.get(siteContext), value, asOf)));
  }
  if (history.status === "rejected") status.historyError = statusFailure(history.reason);
  else {
    const { value, age } = history.value;
    const points = pointsOf(value, range, at);
    if (points.length === 0) status.historyError = ERRORS.historyEmpty;
    else status.history = { packed: packPoints(points), asOf: Math.round(at - age * 1000) };
  }
  if (status.shardsError) return data({ status, past }, UNAVAILABLE);
  // Half a page is better than none, but nobody should keep it.
  return status.historyError
    ? data({ status, past }, { headers: { "Cache-Control": "no-store" } })
    : data({ status, past });
}

/** The page shows at once with its placeholders; the browser's own calls follow, with their retries. */
export function clientLoader() {
  return null;
}

/** Range and server are views of what the page keeps up to date by itself. */
export function shouldRevalidate() {
  return false;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ location, matches }: Route.MetaArgs) {
  return page({
    title: STATUS.title,
    description: STATUS.description,
    path: "/status",
    origin: originOf(matches),
    image: STATUS.picture,
    // One server's shard is a view of the page.
    index: !new URLSearchParams(location.search).has("server"),
  });
}

export const links: Route.LinksFunction = () => [
  {
    rel: "alternate",
    type: "application/atom+xml",
    title: `${STATUS.title} ${STATUS.incidents}`,
    href: "/status/feed.atom",
  },
];

export default function StatusPage({ loaderData }: Route.ComponentProps) {
  const loaded = useMemo(() => (loaderData ? unpackLoaded(loaderData.status) : null), [loaderData]);
  return (
    <div className="relative isolate">
      <Suspense fallback={null}>
        <Sky />
      </Suspense>
      <div className="page-body">
        <PageHeader title={STATUS.title} description={STATUS.description} />
        <Suspense fallback={<LoadingStatus />}>
          <StatusBody loaded={loaded} past={loaderData?.past ?? null} />
        </Suspense>
      </div>
    </div>
  );
}
