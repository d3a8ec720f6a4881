import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { listTitle, sanctionLine } from "../../content/staff/blacklists.ts";
import { STAFF } from "../../content/staff/staff.ts";
import { EVENT_BADGES, GIVEN, LOOKUP as TEXT, WILL_END } from "../../content/staff/lookup.ts";
import { OVERVIEW } from "../../content/staff/overview.ts";
import { LISTS } from "../../content/staff/lists.ts";
import type { Profiles } from "../../contract/person.ts";
import { formatDate, formatDateTime, isoTime } from "../../format/date.ts";
import { formatDuration } from "../../format/duration.ts";
import { formatMoney } from "../../format/money.ts";
import { formatCount } from "../../format/number.ts";
import { numbered } from "../../format/numbered.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { EmptyPanel } from "../../ui/panel.tsx";
import { typeTone } from "../economy/economy.ts";
import { idIn } from "../../contract/digits.ts";
import { ListKeys } from "../list/list-keys.tsx";
import { ListPager } from "../list/list-pager.tsx";
import type { ListPage } from "../list/list-query.ts";
import { BusyOverlay } from "../list/list-results.tsx";
import { Reason } from "../list/reason.tsx";
import {
  eventAddress,
  otherPerson,
  runSearch,
  type SanctionEvent,
  type TimelineEvent,
  type TimelineRow,
  type TransactionRun,
} from "./event.ts";
import { nameIn, OtherPerson } from "./other-person.tsx";

interface EventsProps {
  id: string;
  list: ListPage<TimelineRow>;
  names: Profiles;
  /** Epoch ms from the loader, so that server and browser render the same. */
  now: number;
}

/** One page of the timeline, the latest first. */
export function Events({ id, list, names, now }: EventsProps) {
  const [query] = useSearchParams();
  const { rows, found, total, page, pages } = list;
  const by = idIn(query.get("by") ?? "");
  return (
    <>
      <p role="status" className="figures">
        <span className="font-600">{TEXT.eventsFound(formatCount(found), found === 1)}</span>
        {found < total ? (
          <span className="text-muted">{LISTS.ofTotal(formatCount(total))}</span>
        ) : null}
        {by === null ? null : (
          <span className="text-muted">{TEXT.withPerson(nameIn(names, by))}</span>
        )}
      </p>
      <BusyOverlay>
        {found === 0 ? (
          <EmptyPanel title={LISTS.noMatch} text={LISTS.noMatchText}>
            <ButtonLink
              to={{ search: `?${new URLSearchParams({ id: query.get("id") ?? id })}` }}
              preventScrollReset
            >
              {LISTS.resetFilters}
            </ButtonLink>
          </EmptyPanel>
        ) : (
          <ol className="card divide-y divide-line">
            {numbered(rows).map(({ place, item: row }) =>
              row.kind === "run" ? (
                <RunRow key={place} run={row} />
              ) : (
                <EventRow key={place} {...{ id, names, now }} event={row} />
              ),
            )}
          </ol>
        )}
        <ListPager page={page} pages={pages} />
      </BusyOverlay>
      <ListKeys />
    </>
  );
}

const TONES: Record<TimelineEvent["kind"], Tone> = {
  sanction: "down",
  end: "ok",
  transaction: "neutral",
  limit: "warn",
  messages: "accent",
};

interface EventRowProps {
  id: string;
  event: TimelineEvent;
  /** Its ID, in a timeline of several. */
  subject?: string;
  /** The other of these IDs in a transfer. */
  counterpart?: string;
  names: Profiles;
  now: number;
}

const ROW =
  "focus-ring-inset scroll-mt-20 flex flex-wrap items-start gap-x-3 px-4 py-2 md:grid md:grid-cols-[10.5rem_8.5rem_minmax(0,1fr)_auto] md:gap-x-4";

