import { Link } from "react-router";
import { blacklistError } from "../../contract/errors.ts";
import { formatDateTime, isoTime } from "../../format/date.ts";
import { formatDuration } from "../../format/duration.ts";
import { formatCount } from "../../format/number.ts";
import { numbered } from "../../format/numbered.ts";
import type { Profiles } from "../../contract/person.ts";
import { useNames } from "../../people/use-names.ts";
import { nameOf } from "../../people/name.ts";
import { PersonName } from "../../people/person-name.tsx";
import type { BlacklistEntry } from "../blacklist/blacklist.ts";
import { ErrorBox } from "../error-box.tsx";
import { ReadingNotes } from "../list/list-results.tsx";
import { Reason } from "../list/reason.tsx";
import { sanctionState } from "../list/sanction.ts";
import { StateBadge } from "../list/state-badge.tsx";
import type { LookupList } from "./lookup.ts";

interface LookupListsProps {
  id: string;
  lists: readonly LookupList[];
  now: number;
}

/** The entries about an id in each of the six blacklists. */
export function LookupLists({ id, lists, now }: LookupListsProps) {
  const names = useNames(lists.flatMap(({ entries }) => entries?.map((e) => e.moderator) ?? []));
  return (
    <ul className="card divide-y divide-line">
      {lists.map((list) => (
        <li
          key={list.blacklist.path}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-2 px-4 py-3 md:grid-cols-[14rem_minmax(0,1fr)] md:px-5"
        >
          <h3 className="font-600">{list.blacklist.title}</h3>
          <p className="text-quiet figures">{countOf(list, now)}</p>
          <ListDetails id={id} list={list} names={names} now={now} />
        </li>
      ))}
    </ul>
  );
}

interface ListDetailsProps {
  id: string;
  list: LookupList;
  names: Profiles;
  now: number;
}

/** Beyond the count: the entries, an error, and a link to the entries that the id made as a moderator. */
function ListDetails({ id, list, names, now }: ListDetailsProps) {
  const { blacklist, entries, moderated, cutAt } = list;
  if (entries?.length === 0 && moderated === 0 && cutAt === null) return null;
  return (
    <div className="col-span-full flex flex-col gap-3 pb-1 md:col-start-2">
      {entries === null ? <ErrorBox text={blacklistError(blacklist.word)} /> : null}
      {cutAt === null ? null : <ReadingNotes isCut total={cutAt} unreadable={0} />}
      {entries && entries.length > 0 ? (
        <ul className="flex flex-col divide-y divide-line">
          {numbered(entries).map(({ place, item: entry }) => (
            <Entry key={place} entry={entry} names={names} now={now} />
          ))}
        </ul>
      ) : null}
      {moderated > 0 ? (
        <Link
          to={`/staff/blacklist/${blacklist.path}?moderator=${id}`}
          className="link inline-flex min-h-11 items-center self-start text-sm"
        >
          {`Made ${formatCount(moderated)} entries of this list`}
        </Link>
      ) : null}
    </div>
  );
}

function countOf({ entries }: LookupList, now: number): string {
  if (entries === null) return "unknown";
  if (entries.length === 0) return "No entry";
  const inForce = entries.filter((entry) => sanctionState(entry, now) !== "expired").length;
  return `${entries.length === 1 ? "1 entry" : `${entries.length} entries`}, ${inForce} in force`;
}

interface EntryProps {
  entry: BlacklistEntry;
  names: Profiles;
  now: number;
}

function Entry({ entry, names, now }: EntryProps) {
  const { what, reason, moderator, timestamp, duration } = entry;
  const user = names[moderator];
  const moderatorName = user === null ? `Unknown (${moderator})` : nameOf(moderator, user);
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
            <PersonName inline name={moderatorName} />
          </>
        )}
      </p>
    </li>
  );
}
