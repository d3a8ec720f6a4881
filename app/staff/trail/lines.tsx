import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { readsOff } from "../../content/reads.static.ts";
import { LISTS, rowsText } from "../../content/staff/lists.ts";
import { actionTitle, linesFound, TRAIL as TEXT, trailTitle } from "../../content/staff/trail.ts";
import { you } from "../../content/you/you.static.ts";
import type { Profiles } from "../../contract/person.ts";
import type { TrailLine } from "../../contract/trail.ts";
import { decodeTrailLines } from "../../contract/trail-lines.ts";
import { formatIsoDay } from "../../format/date.ts";
import { formatCount } from "../../format/number.ts";
import { numbered } from "../../format/numbered.ts";
import { jsonOf, request } from "../../live/http/request.ts";
import { nameOf } from "../../people/name.ts";
import { useProfiles } from "../../people/use-profiles.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyPanel } from "../../ui/panel.tsx";
import { dayBefore } from "../list/day.ts";
import { Cell, DataTable, Row, type Column } from "../list/data-table.tsx";
import { ExportButtons } from "../list/export-buttons.tsx";
import { FilterFold } from "../list/filter-fold.tsx";
import { FilterForm, FilterSelect } from "../list/filter-form.tsx";
import { FilterInput } from "../list/filter-input.tsx";
import { IdCell } from "../list/id-cell.tsx";
import { updatedSearch, type ListPage } from "../list/list-query.ts";
import { ListResults } from "../list/list-results.tsx";
import { useLatestQuery } from "../list/use-latest-query.ts";
import { ShortTime } from "../list/short-time.tsx";
import { PersonInput } from "../list/person-input.tsx";
import {
  isMalformed,
  kindsToPick,
  parseFilter,
  trailCsv,
  trailFileName,
  type TrailFilterName,
} from "./trail.ts";

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
  /** Stands above the lines. */
  children: ReactNode;
}

/** The trail with its filters, export and pages. */
export function TrailLines({ list, people, now, children }: TrailLinesProps) {
  const names = useProfiles("staffPeople", [...list.rows.map(({ person }) => person), ...people]);
  const search = updatedSearch(useLatestQuery(), {});
  if (list.total === 0) {
    return (
      <>
        <EmptyPanel title={TEXT.empty} text={TEXT.emptyText} />
        {children}
      </>
    );
  }
  return (
    <>
      <Filters people={people} names={names} />
      {children}
      <ListResults
        list={list}
        countText={linesFound(formatCount(list.found), list.found === 1)}
        actions={
          <div className="flex flex-wrap items-start gap-x-3 gap-y-2 sm:justify-end">
            <Days now={now} />
            <ExportButtons
              list="trail"
              counts={list}
              fileName={trailFileName}
              makeCsv={async (form) => {
                const answer = await jsonOf(await request(`/api/staff/trail${search}`));
                const lines = decodeTrailLines(answer);
                return { rows: lines.length, text: trailCsv(lines, form) };
              }}
            />
          </div>
        }
        resetTo="/staff/trail"
      >
        <DataTable label={TEXT.table} columns={COLUMNS} sort={null}>
          {numbered(list.rows).map(({ place, item: line }) => (
            <Row key={place} isTwoLines id={line.person}>
              <Cell
                title={TEXT.columns.at}
                mobileLabel="hidden"
                className="whitespace-nowrap figures max-md:text-sm max-md:text-muted"
              >
                <ShortTime at={line.at} now={now} />
              </Cell>
              <Cell title={TEXT.columns.person} mobileLabel="hidden" className="max-md:order-first">
                <IdCell id={line.person} names={names} />
              </Cell>
              <Cell title={TEXT.columns.kind} mobileLabel="hidden" className="max-md:text-sm">
                <span>{actionTitle(line)}</span>
                {line.mark === null ? null : (
                  <code title={TEXT.mark} className="ml-2 text-muted md:hidden">
                    {line.mark}
                  </code>
                )}
              </Cell>
              <Cell title={TEXT.columns.mark} className="text-sm max-md:hidden!">
                {line.mark === null ? LISTS.none : <code title={TEXT.mark}>{line.mark}</code>}
              </Cell>
              <Cell
                title={TEXT.columns.rows}
                right
                mobileLabel="hidden"
                className="figures max-md:text-sm max-md:text-right"
              >
                <Rows rows={line.rows} />
              </Cell>
            </Row>
          ))}
        </DataTable>
      </ListResults>
    </>
  );
}

/** The two days that are asked for most, as links; of a member who is chosen too. */
function Days({ now }: { now: number }) {
  const query = useLatestQuery();
  const days = [
    { title: TEXT.yesterday, day: dayBefore(now) },
    { title: TEXT.today, day: formatIsoDay(now) },
  ];
  return days.map(({ title, day }) => (
    <ButtonLink
      key={title}
      to={{ search: updatedSearch(query, { day }) }}
      preventScrollReset
      size="sm"
      aria-current={query.get("day") === day ? "true" : undefined}
    >
      {title}
    </ButtonLink>
  ));
}

/** A number; phones, which show no head of the column, say what it counts. */
function Rows({ rows }: { rows: number | null }) {
  const text = rows === null ? LISTS.none : formatCount(rows);
  return (
    <>
      <span className="max-md:hidden">{text}</span>
      <span className="md:hidden">{rows === null ? null : rowsText(text, rows === 1)}</span>
    </>
  );
}

const CHOICES = kindsToPick(readsOff, you).map((value) => ({ value, title: trailTitle(value) }));

function Filters({ people, names }: Pick<TrailLinesProps, "people"> & { names: Profiles }) {
  const [query] = useSearchParams();
  const problem = (name: TrailFilterName, text: string) => (isMalformed(query, name) ? text : null);
  const { person, kind, day } = parseFilter(query);
  const chosen = [
    person === null ? null : nameOf(person, names[person]),
    kind === null ? null : trailTitle(kind),
    day === null ? null : query.get("day"),
  ];
  return (
    <FilterForm
      label={TEXT.filterLabel}
      className="grid grid-cols-2 items-start gap-x-3 gap-y-2 lg:grid-cols-4 lg:gap-2"
    >
      <div className="max-sm:col-span-full">
        <FilterInput
          name="id"
          label={TEXT.id}
          placeholder={TEXT.idHint}
          problem={problem("id", TEXT.noId)}
        />
      </div>
      <FilterFold chosen={chosen.filter((word) => word !== null)}>
        <div className="max-sm:col-span-full">
          <PersonInput
            name="person"
            label={TEXT.person}
            placeholder={TEXT.personHint}
            problem={TEXT.noPerson}
            people={people.map((id) => ({ id, title: nameOf(id, names[id]) }))}
          />
        </div>
        <FilterSelect name="kind" title={TEXT.kind} all={TEXT.anyKind} options={CHOICES} />
        <FilterInput name="day" label={TEXT.day} type="date" problem={problem("day", TEXT.noDay)} />
      </FilterFold>
    </FilterForm>
  );
}
