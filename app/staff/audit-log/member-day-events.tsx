import { Link } from "react-router";
import { AUDIT_LOG as TEXT } from "../../content/staff/audit-log.ts";
import { formatCount } from "../../format/number.ts";
import { numbered } from "../../format/numbered.ts";
import { useProfiles } from "../../people/use-profiles.ts";
import { SourceNotes } from "../list/gap-notes.tsx";
import { useSees } from "../list/use-sees.ts";
import { otherPerson } from "../lookup/event.ts";
import { EventRow } from "../lookup/events.tsx";
import type { MemberDay } from "./member-day.ts";

interface MemberDayEventsProps {
  day: MemberDay;
  /** Epoch ms from the loader, so that server and browser render the same. */
  now: number;
}

/** The sanctions that a member gave on a day, and their messages. */
export function MemberDayEvents({ day, now }: MemberDayEventsProps) {
  const { person, date, events, more, gaps } = day;
  const names = useProfiles("staffPeople", events.map(otherPerson));
  const seesLists = useSees("blacklist");
  const isWhole = Object.values(gaps).every((missing) => missing.length === 0);
  return (
    <section aria-labelledby="member-day" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="member-day" className="font-600">
          {TEXT.given}
        </h2>
        {seesLists ? (
          <Link
            to={`/staff/blacklist?moderator=${person}&from=${date}&to=${date}`}
            className="link inline-block py-0.75 text-sm"
          >
            {TEXT.inLists}
          </Link>
        ) : null}
      </div>
      <SourceNotes {...gaps} />
      {events.length === 0 ? (
        <p className="text-quiet">{isWhole ? TEXT.nothingGiven : TEXT.nothingRead}</p>
      ) : (
        <ol className="card divide-y divide-line">
          {numbered(events).map(({ place, item }) => (
            <EventRow key={place} id={person} event={item} names={names} now={now} />
          ))}
        </ol>
      )}
      {more > 0 ? <p className="text-quiet figures">{TEXT.moreGiven(formatCount(more))}</p> : null}
    </section>
  );
}
