import { Link } from "react-router";
import { barredOf, BULK as TEXT, sanctionLine } from "../../content/staff/lookup.ts";
import { LISTS } from "../../content/staff/lists.ts";
import { useProfiles } from "../../people/use-profiles.ts";
import { Cell, DataTable, Row, type Column } from "../list/data-table.tsx";
import { ExportButtons } from "../list/export-buttons.tsx";
import { IdCell } from "../list/id-cell.tsx";
import { StateBadge } from "../list/state-badge.tsx";
import { entryAddress } from "./event.ts";
import { listTitle } from "./lookup.ts";
import { bulkCsv, bulkFileName, splitEntries, type BulkLookup } from "./bulk.ts";
import { SourceErrors } from "./source-notes.tsx";

const COLUMNS: readonly Column<string>[] = [
  { key: "id", title: TEXT.columns.id },
  { key: "force", title: TEXT.columns.force },
  { key: "expired", title: TEXT.columns.expired },
];

/** Which of several IDs are sanctioned where. `now` in epoch ms. */
export default function BulkResult({ bulk, now }: { bulk: BulkLookup; now: number }) {
  const { rows } = bulk;
  const names = useProfiles(
    "staffPeople",
    rows.map(({ id }) => id),
  );
  const split = rows.map((row) => ({ id: row.id, ...splitEntries(row, now) }));
  const barred = split.filter(({ force }) => force.length > 0).length;
  const lines = rows.reduce((sum, { entries }) => sum + Math.max(1, entries.length), 0);
  return (
    <>
      <SourceErrors {...bulk} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="font-600 figures">
          {barredOf(barred, rows.length)}
        </p>
        <ExportButtons
          list="lookup"
          counts={{ found: lines, total: lines }}
          fileName={bulkFileName}
          makeCsv={async (form, time) => bulkCsv(rows, time, form)}
        />
      </div>
      <DataTable label={TEXT.table} columns={COLUMNS} sort={null}>
        {split.map(({ id, force, expired }) => (
          <Row key={id}>
            <Cell title={TEXT.columns.id}>
              <IdCell id={id} names={names[id] ? names : undefined} />
            </Cell>
            <Cell title={TEXT.columns.force}>
              <Entries entries={force} now={now} />
            </Cell>
            <Cell title={TEXT.columns.expired}>
              <Entries entries={expired} now={now} />
            </Cell>
          </Row>
        ))}
      </DataTable>
    </>
  );
}

type EntriesProps = { entries: ReturnType<typeof splitEntries>["force"]; now: number };

function Entries({ entries, now }: EntriesProps) {
  if (entries.length === 0) return <span className="text-muted">{LISTS.none}</span>;
  return (
    <ul className="flex flex-col gap-2">
      {entries.map(({ path, entry }) => (
        <li
          key={`${path} ${entry.timestamp} ${entry.what}`}
          className="flex flex-wrap items-start gap-x-3 gap-y-1 lg:grid lg:grid-cols-[auto_minmax(0,1fr)] lg:[&>:first-child]:min-w-24"
        >
          <StateBadge sanction={entry} now={now} />
          <Link to={entryAddress(path, entry)} className="link wrap-anywhere text-sm leading-7">
            {sanctionLine(listTitle(path), entry.what)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
