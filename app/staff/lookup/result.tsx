import { useLocation, useSearchParams } from "react-router";
import { LISTS } from "../../content/staff/lists.ts";
import { LOOKUP as TEXT } from "../../content/staff/lookup.ts";
import { formatDateTime } from "../../format/date.ts";
import { useProfiles } from "../../people/use-profiles.ts";
import { UserCard } from "../../people/user-card.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { CopyButton } from "../../live/copy-button.tsx";
import { useSite } from "../../live/session/use-site.ts";
import { EmptyPanel } from "../../ui/panel.tsx";
import { idIn } from "../../contract/digits.ts";
import { ageOf } from "./age.ts";
import { otherPerson } from "./event.ts";
import { Events } from "./events.tsx";
import { Facts } from "./facts.tsx";
import { TimelineFilters } from "./filters.tsx";
import type { Lookup } from "./lookup.ts";
import { dayBefore } from "../list/day.ts";
import { useSees } from "../list/use-sees.ts";
import { SourceNotes } from "../list/gap-notes.tsx";
import { lookupForDiscord } from "./summary.ts";

interface LookupResultProps {
  lookup: Lookup;
  /** Epoch ms. */
  now: number;
}

/** The person or server of an id, sanctions in force, and the timeline. */
export function LookupResult({ lookup, now }: LookupResultProps) {
  const [query] = useSearchParams();
  const { id, user, timeline, gaps } = lookup;
  const missing = gaps.failed.length + gaps.late.length + gaps.closed.length;
  const names = useProfiles("staffPeople", [
    ...timeline.list.rows.map(otherPerson),
    ...timeline.people.map((person) => person.id),
    ...lookup.active.map(({ moderator }) => moderator),
    idIn(query.get("by") ?? "") ?? "",
  ]);
  return (
    <>
      <div className="flex flex-col gap-3">
        <UserCard isDense id={id} user={user} />
        <p className="text-quiet figures">{TEXT.created(...ageOf(id, now))}</p>
        <Facts lookup={lookup} names={names} now={now} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <CopyButtons lookup={lookup} now={now} />
          <p className="text-quiet figures">
            {TEXT.readAtTime(formatDateTime(lookup.readAt / 1000))}
          </p>
        </div>
      </div>
      <SourceNotes {...gaps} />
      {timeline.list.total === 0 && missing > 0 ? null : (
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
          ) : (
            <EmptyPanel title={TEXT.none} text={TEXT.noneText} />
          )}
        </section>
      )}
    </>
  );
}

function CopyButtons({ lookup, now }: LookupResultProps) {
  const { origin } = useSite();
  const { search } = useLocation();
  const seesAuditLog = useSees("trail");
  const address = `${origin}/staff/lookup?id=${lookup.id}`;
  return (
    <>
      <CopyButton
        text={lookupForDiscord(lookup, address)}
        size="sm"
        icon="discord"
        data-copies-case=""
      >
        {TEXT.copyForDiscord}
      </CopyButton>
      <CopyButton text={`${origin}/staff/lookup${search}`} size="sm" icon="link">
        {LISTS.copyLink}
      </CopyButton>
      {seesAuditLog && (
        <ButtonLink to={`/staff/trail?id=${lookup.id}`} size="sm" icon="book">
          {TEXT.whoLooked}
        </ButtonLink>
      )}
      {seesAuditLog && typeof lookup.rank === "string" && (
        <ButtonLink
          to={`/staff/trail?person=${lookup.id}&day=${dayBefore(now)}`}
          size="sm"
          icon="activity"
        >
          {TEXT.didYesterday}
        </ButtonLink>
      )}
    </>
  );
}