/** Folded transactions, with a link that shows them. */
function RunRow({ run }: { run: TransactionRun }) {
  const [query] = useSearchParams();
  return (
    <li tabIndex={-1} data-list-row="" className={ROW}>
      <EventTime at={run.at} />
      <span>
        <Badge tone="neutral">{EVENT_BADGES.transaction}</Badge>
      </span>
      <Link
        to={{ search: runSearch(query, run) }}
        preventScrollReset
        data-row=""
        className="link min-w-0 text-[0.9375rem] leading-7 figures max-md:basis-full"
      >
        {TEXT.run(formatCount(run.count), formatDate(run.from * 1000), formatDate(run.at * 1000))}
      </Link>
    </li>
  );
}

function EventTime({ at }: { at: number }) {
  return (
    <time dateTime={isoTime(at * 1000)} className="text-sm leading-7 text-muted figures">
      {formatDateTime(at)}
    </time>
  );
}

export function EventRow({ id, event, subject, counterpart, names, now }: EventRowProps) {
  const { kind, role, at } = event;
  const isToCome = kind === "end" && at * 1000 > now;
  const badge = role === "handler" ? GIVEN : isToCome ? WILL_END : EVENT_BADGES[kind];
  return (
    <li tabIndex={-1} data-list-row={subject ?? otherPerson(event)} className={ROW}>
      <EventTime at={at} />
      <span>
        <Badge tone={role === "handler" ? "blue" : isToCome ? "warn" : TONES[kind]}>{badge}</Badge>
      </span>
      <Link
        to={eventAddress(event, id)}
        data-row=""
        aria-label={`${TEXT.open}: ${formatDateTime(at)}`}
        className="btn btn-ghost min-h-8 min-w-8 px-0 max-md:-my-2 max-md:ml-auto max-md:min-h-11 max-md:min-w-11 md:order-last"
      >
        <Icon name="arrow-right" />
      </Link>
      <div className="min-w-0 text-[0.9375rem] leading-7 max-md:basis-full">
        <EventBody {...{ event, subject, counterpart, names }} />
      </div>
    </li>
  );
}

type EventBodyProps = Pick<EventRowProps, "event" | "subject" | "counterpart" | "names">;

function EventBody({ event, subject, counterpart, names }: EventBodyProps): ReactNode {
  switch (event.kind) {
    case "sanction":
    case "end":
      return <Sanction event={event} subject={subject} names={names} />;
    case "transaction": {
      const { type, action, amount } = event.log;
      const isNamed = type.trim().toLowerCase() === action.trim().toLowerCase();
      return (
        <span className="flex flex-wrap items-center gap-x-3">
          {subject === undefined ? null : <OtherPerson id={subject} names={names} />}
          <span className="min-w-0 wrap-anywhere">{action}</span>
          {counterpart ? (
            <span className="text-quiet">
              {TEXT.transferWith} <OtherPerson id={counterpart} names={names} />
            </span>
          ) : null}
          {type.trim() === "" || isNamed ? null : <Badge tone={typeTone(type)}>{type}</Badge>}
          <span className="ml-auto font-600 figures">{formatMoney(amount)}</span>
        </span>
      );
    }
    case "limit": {
      const { sum, transfers } = event.day;
      return TEXT.moved(STAFF.sent(formatMoney(sum), event.certain), STAFF.transfers(transfers));
    }
    case "messages":
      return OVERVIEW.messages(formatCount(event.messages));
  }
}

type SanctionProps = Omit<EventBodyProps, "event" | "counterpart"> & { event: SanctionEvent };

function Sanction({ event, subject, names }: SanctionProps) {
  const { entry, kind, role } = event;
  const other = otherPerson(event);
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-3">
        {subject === undefined ? null : <OtherPerson id={subject} names={names} />}
        <span className="min-w-0 wrap-anywhere font-600">
          {sanctionLine(listTitle(entry.list), entry.target)}
        </span>
        <span className="text-quiet figures">{formatDuration(entry.duration)}</span>
        {other === "" ? null : (
          <span className="min-w-0 text-quiet">
            {role === "handler" ? TEXT.about : TEXT.givenBy}{" "}
            <OtherPerson id={other} names={names} />
          </span>
        )}
      </span>
      {kind === "sanction" ? <Reason text={entry.reason} /> : null}
    </>
  );
}
