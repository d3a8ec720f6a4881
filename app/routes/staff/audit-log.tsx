import { data } from "react-router";
import { AUDIT_LOG as TEXT } from "../../content/staff/audit-log.ts";
import { staffContext } from "../../loaders/context.ts";
import { AUDIT_PAGE } from "../../contract/audit-log.ts";
import { PANEL_ONLY } from "../../page-load/failed.ts";
import { ErrorBox } from "../../staff/error-box.tsx";
import { useWhole } from "../../staff/list/use-whole.ts";
import { staffMeta } from "../../staff/meta.ts";
import { readMemberDay } from "../../staff/audit-log/member-day.ts";
import { parseFilter } from "../../staff/audit-log/audit-log.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { parsePage } from "../../ui/paging.ts";
import type { Route } from "./+types/audit-log";
import { AuditLines } from "../../staff/audit-log/lines.tsx";
import { MemberDayEvents } from "../../staff/audit-log/member-day-events.tsx";

export { headers } from "../../page-load/headers.ts";

/** With `?person=` and `?day=`, also what else that member did on the day. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { auditLog, now, bot, remember, recordLookup } = context.get(staffContext);
  const filter = parseFilter(url.searchParams);
  const page = parsePage(url.searchParams.get("page"));
  const slice = { offset: (page - 1) * AUDIT_PAGE, limit: AUDIT_PAGE };
  const readingDay = readMemberDay(bot, filter, { query: url.searchParams, now, remember });
  const [read, day] = await Promise.all([auditLog(filter, slice).catch(() => null), readingDay]);
  if (day) recordLookup(day.person, day.events.length + day.more);
  if (!read) return data({ list: null, people: [], day, now }, PANEL_ONLY);
  const { lines: rows, people, ...counts } = read;
  const pages = Math.max(1, Math.ceil(counts.found / AUDIT_PAGE));
  const list = { rows, page: Math.min(page, pages), pages, ...counts };
  const whole = { ...list, isCut: false, unread: { count: 0, rows: [] } };
  return data({ list: whole, people, day, now });
}

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, { title: TEXT.title, path: "/staff/trail" });
}

type Loaded = Route.ComponentProps["loaderData"];
const isPartial = ({ day }: Loaded) => (day?.gaps.late.length ?? 0) > 0;

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { list, people, day, now } = useWhole(loaderData, isPartial, () => true);
  const events = day && <MemberDayEvents day={day} now={now} />;
  return (
    <>
      <PageHeader isDense title={TEXT.title} description={TEXT.description} />
      <div className="flex flex-col gap-2">
        {list ? (
          <AuditLines list={list} people={people} now={now}>
            {events}
          </AuditLines>
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
