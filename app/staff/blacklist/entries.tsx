import { reads } from "../../contract/endpoints.ts";
import { useSearchParams } from "react-router";
import {
  BLACKLIST_TEXT as TEXT,
  emptyList,
  listColumns,
  listTitle,
} from "../../content/staff/blacklists.ts";
import type { List } from "../../contract/lists.ts";
import type { Sanction, SanctionRow } from "../../contract/sanction.ts";
import { formatCount } from "../../format/number.ts";
import { useProfiles } from "../../people/use-profiles.ts";
import { EmptyPanel } from "../../ui/panel.tsx";
import { ExportButtons, readForExport } from "../list/export-buttons.tsx";
import type { ListPage } from "../list/list-query.ts";
import { ListResults, ReadingNotes } from "../list/list-results.tsx";
import { placeOfRow } from "../list/row-key.ts";
import { useLatestQuery } from "../list/use-latest-query.ts";
import { useTableView } from "../list/use-table-view.ts";
import { ViewMenu } from "../list/view-menu.tsx";
import { blacklistFile, columnsOf, entryCells, entryKey, sanctionsOf } from "./blacklist.ts";
import { EntryPanel } from "./entry-panel.tsx";
import {
  filterEntries,
  parseFilter,
  searchedIds,
  type BlacklistFilter,
  type topModerators,
} from "./filter.ts";
import { BlacklistFilters } from "./filters.tsx";
import { blacklistColumns, BlacklistTable } from "./table.tsx";

/** Reads the whole list again and applies the filters; `now` in epoch ms. */
async function allMatches(list: List, query: URLSearchParams, now: number) {
  const rows: readonly SanctionRow[] = await readForExport(list.read, reads[list.read], []);
  return filterEntries(sanctionsOf(list, rows), parseFilter(query), now);
}

/** Whom an entry is about, and its time, which opens it. */
const ALWAYS: ReadonlySet<string> = new Set(["subject", "date"]);

interface BlacklistEntriesProps {
  blacklist: List;
  list: ListPage<Sanction>;
  moderators: ReturnType<typeof topModerators>;
  /** Epoch ms from the loader, so that server and browser render the same. */
  now: number;
  sort: BlacklistFilter["sort"];
}

/** A blacklist with its filters, exports and pages, and the entry that the address names. */
export function BlacklistEntries(props: BlacklistEntriesProps) {
  const { blacklist, list, moderators, now, sort } = props;
  const [query] = useSearchParams();
  const latest = useLatestQuery();
  const view = useTableView();
  const shownIds = list.rows.flatMap(({ subject, moderator }) =>
    blacklist.subject === "user" ? [subject, moderator] : [moderator],
  );
  const names = useProfiles("staffPeople", [...shownIds, ...moderators.map(({ id }) => id)]);
  if (list.total === 0) {
    if (list.unread.count > 0) return <ReadingNotes {...list} />;
    return <EmptyPanel {...emptyList(blacklist)} />;
  }
  const row = query.get("row");
  const open = list.rows[placeOfRow(list.rows, entryKey, row)];
  const { page } = list;
  const optional = blacklistColumns(blacklist).filter(({ key }) => !ALWAYS.has(key));
  const actions = (
    <div className="flex flex-wrap items-start justify-end gap-x-3 gap-y-2">
      <ViewMenu columns={optional} view={view} />
      <ExportButtons
        list={blacklist.read}
        ids={searchedIds(latest)}
        counts={list}
        file={blacklistFile(blacklist)}
        columns={columnsOf(blacklist)}
        readRows={async (time) => {
          const matches = await allMatches(blacklist, latest, time);
          return { rows: matches.map((entry) => entryCells(blacklist, entry)) };
        }}
      />
    </div>
  );
  return (
    <>
      <BlacklistFilters
        key={blacklist.path}
        title={listTitle(blacklist.id)}
        what={listColumns(blacklist).target}
        columns={blacklistColumns(blacklist)}
        {...{ moderators, names, sort }}
      />
      {row !== null && !open ? <p className="text-sm text-warn">{TEXT.gone}</p> : null}
      <ListResults
        list={list}
        countText={TEXT.entriesFound(formatCount(list.found))}
        actions={actions}
        resetTo={`/staff/blacklist/${blacklist.path}`}
      >
        <BlacklistTable entries={list.rows} {...{ blacklist, page, names, now, sort, view }} />
      </ListResults>
      {open ? <EntryPanel entry={open} {...{ page, names, now }} /> : null}
    </>
  );
}
