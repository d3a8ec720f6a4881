import { useSearchParams } from "react-router";
import type { Blacklist } from "../../content/blacklists.ts";
import { useNames } from "../../people/use-names.ts";
import { EmptyPanel } from "../../ui/panel.tsx";
import { ExportButtons } from "../list/export-buttons.tsx";
import type { ListPage } from "../list/list-query.ts";
import { ListResults } from "../list/list-results.tsx";
import {
  blacklistCsv,
  blacklistFileName,
  entriesFound,
  entriesOf,
  type Ban,
  type BlacklistEntry,
} from "./blacklist.ts";
import { filterEntries, parseFilter, type BlacklistFilter, type topModerators } from "./filter.ts";
import { BlacklistFilters } from "./filters.tsx";
import { BlacklistTable } from "./table.tsx";

/** Reads the whole list again and applies the filters; `now` in epoch ms. */
async function allMatches(list: Blacklist, query: URLSearchParams, now: number) {
  // Brings the decoders of all reads, which only exports need.
  const { read } = await import("../../live/http/read.ts");
  const bans: readonly Ban[] = (await read(list.read, [])).value;
  return filterEntries(entriesOf(bans), parseFilter(query), now);
}

interface BlacklistEntriesProps {
  blacklist: Blacklist;
  list: ListPage<BlacklistEntry>;
  moderators: ReturnType<typeof topModerators>;
  /** Epoch ms from the loader, so that server and browser render the same. */
  now: number;
  sort: BlacklistFilter["sort"];
}

/** A blacklist with its filters, exports and pages. */
export default function BlacklistEntries(props: BlacklistEntriesProps) {
  const { blacklist, list, moderators, now, sort } = props;
  const [query] = useSearchParams();
  const shownIds = list.rows.flatMap(({ subject, moderator }) =>
    blacklist.subject === "User ID" ? [subject, moderator] : [moderator],
  );
  const names = useNames([...shownIds, ...moderators.map(({ id }) => id)]);
  if (list.total === 0) {
    return <EmptyPanel title={blacklist.emptyTitle} text={blacklist.emptyText} />;
  }
  return (
    <>
      <BlacklistFilters
        key={blacklist.path}
        blacklist={blacklist}
        moderators={moderators}
        names={names}
        sort={sort}
      />
      <ListResults
        list={list}
        countText={entriesFound(list.found)}
        exportButtons={
          <ExportButtons
            list={blacklist.read}
            fileName={(time) => blacklistFileName(blacklist, time)}
            makeCsv={async (form, time) => {
              const matches = await allMatches(blacklist, query, time);
              return { rows: matches.length, text: blacklistCsv(blacklist, matches, form) };
            }}
          />
        }
        resetTo={`/staff/blacklist/${blacklist.path}`}
      >
        <BlacklistTable
          blacklist={blacklist}
          entries={list.rows}
          names={names}
          now={now}
          sort={sort}
        />
      </ListResults>
    </>
  );
}
