import { LISTS } from "../../content/staff/lists.ts";
import { reads } from "../../contract/endpoints.ts";
import { Link } from "react-router";
import { ALL_LISTS as TEXT, BLACKLIST_TEXT, BLACKLISTS } from "../../content/staff/blacklists.ts";
import { isServerList, listOf } from "../../contract/lists.ts";
import type { Sanction, SanctionRow } from "../../contract/sanction.ts";
import type { Profiles } from "../../contract/person.ts";
import { formatDateTime } from "../../format/date.ts";
import { formatCount } from "../../format/number.ts";
import { numbered } from "../../format/numbered.ts";
import { useProfiles } from "../../people/use-profiles.ts";
import { Cell, DataTable, Row, type Column } from "../list/data-table.tsx";
import { ExportButtons, readForExport } from "../list/export-buttons.tsx";
import { NotRead, SourceErrors } from "../list/gap-notes.tsx";
import { gapRows, gapsOf } from "../list/gaps.ts";
import { IdCell } from "../list/id-cell.tsx";
import { ListResults } from "../list/list-results.tsx";
import { SavedViews } from "../list/saved-views.tsx";
import { ReasonLine } from "../list/reason.tsx";
import { StaffTime } from "../../ui/staff-time.tsx";
import { StateBadge } from "../list/state-badge.tsx";
import { useLatestQuery } from "../list/use-latest-query.ts";
import { allCells, gapsOfFile, matchesIn, type AllView } from "./all.ts";
import { entryAddress, sanctionsOf } from "./blacklist.ts";
import { searchedIds, type BlacklistKey } from "./filter.ts";
import { BlacklistFilters } from "./filters.tsx";
import { readLists } from "./read-lists.ts";

const { columns } = BLACKLIST_TEXT;

const COLUMNS: readonly Column<BlacklistKey>[] = [
  { key: "subject", title: TEXT.who },
  { key: "what", title: TEXT.what },
  { key: "state", title: TEXT.until },
  { key: "reason", title: columns.reason },
  { key: "moderator", title: TEXT.by },
  { key: "date", title: TEXT.since, descendingFirst: true },
];

/** Reads all lists again and applies the filters; `now` in epoch ms. */
async function allMatches(query: URLSearchParams, now: number) {
  const readings = await readLists(
    async (list) => {
      const rows: readonly SanctionRow[] = await readForExport("blacklists", reads[list.read], []);
      return { entries: sanctionsOf(list, rows), isCut: false, unread: [] };
    },
    (reading) => reading,
  );
  const { matches } = matchesIn(readings, query, now);
  return { matches, gaps: gapsOf(readings, query) };
}

/** The entries of all six lists with filters, sums, export and pages. `now` in epoch ms. */
export function AllEntries({ view, now }: { view: AllView; now: number }) {
  const { list, moderators, sort, gaps, isWhole } = view;
  const latest = useLatestQuery();
  const people = list.rows.flatMap(({ list: id, subject, moderator }) =>
    isServerList(id) ? [moderator] : [subject, moderator],
  );
  const names = useProfiles("staffPeople", [...people, ...moderators.map(({ id }) => id)]);
  const found = BLACKLIST_TEXT.entriesFound(formatCount(list.found));
  return (
    <>
      <SourceErrors {...gaps} />
      <BlacklistFilters
        title={TEXT.title}
        what={TEXT.what}
        columns={COLUMNS}
        states={statesOf(view, latest)}
        lists={view.lists.map(({ value, count }) => ({
          value,
          title: LISTS.withCount(linkOf(value), formatCount(count)),
        }))}
        {...{ moderators, names, sort }}
      />
      <ListResults
        list={list}
        countText={isWhole ? found : TEXT.atLeast(found)}
        notes={<NotRead {...gaps} />}
        actions={
          <div className="flex flex-wrap items-start gap-x-3 gap-y-2 sm:justify-end">
            <SavedViews />
            <ExportButtons
              list="blacklists"
              ids={searchedIds(latest)}
              counts={list}
              file="all_blacklists"
              columns={TEXT.csvColumns}
              readRows={async (time) => {
                const all = await allMatches(latest, time);
                const rows = all.matches.map((entry) => allCells(entry, time));
                return {
                  rows,
                  missing: gapRows(gapsOfFile(all.gaps, gaps), TEXT.csvColumns.length),
                };
              }}
            />
          </div>
        }
        resetTo="/staff/blacklist"
      >
        <DataTable label={TEXT.title} columns={COLUMNS} sort={sort}>
          {numbered(list.rows).map(({ place, item }) => (
            <Entry key={place} entry={item} names={names} now={now} />
          ))}
        </DataTable>
      </ListResults>
    </>
  );
}

/** States to choose from; 'unknown' only if chosen, or an entry has it. */
function statesOf(view: AllView, query: URLSearchParams) {
  return view.states
    .filter(({ value, count }) => value !== "unknown" || count > 0 || query.get("state") === value)
    .map(({ value, title, count }) => ({
      value,
      title: LISTS.withCount(title, formatCount(count)),
    }));
}

function linkOf(path: string): string {
  return BLACKLISTS.find((list) => list.path === path)?.words.link ?? path;
}

function Entry({ entry, names, now }: { entry: Sanction; names: Profiles; now: number }) {
  const { list, subject, target, moderator, duration, reason, timestamp } = entry;
  const { link } = listOf(list).words;
  // The blocked command or cog comes first: narrow columns cut the end.
  const title = target ? `${target} (${link})` : link;
  return (
    <Row isTwoLines id={subject}>
      <Cell
        title={TEXT.who}
        mobileLabel="hidden"
        className="max-md:z-1 max-md:max-w-full max-md:justify-self-start"
      >
        <IdCell id={subject} names={isServerList(list) ? undefined : names} />
      </Cell>
      <Cell title={TEXT.what} className="max-md:hidden! md:max-w-32 2xl:max-w-64">
        <span title={title} className="block truncate">
          {title}
        </span>
      </Cell>
      <Cell title={TEXT.until} mobileLabel="hidden" className="max-md:justify-self-end">
        <span className="flex items-center gap-x-2">
          <StateBadge isBesideEnd sanction={entry} now={now} />
          {duration ? (
            <span className="text-xs text-muted figures max-2xl:hidden">
              <StaffTime at={(timestamp + duration) * 1000} />
            </span>
          ) : null}
        </span>
      </Cell>
      <Cell
        title={columns.reason}
        mobileLabel="hidden"
        className="max-md:z-1 max-md:text-sm md:w-full md:min-w-20 md:max-w-0"
      >
        <ReasonLine text={reason} start={title} />
      </Cell>
      <Cell title={TEXT.by} className="max-md:hidden!">
        <IdCell isBrief id={moderator} names={names} />
      </Cell>
      <Cell
        title={TEXT.since}
        mobileLabel="hidden"
        className="figures max-md:justify-self-end max-md:text-sm"
      >
        <Link
          to={entryAddress(entry)}
          data-row=""
          aria-label={BLACKLIST_TEXT.openEntry(formatDateTime(timestamp), subject)}
          className="link inline-block py-0.75 max-md:after:absolute max-md:after:inset-0 max-md:after:content-['']"
        >
          <StaffTime at={timestamp * 1000} />
        </Link>
      </Cell>
    </Row>
  );
}
