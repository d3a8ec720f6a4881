import { useSearchParams } from "react-router";
import type { Blacklist } from "../../content/blacklists.ts";
import { useNames } from "../../people/use-names.ts";
import { EmptyPanel } from "../../ui/panel.tsx";
import { blacklistFilter, filteredEntries, type moderatorsOf } from "./filter.ts";
import { BlacklistFilters } from "./filters.tsx";
import { BlacklistTable } from "./table.tsx";
import {
  blacklistCsv,
  blacklistFileName,
  entriesFound,
  entriesOf,
  type Ban,
  type BlacklistEntry,
} from "./blacklist.ts";
import { Busy } from "../list/busy.tsx";
import { ExportButtons } from "../list/export-buttons.tsx";
import { FoundLine } from "../list/found-line.tsx";
import { ListPager } from "../list/list-pager.tsx";
import { NoMatch } from "../list/no-match.tsx";
import { type ListView } from "../list/list-query.ts";

/** The entries of the view in the address, over all its pages, read anew. */
async function allFound(list: Blacklist, query: URLSearchParams, now: number) {
  // The decoders are wanted for exports alone.
  const { read } = await import("../../live/http/read.ts");
  const bans: readonly Ban[] = (await read(list.read, [])).value;
  return filteredEntries(entriesOf(bans), blacklistFilter(query), now);
}

interface EntriesProps {
  list: Blacklist;
  view: ListView<BlacklistEntry>;
  moderators: ReturnType<typeof moderatorsOf>;
  now: number;
  sort: ReturnType<typeof blacklistFilter>["sort"];
}

/** A blacklist with its filters, exports and pages. */
export default function Entries(props: EntriesProps) {
  const { list, view, moderators, now, sort } = props;
  const [query] = useSearchParams();
  const shown = view.rows.flatMap(({ subject, moderator }) =>
    list.subject === "User ID" ? [subject, moderator] : [moderator],
  );
  const names = useNames([...shown, ...moderators.map(({ id }) => id)]);
  if (view.total === 0) return <EmptyPanel title={list.emptyTitle} text={list.emptyText} />;
  return (
    <>
      <BlacklistFilters
        key={list.path}
        list={list}
        moderators={moderators}
        names={names}
        sort={sort}
      />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <FoundLine text={entriesFound(view.found)} found={view.found} total={view.total} />
        <ExportButtons
          list={list.read}
          fileName={(time) => blacklistFileName(list, time)}
          make={async (form, time) => {
            const rows = await allFound(list, query, time);
            return { rows: rows.length, text: blacklistCsv(list, rows, form) };
          }}
        />
      </div>
      <Busy>
        {view.found === 0 ? (
          <NoMatch to={`/staff/blacklist/${list.path}`} />
        ) : (
          <BlacklistTable list={list} entries={view.rows} names={names} now={now} sort={sort} />
        )}
        <ListPager page={view.page} pages={view.pages} />
      </Busy>
    </>
  );
}
