import { useSearchParams } from "react-router";
import { LISTS } from "../../content/staff/lists.ts";
import { actionTitle, linesFound, TRAIL as TEXT, TRAIL_TITLES } from "../../content/staff/trail.ts";
import type { Profiles } from "../../contract/person.ts";
import { TRAIL_KINDS, type TrailLine } from "../../contract/trail.ts";
import { formatWhole } from "../../format/money.ts";
import { numbered } from "../../format/numbered.ts";
import { jsonOf, request } from "../../live/http/request.ts";
import { nameOf } from "../../people/name.ts";
import { useProfiles } from "../../people/use-profiles.ts";
import { EmptyPanel } from "../../ui/panel.tsx";
import { Cell, DataTable, Row, type Column } from "../list/data-table.tsx";
import { ExportButtons } from "../list/export-buttons.tsx";
import { FilterForm, FilterSelect } from "../list/filter-form.tsx";
import { FilterInput } from "../list/filter-input.tsx";
import { IdCell } from "../list/id-cell.tsx";
import { updatedSearch, type ListPage } from "../list/list-query.ts";
import { ListResults } from "../list/list-results.tsx";
import { useLatestQuery } from "../list/use-latest-query.ts";
import { ShortTime } from "../list/short-time.tsx";
import { PersonInput } from "../list/person-input.tsx";
import { isMalformed, trailCsv, trailFileName, type TrailFilterName } from "./trail.ts";

const COLUMNS: readonly Column<string>[] = [
  { key: "at", title: TEXT.columns.at },
  { key: "person", title: TEXT.columns.person },
  { key: "kind", title: TEXT.columns.kind },
  { key: "mark", title: TEXT.columns.mark },
  { key: "rows", title: TEXT.columns.rows, right: true },
];

interface TrailLinesProps {
  list: ListPage<TrailLine>;
  /** People who have lines. */
  people: readonly string[];
  /** Epoch ms from the loader, so that server and browser render the same. */
  now: number;
}

/** The trail with its filters, export and pages. */
export default function TrailLines({ list, people, now }: TrailLinesProps) {
  const names = useProfiles("staffPeople", [...list.rows.map(({ person }) => person), ...people]);
  const search = updatedSearch(useLatestQuery(), {});
  if (list.total === 0) return <EmptyPanel title={TEXT.empty} text={TEXT.emptyText} />;
  return (
    <>
      <Filters people={people} names={names} />
      <ListResults
        list={list}
        countText={linesFound(formatWhole(list.found), list.found === 1)}
        actions={
          <ExportButtons
            list="trail"
            counts={list}
            fileName={trailFileName}
            makeCsv={async (form) => {
              const answer = await jsonOf(await request(`/api/staff/trail${search}`));
              // Brings its decoder, which only exports need.
              const { decodeTrailLines } = await import("../../contract/trail-lines.ts");
              const lines = decodeTrailLines(answer);
              return { rows: lines.length, isFiltered: search !== "", text: trailCsv(lines, form) };
            }}
          />
        }
        resetTo="/staff/trail"
      >
        <DataTable label={TEXT.table} columns={COLUMNS} sort={null}>
          {numbered(list.rows).map(({ place, item: line }) => (
            <Row key={place} twoColumns>
              <Cell
                title={TEXT.columns.at}
                mobileLabel="hidden"
                className="whitespace-nowrap figures"
              >
                <ShortTime at={line.at} now={now} />
              </Cell>
              <Cell title={TEXT.columns.person} mobileLabel="hidden" className="max-md:order-1">
                <IdCell id={line.person} names={names} />
              </Cell>
              <Cell title={TEXT.columns.kind} mobileLabel="hidden" className="max-md:text-right">
                {actionTitle(line)}
              </Cell>
              <Cell
                title={TEXT.columns.mark}
                mobileLabel="hidden"
                className="text-sm max-md:order-1 max-md:text-right"
              >
                {line.mark === null ? LISTS.none : <code title={TEXT.mark}>{line.mark}</code>}
              </Cell>
              <Cell
                title={TEXT.columns.rows}
                right
                mobileLabel="apart"
                className="figures max-md:order-1"
              >
                {line.rows === null ? LISTS.none : formatWhole(line.rows)}
              </Cell>
            </Row>
          ))}
        </DataTable>
      </ListResults>
    </>
  );
}

function Filters({ people, names }: Pick<TrailLinesProps, "people"> & { names: Profiles }) {
  const [query] = useSearchParams();
  const problem = (name: TrailFilterName, text: string) => (isMalformed(query, name) ? text : null);
  return (
    <FilterForm
      label={TEXT.filterLabel}
      className="grid grid-cols-2 items-start gap-x-3 gap-y-2 max-sm:[&>:nth-child(-n+2)]:col-span-full lg:grid-cols-4 lg:gap-2"
    >
      <FilterInput
        name="id"
        label={TEXT.id}
        placeholder={TEXT.idHint}
        problem={problem("id", TEXT.noId)}
      />
      <PersonInput
        name="person"
        label={TEXT.person}
        placeholder={TEXT.personHint}
        problem={TEXT.noPerson}
        people={people.map((id) => ({ id, title: nameOf(id, names[id]) }))}
      />
      <FilterSelect
        name="kind"
        title={TEXT.kind}
        all={TEXT.anyKind}
        options={TRAIL_KINDS.map((kind) => ({ value: kind, title: TRAIL_TITLES[kind] }))}
      />
      <FilterInput name="day" label={TEXT.day} type="date" problem={problem("day", TEXT.noDay)} />
    </FilterForm>
  );
}
