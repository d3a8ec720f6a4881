import { useId, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import {
  APPEALS,
  DELETION_STATE_WORDS,
  DELETION_VIEW_WORDS,
  DELETIONS as TEXT,
  DELETIONS_NONE,
} from "../../content/staff/appeal-queue.ts";
import {
  DELETION_VIEWS,
  MOST_APPEAL,
  type DeletionQueue,
  type DeletionView,
  type QueuedDeletion,
} from "../../contract/appeals.ts";
import { ERRORS } from "../../content/errors.ts";
import type { Profiles } from "../../contract/person.ts";
import { useStored } from "../../live/hooks/use-stored.ts";
import { APPEAL_DRAFTS } from "../../live/session/appeal-drafts.ts";
import { draftOf, writeDraft } from "../../live/session/write-appeal-drafts.ts";
import { useSend } from "../../live/use-send.ts";
import { WriteFailure } from "../../page-load/write-failure.tsx";
import { useProfiles } from "../../people/use-profiles.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Field, TextArea } from "../../ui/field.tsx";
import { EmptyPanel } from "../../ui/panel.tsx";
import { restoreFocus } from "../../ui/restore-focus.ts";
import { Cell, DataTable, Row, type Column } from "../list/data-table.tsx";
import { IdCell } from "../list/id-cell.tsx";
import { ListKeys } from "../list/list-keys.tsx";
import { BusyOverlay } from "../list/list-results.tsx";
import { ShortTime } from "../list/short-time.tsx";
import { Pages, Views } from "./queue-parts.tsx";
import { Sure } from "./sure.tsx";

const { columns } = TEXT;

const ENDED_COLUMNS: readonly Column<string>[] = [
  { key: "changed", title: columns.changed },
  { key: "person", title: columns.person },
  { key: "state", title: columns.state },
  { key: "reason", title: columns.reason },
];

interface DeletionsProps {
  view: DeletionView;
  queue: DeletionQueue;
  /** Epoch ms from the loader, so that server and browser render the same. */
  now: number;
}

/** A part of the requests for deletion: open ones by the day they are due, or the newest that are over. */
export default function Deletions({ view, queue, now }: DeletionsProps) {
  const { requests, next, counts } = queue;
  const names = useProfiles(
    "staffPeople",
    requests.flatMap(({ person, closedBy }) => (closedBy ? [person, closedBy] : [person])),
  );
  return (
    <>
      <Views
        label={TEXT.views}
        views={DELETION_VIEWS}
        words={DELETION_VIEW_WORDS}
        view={view}
        counts={counts}
      />
      <BusyOverlay>
        {requests.length === 0 ? (
          <EmptyPanel
            title={view === "open" ? TEXT.empty : APPEALS.empty}
            text={DELETIONS_NONE[view]}
          />
        ) : view === "open" ? (
          <ul aria-label={TEXT.table} className="flex flex-col gap-2">
            {requests.map((request) => (
              <OpenRequest key={request.id} {...{ request, names, now }} />
            ))}
          </ul>
        ) : (
          <EndedRequests {...{ requests, names, now }} />
        )}
        <Pages view={view} next={next} />
      </BusyOverlay>
      <ListKeys />
    </>
  );
}

interface OpenRequestProps {
  request: QueuedDeletion;
  names: Profiles;
  now: number;
}

function OpenRequest({ request, names, now }: OpenRequestProps) {
  const { id, person, at, dueAt, emptyAt } = request;
  return (
    <li tabIndex={-1} data-list-row={person} className="card flex flex-col gap-1 px-4 py-2">
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <IdCell id={person} names={names} />
        <p className="text-quiet grow figures">
          {columns.at} <ShortTime at={at / 1000} now={now} /> · {columns.seen}:{" "}
          {emptyAt === null ? TEXT.still : TEXT.none}
        </p>
        <span className="flex flex-wrap items-baseline gap-x-2 text-sm figures">
          {columns.due} <ShortTime at={dueAt / 1000} now={now} />
          {dueAt < now && <Badge tone="down">{TEXT.overdue}</Badge>}
        </span>
      </div>
      <Disclosure summary={TEXT.close}>
        <CloseForm id={id} />
      </Disclosure>
    </li>
  );
}

/** Closes a request with words to the person. */
function CloseForm({ id }: Pick<QueuedDeletion, "id">) {
  const [drafts] = useStored(APPEAL_DRAFTS, "");
  const [text = ""] = draftOf(id, 1, drafts);
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const fieldId = useId();
  const { revalidate } = useRevalidator();
  const { outcome, send } = useSend(`/api/staff/deletions/${id}`, {
    lost: APPEALS.lost,
    reload: revalidate,
  });

  const words = text.trim();

  /** Whether there are words to the person. */
  function isReady(): boolean {
    setProblem(words === "" ? APPEALS.needsText : null);
    if (words === "") field.current?.focus();
    return words !== "";
  }

  async function close() {
    setAsked(false);
    if (!isReady()) return;
    if (await send({ action: "close", text: words }, TEXT.closed)) writeDraft(id, []);
  }

  return (
    <form
      ref={restoreFocus}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(isReady());
      }}
      className="flex max-w-3xl flex-col gap-3 pt-2"
    >
      <Field label={TEXT.reason} htmlFor={fieldId} hint={TEXT.reasonHint} error={problem}>
        <TextArea
          ref={field}
          id={fieldId}
          name="text"
          rows={3}
          dir="auto"
          maxLength={MOST_APPEAL}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${fieldId}-note`}
          value={text}
          onChange={(event) => writeDraft(id, [event.target.value])}
        />
      </Field>
      <WriteFailure outcome={outcome} again={ERRORS.rightsEnded} />
      {isAsked ? (
        <Sure
          question={TEXT.sureText}
          yes={TEXT.sure}
          variant="danger"
          onSure={() => void close()}
          onCancel={() => setAsked(false)}
        />
      ) : (
        <Button type="submit" isBusy={outcome === "sending"} className="self-start">
          {TEXT.close}
        </Button>
      )}
    </form>
  );
}

interface EndedRequestsProps extends Pick<DeletionQueue, "requests"> {
  names: Profiles;
  now: number;
}

function EndedRequests({ requests, names, now }: EndedRequestsProps) {
  return (
    <DataTable label={TEXT.endedTable} columns={ENDED_COLUMNS} sort={null}>
      {requests.map(({ id, person, state, changedAt, closedBy, reason }) => (
        <Row key={id} isTwoLines id={person}>
          <Cell
            title={columns.changed}
            mobileLabel="hidden"
            className="whitespace-nowrap figures max-md:text-right max-md:text-sm max-md:text-muted"
          >
            <ShortTime at={changedAt / 1000} now={now} />
          </Cell>
          <Cell title={columns.person} mobileLabel="hidden" className="max-md:order-first">
            <IdCell id={person} names={names} />
          </Cell>
          <Cell title={columns.state} mobileLabel="hidden" className="text-sm">
            <span className="inline-flex flex-wrap items-baseline gap-x-2">
              {DELETION_STATE_WORDS[state]}
              {closedBy !== null && <IdCell id={closedBy} names={names} isBrief />}
            </span>
          </Cell>
          <Cell
            title={columns.reason}
            mobileLabel="hidden"
            className={`text-sm ${reason === null ? "" : "max-md:col-span-full"}`}
          >
            <bdi>{state === "closed" ? (reason ?? TEXT.byData) : null}</bdi>
          </Cell>
        </Row>
      ))}
    </DataTable>
  );
}
