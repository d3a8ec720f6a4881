import { data } from "react-router";
import { APPEALS as TEXT } from "../../content/staff/appeal-queue.ts";
import { seesPage } from "../../content/staff/rights.ts";
import { you } from "../../content/you/you.static.ts";
import { staffContext, type StaffServices } from "../../loaders/context.ts";
import { PANEL_ONLY } from "../../page-load/failed.ts";
import { ErrorBox } from "../../staff/error-box.tsx";
import { useWhole } from "../../staff/list/use-whole.ts";
import { readCurrent } from "../../staff/appeals/current.ts";
import { lookUp } from "../../staff/lookup/lookup.ts";
import { staffMeta } from "../../staff/meta.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { STAFF } from "../../content/staff/staff.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { EmptyPanel } from "../../ui/panel.tsx";
import type { Route } from "./+types/appeals.appeal";
import { Appeal } from "../../staff/appeals/appeal.tsx";

export { headers } from "../../page-load/headers.ts";

/** The query is the timeline's, as on the look-up page. */
export async function loader({ context, params, url: { searchParams } }: Route.LoaderArgs) {
  const services = context.get(staffContext);
  const { appeals, bot, now, viewer } = services;
  const nothing = { appeal: null, current: null, lookup: null, reader: viewer.id, now };
  try {
    const appeal = await appeals.one(params.id);
    if (!appeal) return data({ ...nothing, hasFailed: false }, 404);
    const [current, lookup] = await Promise.all([
      readCurrent(bot, appeal, now),
      lookUpSubject(services, appeal.subject, searchParams),
    ]);
    return data({ ...nothing, appeal, current, lookup, hasFailed: false });
  } catch {
    return data({ ...nothing, hasFailed: true }, PANEL_ONLY);
  }
}

/** What is known about the ID; null if the rank may not look up. */
async function lookUpSubject(services: StaffServices, subject: string, query: URLSearchParams) {
  const { bot, now, remember, recordLookup, viewer } = services;
  if (viewer.rank === null || !seesPage(viewer.rank, "lookup")) return null;
  const lookup = await lookUp(bot, subject, { query, now, remember });
  recordLookup(subject, lookup.timeline.list.total);
  return lookup;
}

export function meta({ matches, params }: Route.MetaArgs) {
  return staffMeta(matches, { title: TEXT.one, path: `/staff/appeals/${params.id}` });
}

type Loaded = Route.ComponentProps["loaderData"];
const isPartial = ({ lookup }: Loaded) => lookup?.isPartial === true;

export default function AppealPage({ loaderData }: Route.ComponentProps) {
  const { appeal, current, lookup, hasFailed, reader, now } = useWhole(
    loaderData,
    isPartial,
    () => true,
  );
  const prepared = you.appeals?.answers ?? [];
  return (
    <>
      <PageHeader isDense title={TEXT.one} description={STAFF.utc}>
        <ButtonLink to="/staff/appeals" size="sm" icon="arrow-left">
          {TEXT.back}
        </ButtonLink>
      </PageHeader>
      {appeal ? (
        <div className="flex flex-col gap-6 pt-2">
          <Appeal {...{ appeal, current, lookup, prepared, reader, now }} />
        </div>
      ) : hasFailed ? (
        <ErrorBox text={TEXT.failed} />
      ) : (
        <EmptyPanel title={TEXT.gone} text={TEXT.goneText} />
      )}
    </>
  );
}
