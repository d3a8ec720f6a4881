import { Link } from "react-router";
import { blacklistError } from "../contract/errors.ts";
import { formatDateTime, isoTime } from "../format/date.ts";
import { formatDuration } from "../format/duration.ts";
import { formatCount } from "../format/number.ts";
import { numbered } from "../format/numbered.ts";
import { useNames, type Names } from "../live/use-names.ts";
import { nameOf } from "../people/name.ts";
import { Card } from "../ui/card.tsx";
import type { BlacklistEntry } from "./blacklist.ts";
import type { LookupList } from "./lookup.ts";
import { Reason } from "./reason.tsx";
import { RedBox } from "./red-box.tsx";
import { sanctionState } from "./sanction.ts";
import { StateBadge } from "./state-badge.tsx";

interface LookupListsProps {
  id: string;
  lists: readonly LookupList[];
  now: number;
}

/** What each of the six blacklists says about an id. */
export function LookupLists({ id, lists, now }: LookupListsProps) {
  const names = useNames(lists.flatMap(({ entries }) => entries?.map((e) => e.moderator) ?? []));
  return (
    <ul className="grid gap-4 xl:grid-cols-2">
      {lists.map((item) => (
        <Card as="li" key={item.list.path} className="flex flex-col gap-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="title-3">{item.list.title}</h3>
            <span className="text-quiet figures">{countOf(item, now)}</span>
          </div>
          {item.entries === null ? <RedBox text={blacklistError(item.list.word)} /> : null}
          {item.entries && item.entries.length > 0 ? (
            <ul className="flex flex-col divide-y divide-line">
              {numbered(item.entries).map(({ place, item: entry }) => (
                <Entry key={place} entry={entry} names={names} now={now} />
              ))}
            </ul>
          ) : null}
          {item.made > 0 ? (
            <Link
              to={`/staff/blacklist/${item.list.path}?moderator=${id}`}
              className="link self-start text-sm"
            >
              {`Made ${formatCount(item.made)} entries of this list`}
            </Link>
          ) : null}
        </Card>
      ))}
    </ul>
  );
}

function countOf({ entries }: LookupList, now: number): string {
  if (entries === null) return "unknown";
  if (entries.length === 0) return "No entry";
  const inForce = entries.filter((entry) => sanctionState(entry, now).kind !== "expired").length;
  return `${entries.length === 1 ? "1 entry" : `${entries.length} entries`}, ${inForce} in force`;
}

interface EntryProps {
  entry: BlacklistEntry;
  names: Names;
  now: number;
}

function Entry({ entry, names, now }: EntryProps) {
  const { what, reason, moderator, timestamp, duration } = entry;
  const known = names[moderator];
  const by = known === null ? `Unknown (${moderator})` : nameOf(moderator, known);
  return (
    <li className="flex flex-col gap-1.5 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StateBadge sanction={entry} now={now} />
        {what ? <span className="font-600 wrap-anywhere">{what}</span> : null}
        <span className="text-quiet figures">{formatDuration(duration)}</span>
      </div>
      <div className="text-[0.9375rem]">
        <Reason text={reason} />
      </div>
      <p className="text-quiet figures">
        <time dateTime={isoTime(timestamp * 1000)}>{formatDateTime(timestamp)}</time>
        {moderator === "" ? null : (
          <>
            {" by "}
            <bdi>{by}</bdi>
          </>
        )}
      </p>
    </li>
  );
}
