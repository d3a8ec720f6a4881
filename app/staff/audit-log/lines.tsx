import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { readsOff } from "../../content/reads.static.ts";
import { LISTS } from "../../content/staff/lists.ts";
import { actionText, kindText, AUDIT_LOG as TEXT } from "../../content/staff/audit-log.ts";
import { you } from "../../content/you/you.static.ts";
import type { Profiles } from "../../contract/person.ts";
import { isLook } from "../../contract/audit-log.ts";
import type { AuditLine } from "../../contract/audit-lines.ts";
import { decodeAuditLines } from "../../contract/audit-lines.ts";
import { formatIsoDay } from "../../format/date.ts";
import { formatCount } from "../../format/number.ts";
import { numbered } from "../../format/numbered.ts";
import { jsonOf, request } from "../../live/http/request.ts";
import { nameOf } from "../../people/person-name.tsx";
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
import { StaffTime } from "../../ui/staff-time.tsx";
import { PersonInput } from "../list/person-input.tsx";
import {
  isMalformed,
  kindsToPick,
  parseFilter,
  auditCells,
  type AuditFilterName,
} from "./audit-log.ts";

const COLUMNS: readonly Column<string>[] = [
  { key: "at", title: TEXT.columns.at },
  { key: "person", title: TEXT.columns.person },
  { key: "kind", title: TEXT.columns.kind },
];

interface AuditLinesProps {
  list: ListPage<AuditLine>;
  /** People who have lines. */
  people: readonly string[];
  /** Epoch ms from the loader, so that server and browser render the same. */
  now: number;
  /** Stands above the lines. */
  children: ReactNode;
}

/** The audit log with its filters, export and pages. */
export function AuditLines({ list, people, now, children }: AuditLinesProps) {
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
        countText={TEXT.linesFound(formatCount(list.found), list.found === 1)}
        actions={
          <div className="flex flex-wrap items-start gap-x-3 gap-y-2 sm:justify-end">
            <OneMark />
            <Days now={now} />
            <ExportButtons
              list="auditLog"
              counts={list}
              file="audit_log"
              columns={TEXT.csvColumns}
              readRows={async () => {
                const answer = await jsonOf(await request(`/api/staff/trail${search}`));
                return { rows: decodeAuditLines(answer).map(auditCells) };
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
                className="figures md:whitespace-nowrap max-md:text-sm max-md:text-muted"
              >
                <StaffTime at={line.at * 1000} />
              </Cell>
              <Cell title={TEXT.columns.person} mobileLabel="hidden" className="max-md:order-first">
                <IdCell id={line.person} names={names} />
              </Cell>
              <Cell
                title={TEXT.columns.kind}
                mobileLabel="hidden"
                className="max-md:col-span-full max-md:text-sm"
              >
                <Sentence line={line} />
              </Cell>
            </Row>
          ))}
        </DataTable>
      </ListResults>
    </>
  );
}

/** Says that the lines are about one ID, and shows all again. */
function OneMark() {
  const query = useLatestQuery();
  const { mark } = parseFilter(query);
  if (mark === null) return null;
  return (
    <ButtonLink
      to={{ search: updatedSearch(query, { mark: "" }) }}
      preventScrollReset
      size="sm"
      icon="x"
    >
      {TEXT.aboutMark(mark.slice(0, SHOWN_OF_MARK))}
    </ButtonLink>
  );
}

/** Links to the two days people want most; they keep the chosen member. */
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

/** Enough to tell the IDs of a page apart. */
const SHOWN_OF_MARK = 6;

/** The action, its ID, its number of rows and its repetitions. */
function Sentence({ line }: { line: AuditLine }) {
  const { kind, mark, rows, times } = line;
  const query = useLatestQuery();
  const failed = isLook(kind) ? TEXT.notRead : null;
  const notes = [
    rows === null ? failed : LISTS.rows(formatCount(rows), rows === 1),
    times > 1 ? TEXT.times(formatCount(times)) : null,
  ].filter((note) => note !== null);
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span>{actionText(line)}</span>
      {mark === null ? null : (
        <Link
          to={{ search: updatedSearch(query, { mark }) }}
          title={TEXT.mark}
          className="link inline-block py-0.75"
        >
          <code>{mark.slice(0, SHOWN_OF_MARK)}</code>
        </Link>
      )}
      {notes.length > 0 ? <span className="text-quiet figures">{notes.join(" · ")}</span> : null}
    </span>
  );
}

const CHOICES = kindsToPick(readsOff, you).map((value) => ({ value, title: kindText(value) }));

function Filters({ people, names }: Pick<AuditLinesProps, "people"> & { names: Profiles }) {
  const [query] = useSearchParams();
  const problem = (name: AuditFilterName, text: string) => (isMalformed(query, name) ? text : null);
  const { person, kind, day, mark } = parseFilter(query);
  const chosen = [
    person === null ? null : nameOf(person, names[person]),
    kind === null ? null : kindText(kind),
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
      <input type="hidden" name="mark" value={mark ?? ""} />
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
