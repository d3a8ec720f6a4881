import { data } from "react-router";
import { TRAIL as TEXT } from "../../content/staff/trail.ts";
import { staffContext } from "../../loaders/context.ts";
import { TRAIL_PAGE } from "../../contract/trail.ts";
import { PANEL_ONLY } from "../../page-load/failed.ts";
import { ErrorBox } from "../../staff/error-box.tsx";
import { useWhole } from "../../staff/list/use-whole.ts";
import { staffMeta } from "../../staff/meta.ts";
import { readMemberDay } from "../../staff/trail/member-day.ts";
import { parseFilter } from "../../staff/trail/trail.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { parsePage } from "../../ui/paging.ts";
import type { Route } from "./+types/trail";
import { TrailLines } from "../../staff/trail/lines.tsx";
import { MemberDayEvents } from "../../staff/trail/member-day-events.tsx";

/** With `?person=` and `?day=`, also what else that member did on the day. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { trail, now, bot, remember, recordLookup } = context.get(staffContext);
  const filter = parseFilter(url.searchParams);
  const page = parsePage(url.searchParams.get("page"));
  const slice = { offset: (page - 1) * TRAIL_PAGE, limit: TRAIL_PAGE };
  const readingDay = readMemberDay(bot, filter, { query: url.searchParams, now, remember });
  const [read, day] = await Promise.all([trail(filter, slice).catch(() => null), readingDay]);
  if (day) recordLookup(day.person, day.events.length + day.more);
  if (!read) return data({ list: null, people: [], day, now }, PANEL_ONLY);
  const { lines: rows, people, ...counts } = read;
  const pages = Math.max(1, Math.ceil(counts.found / TRAIL_PAGE));
  const list = { rows, page: Math.min(page, pages), pages, ...counts };
  const whole = { ...list, isCut: false, unread: { count: 0, rows: [] } };
  return data({ list: whole, people, day, now });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, { title: TEXT.title, path: "/staff/trail" });
}

type Loaded = Route.ComponentProps["loaderData"];
const isPartial = ({ day }: Loaded) => (day?.gaps.late.length ?? 0) > 0;

export default function TrailPage({ loaderData }: Route.ComponentProps) {
  const { list, people, day, now } = useWhole(loaderData, isPartial, () => true);
  const events = day && <MemberDayEvents day={day} now={now} />;
  return (
    <>
      <PageHeader isDense title={TEXT.title} description={TEXT.description} />
      <div className="flex flex-col gap-2">
        {list ? (
          <TrailLines list={list} people={people} now={now}>
            {events}
          </TrailLines>
        ) : (
          <>
            <ErrorBox text={TEXT.failed} />
            {events}
          </>
        )}
      </div>
    </>
  );
}
