import { ALL_LISTS as TEXT, BLACKLIST_TEXT } from "../../content/staff/blacklists.ts";
import { staffContext } from "../../loaders/context.ts";
import { allView } from "../../staff/blacklist/all.ts";
import { searchedIds } from "../../staff/blacklist/filter.ts";
import { readList, readLists } from "../../staff/blacklist/read-lists.ts";
import { createDeadline } from "../../staff/list/deadline.ts";
import { useWhole } from "../../staff/list/use-whole.ts";
import { maxAgeOf } from "../../staff/list/view-age.ts";
import { staffMeta } from "../../staff/meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/blacklist-all";
import { AllEntries } from "../../staff/blacklist/all-entries.tsx";

/** Reads and filters all six lists. Names those that fail or are late, and shows the others. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { bot, now, remember, recordAllLists, recordSearch } = context.get(staffContext);
  const { searchParams } = url;
  const readings = await readLists(
    (list) =>
      remember(`list ${list.read}`, () => readList(bot, list), {
        weightOf: ({ entries, unread }) => entries.length + unread.length,
        maxAge: maxAgeOf(searchParams),
      }),
    createDeadline(searchParams),
  );
  const view = allView(readings, searchParams, now);
  recordAllLists(view.list.total);
  for (const id of searchedIds(searchParams)) recordSearch("lookup", id, view.list.found);
  return { view, now };
}

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, { title: TEXT.title, path: "/staff/blacklist" });
}

type Loaded = Route.ComponentProps["loaderData"];
const isPartial = ({ view }: Loaded) => view.gaps.late.length > 0;

export default function AllListsPage({ loaderData }: Route.ComponentProps) {
  const { view, now } = useWhole(loaderData, isPartial, () => true);
  return (
    <>
      <PageHeader isDense title={TEXT.title} description={BLACKLIST_TEXT.description} />
      <div className="flex flex-col gap-2">
        <AllEntries view={view} now={now} />
      </div>
    </>
  );
}
