import type { Blacklist } from "../content/blacklists.ts";
import { formatDateTime, isoTime } from "../format/date.ts";
import { formatDuration } from "../format/duration.ts";
import { numbered } from "../format/numbered.ts";
import { Table, Td, Th } from "../ui/table.tsx";
import { columnsOf, type BlacklistEntry } from "./blacklist.ts";

/** Entries of one of the six lists. */
export function BlacklistTable({
  list,
  entries,
}: {
  list: Blacklist;
  entries: readonly BlacklistEntry[];
}) {
  return (
    <Table label={list.title}>
      <thead>
        <tr>
          {columnsOf(list).map((column) => (
            <Th key={column}>{column}</Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {numbered(entries).map(({ place, item: entry }) => (
          <tr key={place}>
            <Td className="text-sm figures">{entry.subject}</Td>
            {list.what ? <Td className="text-sm">{entry.what}</Td> : null}
            <Td className="text-sm figures">{entry.moderator}</Td>
            <Td className="whitespace-nowrap text-sm figures">{formatDuration(entry.duration)}</Td>
            <Td className="text-sm">
              <span dir="auto" className="block min-w-40 whitespace-pre-line wrap-anywhere">
                {entry.reason}
              </span>
            </Td>
            <Td className="text-sm figures">
              <time dateTime={isoTime(entry.timestamp * 1000)}>
                {formatDateTime(entry.timestamp)}
              </time>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
