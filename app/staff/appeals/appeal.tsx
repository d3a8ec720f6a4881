import type { ReactNode } from "react";
import { APPEAL_STATE_WORDS, APPEALS as TEXT, ON_LIST } from "../../content/staff/appeal-queue.ts";
import { listTitle } from "../../content/staff/blacklists.ts";
import { LISTS } from "../../content/staff/lists.ts";
import type { StaffAppeal } from "../../contract/appeals.ts";
import type { ListId } from "../../contract/lists.ts";
import type { Profiles } from "../../contract/person.ts";
import { useProfiles } from "../../people/use-profiles.ts";
import { PersonName } from "../../people/person-name.tsx";
import { nameIn } from "../lookup/other-person.tsx";
import { Events } from "../lookup/events.tsx";
import { otherPerson } from "../lookup/event.ts";
import type { Lookup } from "../lookup/lookup.ts";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { SourceNotes } from "../list/gap-notes.tsx";
import { IdCell } from "../list/id-cell.tsx";
import { useSees } from "../list/use-sees.ts";
import { Reason } from "../list/reason.tsx";
import { StaffTime } from "../../ui/staff-time.tsx";
import type { Current } from "./current.ts";
import { Decide } from "./decide.tsx";
import { STATE_TONES } from "./words.ts";

interface AppealProps {
  appeal: StaffAppeal;
  /** The sanction on the bot's list now; null if that doesn't matter. */
  current: Current | null;
  /** The ID's summary; null if the rank can't open the look-up. */
  lookup: Lookup | null;
  /** Prepared words for the person. */
  prepared: readonly string[];
  /** The member who has it open. */
  reader: string;
  /** Epoch ms. */
  now: number;
}

/** An appeal: what was written, the sanction, the answer, and what is known about the ID. */
export function Appeal({ appeal, current, lookup, prepared, reader, now }: AppealProps) {
  const { kind, person, state, givers, claim, messages } = appeal;
  const names = useProfiles("staffPeople", [
    person,
    appeal.subject,
    ...givers,
    ...(claim ? [claim.by] : []),
    ...messages.flatMap(({ from, author }) => (from === "team" && author ? [author] : [])),
    ...(lookup?.timeline.list.rows.map(otherPerson) ?? []),
  ]);
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <section aria-labelledby="messages" className="flex flex-col gap-3">
          <h2 id="messages" className="title-3">
            {TEXT.messages}
          </h2>
          <Messages messages={messages} names={names} />
        </section>
        {/* Before the answer, which needs it. */}
        <Card
          as="section"
          aria-labelledby="about"
          className="flex flex-col gap-3 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 id="about" className="title-3">
              {TEXT.facts[kind]}
            </h2>
            <Badge tone={STATE_TONES[state]}>{APPEAL_STATE_WORDS[state]}</Badge>
          </div>
          <Facts appeal={appeal} current={current} names={names} now={now} />
        </Card>
        <div className="flex min-w-0 flex-col gap-4">
          <Decide {...{ appeal, names, prepared, reader, now }} />
        </div>
      </div>
      {lookup && <Known lookup={lookup} names={names} now={now} />}
    </>
  );
}

interface FactsProps extends Pick<AppealProps, "appeal" | "current" | "now"> {
  names: Profiles;
}

function Facts({ appeal, current, names, now }: FactsProps) {
  const { person, subject, list, at, dueAt } = appeal;
  const seesLookup = useSees("lookup");
  return (
    <>
      <dl className="flex flex-col gap-2.5 [&_dt]:text-sm [&_dt]:text-muted">
        {current && <OnList current={current} />}
        <Fact title={TEXT.columns.person}>
          <IdCell id={person} names={names} />
        </Fact>
        {subject === person ? null : (
          <Fact title={TEXT.subject}>
            <IdCell id={subject} />
          </Fact>
        )}
        {list === null ? (
          <Fact title={TEXT.asked}>
            <StaffTime at={at} />
          </Fact>
        ) : (
          <Sanction appeal={appeal} list={list} names={names} />
        )}
        {dueAt === null ? null : (
          <Fact title={TEXT.dueBy}>
            <StaffTime at={dueAt} />{" "}
            {dueAt < now && appeal.endedAt === null && <Badge tone="down">{TEXT.overdue}</Badge>}
          </Fact>
        )}
      </dl>
      {seesLookup && (
        <ButtonLink to={`/staff/lookup?id=${subject}`} size="sm" icon="search">
          {TEXT.lookup}
        </ButtonLink>
      )}
    </>
  );
}

/** Why the sanction was given, and whether it still stands: what a decision needs first. */
function OnList({ current }: { current: Current }) {
  return (
    <>
      {current.kind === "there" && (
        <Fact title={TEXT.reason}>
          {current.rows.map(({ reason, timestamp }) =>
            reason.trim() === "" ? (
              <p key={timestamp}>{LISTS.none}</p>
            ) : (
              <Reason key={timestamp} text={reason} />
            ),
          )}
        </Fact>
      )}
      <Fact title={TEXT.onList}>
        <span className="font-600">{ON_LIST[current.kind]}</span>
      </Fact>
    </>
  );
}

interface SanctionProps extends Pick<FactsProps, "appeal" | "names"> {
  list: ListId;
}

function Sanction({ appeal, list, names }: SanctionProps) {
  const { target, givenAt, until, givers } = appeal;
  return (
    <>
      <Fact title={TEXT.list}>{listTitle(list)}</Fact>
      {target === null ? null : <Fact title={TEXT.target}>{target}</Fact>}
      <Fact title={TEXT.given}>
        {givenAt === null ? LISTS.unknown : <StaffTime at={givenAt} />}
      </Fact>
      <Fact title={TEXT.ends}>{until === null ? LISTS.none : <StaffTime at={until} />}</Fact>
      {givers.length > 0 && (
        <Fact title={TEXT.givenBy}>
          {givers.map((id) => (
            <IdCell key={id} id={id} names={names} isBrief />
          ))}
        </Fact>
      )}
    </>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Messages of the person and the team, oldest first. */
function Messages({ messages, names }: Pick<StaffAppeal, "messages"> & { names: Profiles }) {
  return (
    <ol className="flex flex-col gap-3">
      {messages.map(({ id, from, author, text, at }) => (
        <li
          key={id}
          className={`card px-4 py-3 ${from === "team" ? "border-accent-deep/60 sm:ml-8" : "sm:mr-8"}`}
        >
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-muted">
            <span>
              {from === "person" ? TEXT.person : author === null ? TEXT.site : TEXT.team}
              {from === "team" && author !== null && (
                <>
                  {" · "}
                  <PersonName inline name={nameIn(names, author)} />
                </>
              )}
            </span>
            <StaffTime at={at} />
          </p>
          <p dir="auto" className="prose mt-1 whitespace-pre-line wrap-anywhere">
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The newest of what the look-up knows about the ID. */
function Known({ lookup, names, now }: { lookup: Lookup; names: Profiles; now: number }) {
  const { id, timeline, gaps } = lookup;
  return (
    <section aria-labelledby="timeline" className="flex flex-col gap-3">
      <h2 id="timeline" className="title-3">
        {TEXT.timeline}
      </h2>
      <SourceNotes {...gaps} />
      {timeline.list.total > 0 && <Events id={id} list={timeline.list} names={names} now={now} />}
    </section>
  );
}
