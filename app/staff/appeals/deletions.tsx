import { useId, useRef, useState, type FormEvent } from "react";
import {
  APPEALS,
  DELETION_STATE_WORDS,
  DELETIONS as TEXT,
} from "../../content/staff/appeal-queue.ts";
import { MOST_APPEAL, type DeletionQueue, type QueuedDeletion } from "../../contract/appeals.ts";
import type { Profiles } from "../../contract/person.ts";
import { useProfiles } from "../../people/use-profiles.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Field, TextArea } from "../../ui/field.tsx";
import { EmptyPanel } from "../../ui/panel.tsx";
import { Cell, DataTable, Row, type Column } from "../list/data-table.tsx";
import { IdCell } from "../list/id-cell.tsx";
import { ListKeys } from "../list/list-keys.tsx";
import { ShortTime } from "../list/short-time.tsx";
import { Failure } from "./failure.tsx";
import { useDecision } from "./use-decision.ts";

const { columns } = TEXT;

const ENDED_COLUMNS: readonly Column<string>[] = [
  { key: "changed", title: columns.changed },
  { key: "person", title: columns.person },
  { key: "state", title: columns.state },
  { key: "reason", title: columns.reason },
];

interface DeletionsProps {
  queue: DeletionQueue;
  /** Epoch ms from the loader, so that server and browser render the same. */
  now: number;
}

/** Requests for deletion: open ones by the day they are due, then those that are over. */
export default function Deletions({ queue: { open, ended }, now }: DeletionsProps) {
  const names = useProfiles("staffPeople", [
    ...open.map(({ person }) => person),
    ...ended.flatMap(({ person, closedBy }) => (closedBy ? [person, closedBy] : [person])),
  ]);
  return (
    <>
      {open.length === 0 ? (
        <EmptyPanel title={TEXT.empty} text={TEXT.emptyText} />
      ) : (
        <ul aria-label={TEXT.table} className="flex flex-col gap-3">
          {open.map((request) => (
            <OpenRequest key={request.id} {...{ request, names, now }} />
          ))}
        </ul>
      )}
      {ended.length > 0 && (
        <section aria-labelledby="ended" className="flex flex-col gap-2">
          <h2 id="ended" className="title-3">
            {TEXT.ended}
          </h2>
          <EndedRequests ended={ended} names={names} now={now} />
        </section>
      )}
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
    <li tabIndex={-1} data-list-row={person} className="card flex flex-col gap-2 px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <IdCell id={person} names={names} />
        <span className="flex flex-wrap items-baseline gap-x-2 text-sm figures">
          {columns.due} <ShortTime at={dueAt / 1000} now={now} />
          {dueAt < now && <Badge tone="down">{TEXT.overdue}</Badge>}
        </span>
      </div>
      <p className="text-quiet figures">
        {columns.at} <ShortTime at={at / 1000} now={now} /> · {columns.seen}:{" "}
        {emptyAt === null ? TEXT.still : TEXT.none}
      </p>
      <Disclosure summary={TEXT.close}>
        <CloseForm id={id} />
      </Disclosure>
    </li>
  );
}

/** Closes a request with words to the person. */
function CloseForm({ id }: Pick<QueuedDeletion, "id">) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const fieldId = useId();
  const { outcome, send } = useDecision(`/api/staff/deletions/${id}`);

  async function close(event: FormEvent) {
    event.preventDefault();
    const words = text.trim();
    setProblem(words === "" ? APPEALS.needsText : null);
    if (words === "") return field.current?.focus();
    await send({ action: "close", text: words }, TEXT.closed);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void close(event)}
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
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Failure outcome={outcome} />
      <Button type="submit" isBusy={outcome === "sending"} className="self-start">
        {TEXT.close}
      </Button>
    </form>
  );
}

interface EndedRequestsProps extends Pick<DeletionQueue, "ended"> {
  names: Profiles;
  now: number;
}

function EndedRequests({ ended, names, now }: EndedRequestsProps) {
  return (
    <DataTable label={TEXT.endedTable} columns={ENDED_COLUMNS} sort={null}>
      {ended.map(({ id, person, state, changedAt, closedBy, reason }) => (
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
          <Cell title={columns.reason} mobileLabel="hidden" className="text-sm">
            <bdi>{state === "closed" ? (reason ?? TEXT.byData) : null}</bdi>
          </Cell>
        </Row>
      ))}
    </DataTable>
  );
}
