import { Link, useSearchParams } from "react-router";
import {
  APPEAL_KIND_WORDS,
  APPEAL_STATE_WORDS,
  APPEAL_VIEW_WORDS,
  APPEALS as TEXT,
  APPEALS_NONE,
} from "../../content/staff/appeal-queue.ts";
import { STAFF } from "../../content/staff/staff.ts";
import { you } from "../../content/you/you.static.ts";
import {
  APPEAL_KINDS,
  APPEAL_VIEWS,
  type AppealKind,
  type AppealQueue,
  type AppealStatistics,
  type AppealView,
  type QueuedAppeal,
} from "../../contract/appeals.ts";
import type { Profiles } from "../../contract/person.ts";
import { isServerList } from "../../contract/lists.ts";
import { formatAgo } from "../../format/elapsed.ts";
import { formatCount } from "../../format/number.ts";
import { useProfiles } from "../../people/use-profiles.ts";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyPanel } from "../../ui/panel.tsx";
import { Cell, DataTable, Row, type Column } from "../list/data-table.tsx";
import { IdCell } from "../list/id-cell.tsx";
import { LinkSwitch } from "../list/link-switch.tsx";
import { ListKeys } from "../list/list-keys.tsx";
import { updatedSearch } from "../list/list-query.ts";
import { BusyOverlay } from "../list/list-results.tsx";
import { StaffTime } from "../../ui/staff-time.tsx";
import { aboutText, STATE_TONES } from "./words.ts";

type Titles = Record<keyof typeof TEXT.columns, string>;

const TITLES: Titles = TEXT.columns;
const ENDED_TITLES: Titles = { ...TEXT.columns, ...TEXT.endedColumns };
const KEYS = ["at", "person", "what", "state", "claim"] as const;

interface QueueProps {
  /** Null for both kinds. */
  kind: AppealKind | null;
  view: AppealView;
  queue: AppealQueue;
  /** Epoch ms from the loader, so that server and browser render the same. */
  now: number;
}

/** The value of `?view=`; without it, the open part is shown. */
function valueOf(view: AppealView): string {
  return view === "open" ? "" : view;
}

/** A part of the queue, oldest first; of ended appeals the newest. */
export function Queue({ kind, view, queue, now }: QueueProps) {
  const { appeals, next, counts, statistics } = queue;
  const names = useProfiles(
    "staffPeople",
    appeals.flatMap((appeal) => [appeal.person, teamMemberOf(appeal) ?? appeal.person]),
  );
  const titles = view === "ended" ? ENDED_TITLES : TITLES;
  const columns: Column<string>[] = KEYS.map((key) => ({ key, title: titles[key] }));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {you.appeals && you.deletion ? (
          <LinkSwitch
            label={TEXT.kinds}
            name="kind"
            options={[
              { value: "", title: TEXT.all },
              ...APPEAL_KINDS.map((value) => ({ value, title: APPEAL_KIND_WORDS[value] })),
            ]}
            chosen={kind ?? ""}
            className="flex"
          />
        ) : null}
        <LinkSwitch
          label={TEXT.views}
          name="view"
          options={APPEAL_VIEWS.map((part) => ({
            value: valueOf(part),
            title: APPEAL_VIEW_WORDS[part],
            count: part === "ended" ? undefined : STAFF.openAppeals(counts[part]),
          }))}
          chosen={valueOf(view)}
        />
        {statistics.medianMs === null ? null : <Statistics {...statistics} />}
      </div>
      <BusyOverlay>
        {appeals.length === 0 ? (
          <EmptyPanel title={TEXT.empty} text={APPEALS_NONE[view]} />
        ) : (
          <DataTable label={TEXT.table} columns={columns} sort={null}>
            {appeals.map((appeal) => (
              <AppealRow key={appeal.id} {...{ appeal, titles, names, now }} />
            ))}
          </DataTable>
        )}
        <Pages next={next} />
      </BusyOverlay>
      <ListKeys />
    </>
  );
}

function Statistics({ medianMs, decisions, reversals }: AppealStatistics) {
  const median = formatAgo((medianMs ?? 0) / 1000);
  return (
    <p className="text-quiet figures">
      {TEXT.statistics(median, formatCount(decisions), formatCount(reversals))}
    </p>
  );
}

/** Who holds an open appeal, or has decided one that is over. */
function teamMemberOf({ endedAt, claim, decision }: QueuedAppeal): string | undefined {
  return endedAt === null ? claim?.by : decision?.by;
}

interface AppealRowProps {
  appeal: QueuedAppeal;
  titles: Titles;
  names: Profiles;
  now: number;
}

function AppealRow({ appeal, titles, names, now }: AppealRowProps) {
  const { id, person, list, subject, state, at, dueAt, endedAt, declinedBefore } = appeal;
  const teamMember = teamMemberOf(appeal);
  return (
    <Row isTwoLines id={person}>
      <Cell
        title={titles.at}
        mobileLabel="hidden"
        className="whitespace-nowrap figures max-md:text-right max-md:text-sm max-md:text-muted"
      >
        <StaffTime at={endedAt ?? at} />
      </Cell>
      <Cell title={titles.person} mobileLabel="hidden" className="max-md:order-first">
        <IdCell id={person} names={names} />
      </Cell>
      <Cell title={titles.what} mobileLabel="hidden" className="max-md:text-sm">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <Link
            to={`/staff/appeals/${id}`}
            data-row=""
            className="link min-w-0 wrap-anywhere max-md:after:absolute max-md:after:inset-0"
          >
            {aboutText(appeal)}
          </Link>
          {list && isServerList(list) && (
            <span className="text-quiet figures">
              {TEXT.server} {subject}
            </span>
          )}
        </span>
      </Cell>
      <Cell title={titles.state} mobileLabel="hidden" className="max-md:text-right">
        <span className="inline-flex flex-wrap items-center gap-2 max-md:justify-end">
          <Badge tone={STATE_TONES[state]}>{APPEAL_STATE_WORDS[state]}</Badge>
          {declinedBefore > 0 && <span className="text-quiet">{TEXT.again}</span>}
          {dueAt !== null && endedAt === null && <Due at={dueAt} now={now} />}
        </span>
      </Cell>
      <Cell title={titles.claim} mobileLabel="inline" className="text-sm">
        {teamMember === undefined ? (
          <span className="text-muted">{endedAt === null ? TEXT.unclaimed : TEXT.undecided}</span>
        ) : (
          <IdCell id={teamMember} names={names} isBrief />
        )}
      </Cell>
    </Row>
  );
}

/** The day by which a deletion is due. */
function Due({ at, now }: { at: number; now: number }) {
  return (
    <span className="inline-flex items-center gap-x-2 text-sm figures">
      <span>
        {TEXT.due} <StaffTime at={at} />
      </span>
      {at < now && <Badge tone="down">{TEXT.overdue}</Badge>}
    </span>
  );
}

/** Links to the next page, and back to the first. */
function Pages({ next }: { next: string | null }) {
  const [query] = useSearchParams();
  return (
    <nav aria-label={TEXT.pages} className="flex flex-wrap justify-center gap-3 empty:hidden">
      {query.has("after") && (
        <ButtonLink to={{ search: updatedSearch(query, {}) }} size="sm">
          {TEXT.first}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink
          to={{ search: updatedSearch(query, { after: next }) }}
          size="sm"
          icon="arrow-right"
        >
          {TEXT.older}
        </ButtonLink>
      )}
    </nav>
  );
}
