import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { BLACKLISTS } from "../../content/staff/blacklists.ts";
import { OVERVIEW, RANGE_LABELS } from "../../content/staff/overview.ts";
import { ACTIVITY_RANGES } from "../../contract/range.ts";
import { staffContext } from "../../loaders/context.ts";
import { STAFF_ERRORS } from "../../content/staff/errors.ts";
import { PANEL_ONLY } from "../../page-load/failed.ts";
import { ErrorBox } from "../../staff/error-box.tsx";
import { LinkSwitch } from "../../staff/list/link-switch.tsx";
import { staffMeta } from "../../staff/meta.ts";
import { activityRange } from "../../staff/overview/activity.ts";
import { teamActivity } from "../../staff/overview/overview.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { EmptyPanel } from "../../ui/panel.tsx";
import type { Route } from "./+types/overview";
import { TeamActivity } from "../../staff/overview/team-activity.tsx";

export { headers } from "../../page-load/headers.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { bot, now, viewer } = context.get(staffContext);
  const range = activityRange(url.searchParams.get("range"));
  const { username } = viewer;
  try {
    const team = await teamActivity(bot, range, now);
    return data({ username, range, team, error: null });
  } catch {
    return data({ username, range, team: null, error: STAFF_ERRORS.activity }, PANEL_ONLY);
  }
}

/** The page has the whole team and sorts it itself, so `?sort=` needs no new data. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const isSame = (name: string) =>
    currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name);
  return isSame("range") && !isSame("sort") ? false : defaultShouldRevalidate;
}

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, { title: OVERVIEW.overview, path: "/staff/overview" });
}

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const { username, range, team, error } = loaderData;
  return (
    <>
      <PageHeader isDense title={OVERVIEW.overview} description={OVERVIEW.greeting(username)}>
        {BLACKLISTS.length > 0 ? (
          <ButtonLink to="/staff/blacklist?state=week" size="sm" icon="clock">
            {OVERVIEW.endsSoon}
          </ButtonLink>
        ) : null}
      </PageHeader>
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h2 className="title-3">{OVERVIEW.activity}</h2>
            <p className="text-quiet">{OVERVIEW.activityText}</p>
          </div>
          <LinkSwitch
            replace
            name="range"
            label={OVERVIEW.timeRange}
            options={ACTIVITY_RANGES.map((value) => ({ value, title: RANGE_LABELS[value] }))}
            chosen={range}
            className="flex"
          />
        </div>
        {error ? <ErrorBox text={error} /> : null}
        {!error && team === null ? (
          <EmptyPanel title={OVERVIEW.noActivity} text={OVERVIEW.noActivityText} />
        ) : null}
        {team ? <TeamActivity team={team} range={range} /> : null}
      </div>
    </>
  );
}
