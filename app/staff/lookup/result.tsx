import { useSearchParams } from "react-router";
import { LOOKUP as TEXT, readAtText } from "../../content/staff/lookup.ts";
import { formatDateTime } from "../../format/date.ts";
import { useProfiles } from "../../people/use-profiles.ts";
import { UserCard } from "../../people/user-card.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { CopyButton } from "../../live/copy-button.tsx";
import { EmptyPanel } from "../../ui/panel.tsx";
import { idIn } from "../../contract/digits.ts";
import { otherPerson } from "./event.ts";
import { Events } from "./events.tsx";
import { Facts } from "./facts.tsx";
import { TimelineFilters } from "./filters.tsx";
import type { Lookup } from "./lookup.ts";
import { SourceNotes } from "./source-notes.tsx";
import { lookupForDiscord } from "./summary.ts";

/** The person or server of an id, sanctions in force, and the timeline. `now` in epoch ms. */
export default function LookupResult({ lookup, now }: { lookup: Lookup; now: number }) {
  const [query] = useSearchParams();
  const { id, user, timeline, failed } = lookup;
  const names = useProfiles("staffPeople", [
    ...timeline.list.rows.map(otherPerson),
    ...timeline.people.map((person) => person.id),
    ...lookup.active.map(({ entry }) => entry.moderator),
    idIn(query.get("by") ?? "") ?? "",
  ]);
  return (
    <>
      <div className="flex flex-col gap-3">
        <UserCard isDense id={id} user={user} />
        <Facts lookup={lookup} names={names} now={now} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <CopyButtons lookup={lookup} />
          <p className="text-quiet figures">{readAtText(formatDateTime(lookup.readAt / 1000))}</p>
        </div>
      </div>
      <SourceNotes {...lookup} />
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
  return (
    <>
      <CopyButton text={lookupForDiscord(lookup)} size="sm" icon="discord">
        {TEXT.copyForDiscord}
      </CopyButton>
      <CopyButton text={lookup.id} size="sm">
        {TEXT.copyId}
      </CopyButton>
      <ButtonLink to={`/staff/trail?id=${lookup.id}`} size="sm" icon="book">
        {TEXT.whoLooked}
      </ButtonLink>
    </>
  );
}
