import { useState } from "react";
import { Link } from "react-router";
import { BULK as TEXT, LOOKUP } from "../../content/staff/lookup.ts";
import { listTitle, sanctionLine } from "../../content/staff/blacklists.ts";
import { LISTS } from "../../content/staff/lists.ts";
import type { Profiles } from "../../contract/person.ts";
import { formatCount } from "../../format/number.ts";
import { numbered } from "../../format/numbered.ts";
import { useProfiles } from "../../people/use-profiles.ts";
import { Button } from "../../ui/button.tsx";
import { Cell, DataTable, Row, type Column } from "../list/data-table.tsx";
import { ExportButtons } from "../list/export-buttons.tsx";
import { IdCell } from "../list/id-cell.tsx";
import { ListKeys } from "../list/list-keys.tsx";
import { StateBadge } from "../list/state-badge.tsx";
import { entryAddress } from "../blacklist/blacklist.ts";
import { ageOf } from "./age.ts";
import { EventRow } from "./events.tsx";
import { OtherPerson } from "./other-person.tsx";
import { bulkFile, mergedEvents, splitEntries, type BulkLookup } from "./bulk.ts";
import { NotRead, SourceErrors } from "../list/gap-notes.tsx";
import { areListsWhole } from "../list/gaps.ts";

const COLUMNS: readonly Column<string>[] = [
  { key: "id", title: TEXT.columns.id },
  { key: "age", title: TEXT.columns.age },
  { key: "force", title: TEXT.columns.force },
  { key: "expired", title: TEXT.columns.expired },
];

/** Which of several IDs are sanctioned where. `now` in epoch ms. */
export default function BulkResult({ bulk, now }: { bulk: BulkLookup; now: number }) {
  const { rows, gaps } = bulk;
  const isWhole = areListsWhole(gaps);
  const names = useProfiles(
    "staffPeople",
    rows.flatMap(({ id, entries }) => [id, ...entries.map(({ moderator }) => moderator)]),
  );
  const split = rows.map((row) => ({ id: row.id, ...splitEntries(row, now) }));
  const blocked = split.filter(({ force }) => force.length > 0).length;
  const lines = rows.reduce((sum, { entries }) => sum + Math.max(1, entries.length), 0);
  return (
    <>
      <SourceErrors {...gaps} />
      <NotRead {...gaps} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="font-600 figures">
          {TEXT.blockedOf(blocked, rows.length, isWhole)}
        </p>
        <ExportButtons
          list="lookup"
          counts={{ found: lines }}
          file="lookup"
          columns={TEXT.csvColumns}
          readRows={async (time) => bulkFile(bulk, time)}
        />
      </div>
      <DataTable label={TEXT.table} columns={COLUMNS} sort={null}>
        {split.map(({ id, force, expired }) => (
          <Row key={id} id={id}>
            <Cell title={TEXT.columns.id}>
              <IdCell id={id} names={names[id] ? names : undefined} />
            </Cell>
            <Cell title={TEXT.columns.age} className="whitespace-nowrap figures">
              {ageOf(id, now)[1]}
            </Cell>
            <Cell title={TEXT.columns.force}>
              <Entries entries={force} names={names} now={now} isWhole={isWhole} />
            </Cell>
            <Cell title={TEXT.columns.expired}>
              <Entries entries={expired} names={names} now={now} isWhole={isWhole} />
            </Cell>
          </Row>
        ))}
      </DataTable>
      <MergedTimeline rows={rows} names={names} now={now} />
      <ListKeys />
    </>
  );
}

/** Events shown at first. */
const FIRST_EVENTS = 100;

/** All events of the IDs, latest first. */
function MergedTimeline({ rows, names, now }: MergedProps) {
  const events = mergedEvents(rows);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? events : events.slice(0, FIRST_EVENTS);
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="timeline" className="flex flex-col gap-2">
      <h2 id="timeline" className="title-3">
        {TEXT.timeline}
      </h2>
      <p className="text-quiet figures">
        {LOOKUP.eventsFound(formatCount(events.length), events.length === 1)}
      </p>
      {rows.map(({ id, transfers, allTransfers }) =>
        transfers.length < allTransfers ? (
          <p key={id} className="text-sm text-warn figures">
            <OtherPerson id={id} names={names} />:{" "}
            {TEXT.latestTransfers(formatCount(transfers.length), formatCount(allTransfers))}
          </p>
        ) : null,
      )}
      <ol className="card divide-y divide-line">
        {numbered(shown).map(({ place, item: { id, event, counterpart } }) => (
          <EventRow key={place} subject={id} {...{ id, event, counterpart, names, now }} />
        ))}
      </ol>
      {shown.length < events.length ? (
        <Button size="sm" onClick={() => setWhole(true)} className="self-start">
          {LISTS.showAll}
        </Button>
      ) : null}
    </section>
  );
}

type MergedProps = Pick<BulkLookup, "rows"> & { names: Profiles; now: number };

type EntriesProps = {
  entries: ReturnType<typeof splitEntries>["force"];
  names: Profiles;
  now: number;
  isWhole: boolean;
};

function Entries({ entries, names, now, isWhole }: EntriesProps) {
  if (entries.length === 0) {
    return <span className="text-muted">{isWhole ? LISTS.none : TEXT.nothingRead}</span>;
  }
  return (
    <ul className="flex flex-col gap-2">
      {entries.map((entry) => (
        <li
          key={`${entry.list} ${entry.timestamp} ${entry.target}`}
          className="flex flex-wrap items-start gap-x-3 gap-y-1 lg:grid lg:grid-cols-[auto_minmax(0,1fr)] lg:[&>:first-child]:min-w-24"
        >
          <StateBadge sanction={entry} now={now} />
          <Link to={entryAddress(entry)} className="link wrap-anywhere text-sm leading-7">
            {sanctionLine(listTitle(entry.list), entry.target)}
          </Link>
          <span className="col-span-full flex min-w-0 flex-wrap gap-x-2 text-sm text-muted">
            {entry.moderator === "" ? null : (
              <span>
                {LOOKUP.givenBy} <OtherPerson id={entry.moderator} names={names} />
              </span>
            )}
            <bdi className="wrap-anywhere">{entry.reason}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}
