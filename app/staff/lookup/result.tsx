import { useSearchParams } from "react-router";
import { ECONOMY_LOGS } from "../../content/economy-logs.ts";
import { LOOKUP as TEXT, moreActive, readAtText, sanctionLine } from "../../content/lookup.ts";
import { LISTS } from "../../content/staff-lists.ts";
import { formatDateTime } from "../../format/date.ts";
import { formatCount } from "../../format/number.ts";
import { formatDuration } from "../../format/duration.ts";
import { useCopy } from "../../live/hooks/use-copy.ts";
import { useNames } from "../../people/use-names.ts";
import { UserCard } from "../../people/user-card.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyPanel } from "../../ui/panel.tsx";
import { idIn } from "../list/id-in.ts";
import { StateBadge } from "../list/state-badge.tsx";
import { otherPerson } from "./event.ts";
import { Events } from "./events.tsx";
import { TimelineFilters } from "./filters.tsx";
import { listTitle, type Lookup } from "./lookup.ts";
import { SourceNotes } from "./source-notes.tsx";
import { lookupForDiscord, noSanctionText, netText, netTitle, standingText } from "./summary.ts";

/** Who an id is, what is in force against it, and its timeline. `now` in epoch ms. */
export default function LookupResult({ lookup, now }: { lookup: Lookup; now: number }) {
  const [query] = useSearchParams();
  const { id, user, timeline, failed } = lookup;
  const names = useNames([
    ...timeline.list.rows.map(otherPerson),
    ...timeline.people.map((person) => person.id),
    idIn(query.get("by") ?? "") ?? "",
  ]);
  return (
    <>
      <div className="flex flex-col gap-3">
        <UserCard isDense id={id} user={user} />
        <Facts lookup={lookup} now={now} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <CopyButtons lookup={lookup} />
          <p className="text-quiet figures">{readAtText(formatDateTime(lookup.readAt / 1000))}</p>
        </div>
      </div>
      <SourceNotes lookup={lookup} />
      <section aria-labelledby="timeline" className="flex flex-col gap-4">
        <h2 id="timeline" className="title-3">
          {TEXT.timeline}
        </h2>
        {timeline.list.total > 0 ? (
          <>
            <TimelineFilters
              key={id}
              idQuery={query.get("id") ?? id}
              counts={timeline}
              names={names}
            />
            <Events id={id} list={timeline.list} names={names} now={now} />
          </>
        ) : failed.length === 0 ? (
          <EmptyPanel title={TEXT.none} text={TEXT.noneText} />
        ) : null}
      </section>
    </>
  );
}

function CopyButtons({ lookup }: { lookup: Lookup }) {
  const { copied, copy } = useCopy();
  const summary = lookupForDiscord(lookup);
  return (
    <>
      <Button
        size="sm"
        icon={copied === summary ? "check" : "discord"}
        onClick={() => void copy(summary)}
      >
        {TEXT.copyForDiscord}
      </Button>
      <Button
        size="sm"
        icon={copied === lookup.id ? "check" : "copy"}
        onClick={() => void copy(lookup.id)}
      >
        {TEXT.copyId}
      </Button>
    </>
  );
}

function Facts({ lookup, now }: { lookup: Lookup; now: number }) {
  const { active, activeCount, sums, rank } = lookup;
  return (
    <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)] [&>div]:bg-surface [&>div]:px-4 [&>div]:py-3 [&_dt]:text-sm [&_dt]:text-muted">
      <div>
        <dt>{TEXT.active}</dt>
        <dd className="mt-1">
          {active.length === 0 ? (
            noSanctionText(lookup)
          ) : (
            <ul className="flex flex-col gap-2">
              {active.map(({ path, entry }) => (
                <li
                  key={`${path} ${entry.timestamp} ${entry.what}`}
                  className="flex flex-wrap items-center gap-x-3 gap-y-1"
                >
                  <StateBadge sanction={entry} now={now} />
                  <span className="min-w-0 wrap-anywhere font-600">
                    {sanctionLine(listTitle(path), entry.what)}
                  </span>
                  <span className="text-quiet figures">{formatDuration(entry.duration)}</span>
                </li>
              ))}
              {activeCount > active.length && (
                <li className="text-quiet">
                  {moreActive(formatCount(activeCount - active.length))}
                </li>
              )}
            </ul>
          )}
        </dd>
      </div>
      <div>
        <dt>{netTitle(sums)}</dt>
        <dd className="mt-1 font-600 figures wrap-anywhere">{netText(sums)}</dd>
        {sums && sums.unsorted > 0 ? (
          <dd className="text-quiet">{`${ECONOMY_LOGS.sums.unsorted} ${sums.unsorted}`}</dd>
        ) : null}
      </div>
      <div>
        <dt>{TEXT.standing}</dt>
        <dd className="mt-1 font-600">{standingText(rank) || LISTS.none}</dd>
      </div>
    </dl>
  );
}
