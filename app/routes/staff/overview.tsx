import { data } from "react-router";
import { ERRORS } from "../../contract/errors.ts";
import { staffContext } from "../../context.ts";
import { UNAVAILABLE } from "../../format/unavailable.ts";
import { originOf, page } from "../../seo.ts";
import { activityRange } from "../../staff/activity.ts";
import { MemberTable } from "../../staff/member-table.tsx";
import { teamActivity } from "../../staff/overview.ts";
import { RangeSwitch } from "../../staff/range-switch.tsx";
import { RedBox } from "../../staff/red-box.tsx";
import { greeting, STAFF } from "../../staff/words.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { EmptyPanel } from "../../ui/panel.tsx";
import type { Route } from "./+types/overview";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { bot, viewer } = context.get(staffContext);
  const range = activityRange(url.searchParams.get("range"));
  const username = viewer.username;
  try {
    return data({ username, range, groups: await teamActivity(bot, range), error: null });
  } catch {
    return data({ username, range, groups: null, error: ERRORS.activity }, UNAVAILABLE);
  }
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

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const { username, range, groups, error } = loaderData;
  return (
    <>
      <PageHeader title={STAFF.overview} description={greeting(username)} />
      <div className="flex flex-col gap-8">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 className="title-2">{STAFF.activity}</h2>
          <RangeSwitch range={range} />
        </div>
        {error ? <RedBox text={error} /> : null}
        {!error && groups === null ? (
          <EmptyPanel title={STAFF.noActivity} text={STAFF.noActivityText} />
        ) : null}
        {groups?.map((group) => (
          <MemberTable key={group.info.rank} group={group} />
        ))}
      </div>
    </>
  );
}
