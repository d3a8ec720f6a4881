import { useMemo, useState } from "react";
import { data, useSearchParams, type ShouldRevalidateFunctionArgs } from "react-router";
import { greeting, STAFF } from "../../content/staff.ts";
import { ERRORS } from "../../contract/errors.ts";
import type { ActivityRange } from "../../contract/range.ts";
import { staffContext } from "../../context.ts";
import { UNAVAILABLE } from "../../format/unavailable.ts";
import { useNames } from "../../live/use-names.ts";
import { originOf, page } from "../../seo.ts";
import { activityRange } from "../../staff/activity.ts";
import { Busy } from "../../staff/busy.tsx";
import { MemberTable } from "../../staff/member-table.tsx";
import { BY_RANK, MEMBER_KEYS, named, quietMembers, sortedMembers } from "../../staff/members.ts";
import { teamActivity, type TeamActivity } from "../../staff/overview.ts";
import { QuietLine } from "../../staff/quiet-line.tsx";
import { RankChart } from "../../staff/rank-chart.tsx";
import { RangeSwitch } from "../../staff/range-switch.tsx";
import { RedBox } from "../../staff/red-box.tsx";
import { sortOf } from "../../staff/rows.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { EmptyPanel } from "../../ui/panel.tsx";
import type { Route } from "./+types/overview";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { bot, viewer } = context.get(staffContext);
  const range = activityRange(url.searchParams.get("range"));
  const { username } = viewer;
  try {
    const team = await teamActivity(bot, range, Date.now());
    return data({ username, range, team, error: null });
  } catch {
    return data({ username, range, team: null, error: ERRORS.activity }, UNAVAILABLE);
  }
}

/** The whole team is in hand; another order of the table needs no new read. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const [current, next] = [args.currentUrl, args.nextUrl].map(({ searchParams }) => ({
    range: searchParams.get("range"),
    sort: searchParams.get("sort"),
  }));
  if (current?.range === next?.range && current?.sort !== next?.sort) return false;
  return args.defaultShouldRevalidate;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return page({
    title: STAFF.overview,
    path: "/staff/overview",
    origin: originOf(matches),
    image: null,
    index: false,
  });
}

function Team({ team, range }: { team: TeamActivity; range: ActivityRange }) {
  const [query] = useSearchParams();
  // Lines draw themselves in once; a range switch shows them at once (§9).
  const [first] = useState(range);
  const members = team.groups.flatMap((group) => group.members);
  const names = useNames(members.filter((row) => !row.resolved).map((row) => row.user_id));
  const groups = useMemo(() => named(team.groups, names), [team.groups, names]);
  const sort = sortOf(query.get("sort"), MEMBER_KEYS, BY_RANK);
  return (
    <Busy>
      <QuietLine quiet={quietMembers(groups)} />
      <div className="grid gap-4 xl:grid-cols-2">
        {groups.map((group) => (
          <RankChart
            key={group.info.rank}
            group={group}
            days={team.days}
            range={range}
            animate={range === first}
          />
        ))}
      </div>
      <h2 className="title-2 mt-4">{STAFF.members}</h2>
      <MemberTable rows={sortedMembers(groups, sort)} sort={sort} />
    </Busy>
  );
}

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const { username, range, team, error } = loaderData;
  return (
    <>
      <PageHeader title={STAFF.overview} description={greeting(username)} />
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h2 className="title-2">{STAFF.activity}</h2>
            <p className="text-quiet">{STAFF.activityText}</p>
          </div>
          <RangeSwitch range={range} />
        </div>
        {error ? <RedBox text={error} /> : null}
        {!error && team === null ? (
          <EmptyPanel title={STAFF.noActivity} text={STAFF.noActivityText} />
        ) : null}
        {team ? <Team team={team} range={range} /> : null}
      </div>
    </>
  );
}
