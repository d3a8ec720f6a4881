import { data } from "react-router";
import { SHARDS } from "../content/status/shards.ts";
import { STATUS } from "../content/status/status.ts";
import { hasRead } from "../content/reads.ts";
import { STATUS_ERRORS } from "../content/status/errors.ts";
import { rangeOf } from "../contract/range.ts";
import { pageContext } from "../loaders/context.ts";
import { formatHour } from "../format/date.ts";
import { now } from "../live/clock.ts";
import { Deferred } from "../page-load/deferred.tsx";
import { PANEL_ONLY } from "../page-load/failed.ts";
import { createMemory } from "../page-load/memory.ts";
import { lazyPart } from "../page-load/lazy-part.tsx";
import { page } from "../seo/meta.ts";
import { bannerOf, STALE_AFTER } from "../status/banner.ts";
import { botErrorText } from "../status/status-error.ts";
import type { StatusBodyProps } from "../status/page.tsx";
import type { ServerStatus } from "../status/use-status.ts";
import { presentShards } from "../status/shards/present.ts";
import { historyPoints } from "../status/growth/history-points.ts";
import { health } from "../status/shards/health.ts";
import { advice, belongsTo, locate, STATE_WORDS } from "../status/shards/locate.ts";
import { LoadingStatus } from "../status/loading.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import type { Route } from "./+types/status";
import { StatusBody } from "../status/page.tsx";

export { headers } from "../page-load/headers.ts";

const Starfield = lazyPart(() => import("../status/starfield.tsx"), null, {
  onlyDecorates: true,
});

export async function loader({ context, request }: Route.LoaderArgs) {
  const { bot, statusReport } = context.get(pageContext);
  const query = new URL(request.url).searchParams;
  const range = rangeOf(query.get("range"));
  const reading = statusReport();
  const [shards, history] = await Promise.allSettled([presentShards(bot), bot.history()]);
  const uptime = await reading;
  /** For link previews: the state of a server's shard, or of all; null if shards can't be read. */
  let preview: string | null = null;
  const status: ServerStatus = {
    range,
    shards: null,
    shardsError: null,
    points: null,
    pointsError: null,
  };
  if (shards.status === "rejected") status.shardsError = botErrorText(shards.reason);
  else if (shards.value.value.length === 0) status.shardsError = STATUS_ERRORS.shardsEmpty;
  else {
    const { value, asOf, age } = shards.value;
    const isOld = age > STALE_AFTER;
    status.shards = { args: [], value, asOf, isOld };
    const silence = SHARDS.noReportSince(SHARDS.utc(formatHour(asOf)));
    const { line } = bannerOf(health(value, uptime.shardCount), isOld ? silence : null);
    const located = locate(query.get("server") ?? "", value, uptime.shardCount);
    if (located.kind !== "found") preview = `${line}. ${STATUS.summary}`;
    else if (isOld) preview = `${belongsTo(located)}. ${line}.`;
    else preview = `${belongsTo(located)}. ${STATE_WORDS[located.state]}: ${advice(located)}`;
  }
  if (history.status === "rejected") status.pointsError = botErrorText(history.reason);
  else if (history.value.value.length > 0) {
    const { value, asOf, age } = historyPoints(history.value, range);
    status.points = { args: [range], value, asOf, isOld: age > STALE_AFTER };
  } else if (hasRead("history")) status.pointsError = STATUS_ERRORS.historyEmpty;
  const body: StatusBodyProps & { preview: string | null } = { status, uptime, at: null, preview };
  if (status.shardsError) return data(body, PANEL_ONLY);
  // Useful without its charts, but not cacheable.
  return data(body, status.pointsError ? { headers: { "Cache-Control": "no-store" } } : undefined);
}

const { recall, useKept } = createMemory<StatusBodyProps>(({ status }) => status !== null);

/**
 * Shows placeholders at once; one answer brings all data. If that fails, the page makes its own
 * calls.
 */
export function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  return recall(url, () =>
    serverLoader().then(
      (loaded): StatusBodyProps => ({ ...loaded, at: now() }),
      (): StatusBodyProps => ({ status: null, uptime: null, at: null }),
    ),
  );
}

/** A new range or server needs no reload: the page itself requests what it lacks. */
export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const preview = loaderData && "preview" in loaderData && loaderData.preview;
  return page(matches, {
    title: STATUS.title,
    description: STATUS.summary,
    ...(preview && { preview }),
    path: "/status",
    image: STATUS.picture,
    // The search for a server's shard is no page of its own.
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
  useKept(loaderData);
  return (
    <div className="relative isolate">
      <Starfield />
      <div className="page-body">
        <PageHeader title={STATUS.title} description={STATUS.description} />
        <Deferred data={loaderData} fallback={<LoadingStatus />}>
          {(loaded) => <StatusBody {...loaded} />}
        </Deferred>
      </div>
    </div>
  );
}
