import { data } from "react-router";
import { STATUS } from "../content/status.ts";
import { ERRORS } from "../contract/errors.ts";
import { botContext } from "../context.ts";
import { UNAVAILABLE } from "../format/unavailable.ts";
import { PageFailure } from "../people/page-failure.tsx";
import { originOf, page } from "../seo.ts";
import { statusFailure } from "../status/failure.ts";
import { health, silentShards } from "../status/health.ts";
import { ShardGrid } from "../status/shards.tsx";
import { HealthCard, Tiles } from "../status/summary.tsx";
import { changeSince, totalsOf } from "../status/totals.ts";
import { PageHeader } from "../ui/page-header.tsx";
import type { Route } from "./+types/status";

const DAY = 86_400_000;

export async function loader({ context }: Route.LoaderArgs) {
  const bot = context.get(botContext);
  const [shards, history] = await Promise.allSettled([bot.shards(), bot.history()]);
  const now = Date.now();
  if (shards.status === "rejected") {
    return data({ status: null, error: statusFailure(shards.reason) }, UNAVAILABLE);
  }
  const { value, state, age } = shards.value;
  if (value.length === 0) return data({ status: null, error: ERRORS.shardsEmpty }, UNAVAILABLE);
  const totals = totalsOf(value);
  const records = history.status === "fulfilled" ? history.value.value : [];
  const status = {
    shards: value,
    totals,
    change: changeSince(records, totals, now - DAY),
    historyProblem:
      history.status === "rejected"
        ? statusFailure(history.reason)
        : records.length === 0
          ? ERRORS.historyEmpty
          : null,
    stale: state === "stale",
    asOf: Math.floor(now / 1000 - age),
  };
  return data({ status, error: null });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return page({
    title: STATUS.title,
    description: STATUS.description,
    path: "/status",
    origin: originOf(matches),
  });
}

export default function StatusPage({ loaderData: { status, error } }: Route.ComponentProps) {
  return (
    <div className="page-body">
      <PageHeader title={STATUS.title} description={STATUS.description} />
      {status ? (
        <div className="flex flex-col gap-8">
          <HealthCard health={health(status.shards)} stale={status.stale} asOf={status.asOf} />
          <div className="flex flex-col gap-3">
            <Tiles totals={status.totals} change={status.change} />
            {status.historyProblem ? <p className="text-quiet">{status.historyProblem}</p> : null}
          </div>
          <ShardGrid shards={status.shards} silent={silentShards(status.shards)} />
        </div>
      ) : (
        <PageFailure heading={ERRORS.statusHeading} text={ERRORS.status} detail={error} />
      )}
    </div>
  );
}
